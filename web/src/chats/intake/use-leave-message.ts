import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage, type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import type { Intake } from "./use-intake.ts";

const failed = t("Couldn’t send your message. Please try again.");

/** Leaves what was typed as a message to be answered by mail. */
export const useLeaveMessage = ({ draft, set, clear }: Pick<Intake, "draft" | "set" | "clear">) => {
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	/** No message may come from this connection so long. */
	const [blockedUntil, setBlockedUntil] = useState<string | null>(null);
	const [sending, setSending] = useState(false);
	const [thanks, setThanks] = useState<string | null>(null);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (sending) return;
		setFailure(null);
		setBlockedUntil(null);
		const parsed = leaveMessage.body.safeParse(draft);
		if (!parsed.success) {
			return setErrors(schemaErrors(parsed.error));
		}
		setErrors({});
		setSending(true);
		try {
			const { message } = await request(leaveMessage, { body: parsed.data });
			clear();
			setThanks(message);
		} catch (error) {
			if (error instanceof ApiFailure && error.until) return setBlockedUntil(error.until);
			if (error instanceof ApiFailure) setErrors(error.errors);
			setFailure(errorMessage(error, failed));
		} finally {
			setSending(false);
		}
	};

	const change: Intake["set"] = (name, value) => {
		set(name, value);
		setErrors((before) => ({ ...before, [name]: undefined }));
	};

	return { change, errors, failure, blockedUntil, sending, thanks, submit };
};
