import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import type { Intake } from "./use-intake.ts";

const fallback = t("Couldn’t send your message. Please try again.");

/** Leaves what was typed as a message to be answered by mail. */
export const useLeaveMessage = ({ draft, set, clear }: Pick<Intake, "draft" | "set" | "clear">) => {
	/** Also where a field is to blame: what it says may be out of sight. */
	const [failure, setFailure] = useState<string | null>(null);
	/** No message may come from this connection so long. */
	const [blockedUntil, setBlockedUntil] = useState<string | null>(null);
	const [thanks, setThanks] = useState<string | null>(null);
	const { email, message, accept_terms } = draft;
	const form = useForm({
		values: { email, message, accept_terms },
		onChange: (values) => {
			set("email", values.email);
			set("message", values.message);
			set("accept_terms", values.accept_terms);
		},
		check: (values) => {
			setFailure(null);
			setBlockedUntil(null);
			return checkBy(leaveMessage.body, values);
		},
		send: async (body) => {
			try {
				const answer = await request(leaveMessage, { body });
				clear();
				setThanks(answer.message);
			} catch (error) {
				if (error instanceof ApiFailure && error.until) return setBlockedUntil(error.until);
				setFailure(errorMessage(error, fallback));
				throw error;
			}
		},
		fallback,
	});
	return { ...form, failure, blockedUntil, thanks };
};
