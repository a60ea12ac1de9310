import { initiateChat } from "@warmline/contract/chats/calls";
import { intake } from "@warmline/contract/chats/intake";
import { language, t } from "@warmline/contract/i18n";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage, type FieldErrors, fieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import {
	emptyDraft,
	forgetDraft,
	type IntakeDraft,
	intakeRequestId,
	keepDraft,
	keptDraft,
} from "../visitor/chat-in-tab.ts";

export type IntakeErrors = FieldErrors<keyof IntakeDraft>;

/** What became of a form that was sent. The failure itself where nobody can ask: the chat has closed, or they are blocked. */
export type Sent = { readonly chatId: string } | ApiFailure | "refused";

/**
 * The intake form: what is typed, what is wrong with it, and the sending. The form can be filled in before this runs:
 * what stands in it then counts for more than what this tab has kept.
 */
export const useIntake = (form: RefObject<HTMLFormElement | null>) => {
	const [draft, setDraft] = useState(emptyDraft);
	const [errors, setErrors] = useState<IntakeErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [sending, setSending] = useState(false);

	useEffect(() => {
		if (draft !== emptyDraft) keepDraft(draft);
	}, [draft]);

	const touched = useRef(false);

	useLayoutEffect(() => {
		const kept = keptDraft();
		const filled = form.current ? [...new FormData(form.current)].filter(([, value]) => value !== "") : [];
		if (filled.length === 0) return setDraft(kept);
		touched.current = true;
		const typed: object = Object.fromEntries(filled);
		setDraft({ ...kept, ...typed, accept_terms: kept.accept_terms || "accept_terms" in typed });
	}, [form]);

	const set = <K extends keyof IntakeDraft>(name: K, value: IntakeDraft[K]) => {
		touched.current = true;
		setDraft((before) => ({ ...before, [name]: value }));
		setErrors(({ [name]: _, ...others }) => others);
	};

	/** Nothing is wrong as far as can be seen here. */
	const check = (): boolean => {
		const found = schemaErrors(intake.safeParse(draft).error);
		setErrors(found);
		setFailure(null);
		return Object.keys(found).length === 0;
	};

	const clear = () => {
		forgetDraft();
		setDraft(emptyDraft);
	};

	/** When it was refused the form says why. */
	const send = async (): Promise<Sent> => {
		setSending(true);
		try {
			const body = { ...draft, language, accept_terms: true as const, request_id: intakeRequestId() };
			const { chat_id } = await request(initiateChat, { body });
			clear();
			return { chatId: chat_id };
		} catch (error) {
			if (error instanceof ApiFailure && (error.status === 409 || error.until)) return error;
			const named = fieldErrors(error, Object.keys(emptyDraft));
			const fallback = t("Failed to initiate chat.");
			setErrors(named);
			setFailure(Object.keys(named).length > 0 ? null : errorMessage(error, fallback, "always"));
			return "refused";
		} finally {
			setSending(false);
		}
	};

	return { draft, errors, failure, sending, set, check, send, clear, touched };
};

export type Intake = ReturnType<typeof useIntake>;
