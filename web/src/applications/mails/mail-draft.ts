import * as z from "zod/mini";
import { newClientId } from "../../platform/realtime/new-client-id.ts";
import { boardStages } from "../board/stages.ts";

/** A mail to everybody in a stage, as it is sent. */
export type StageMail = z.infer<typeof stageMail>;

const stageMail = z.object({
	/** The same for each try to send the same mail. */
	client_id: z.string(),
	stage: z.enum(boardStages),
	kind: z.string(),
	subject: z.string(),
	text: z.string(),
});

export const mailDraft = z.object({
	subject: z.string(),
	text: z.string(),
	/** What was tried to be sent, and may have gone out. */
	tried: z.nullable(stageMail),
});

export type MailDraft = z.infer<typeof mailDraft>;

export const emptyDraft: MailDraft = { subject: "", text: "", tried: null };

/** Other words, or other people, are another mail: it must not be taken for the one that may have gone out. */
export const mailFrom = ({ subject, text, tried }: MailDraft, to: Pick<StageMail, "stage" | "kind">): StageMail => {
	const mail = { ...to, subject, text };
	const same =
		tried !== null &&
		tried.stage === mail.stage &&
		tried.kind === mail.kind &&
		tried.subject === subject &&
		tried.text === text;
	return { ...mail, client_id: same ? tried.client_id : newClientId() };
};
