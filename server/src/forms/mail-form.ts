import { type Language, languages } from "@warmline/contract/content/words";
import { sendEmail } from "../platform/mail/send-email.ts";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { formArrived, formReceived } from "./emails.ts";
import { type FormRow, formById } from "./queries.ts";

/**
 * Only the id: what people wrote stands in one place. The language is that of the page that sent it; jobs that were
 * promised before there were two have none.
 */
export type FormJob = { form_id: string; language?: Language };

/** Two jobs, so that one mail that cannot be sent does not send the other again. */
export const societyJob = "mail-form-to-society";
export const senderJob = "mail-form-to-sender";

/** Who was erased since takes their forms with them: then there is nothing to mail. */
const storedForm = ({ database }: Platform, { form_id }: FormJob): Promise<FormRow | undefined> =>
	formById(database.db, form_id);

export const mailToSociety = async (platform: Platform, job: FormJob, id: string) => {
	const form = await storedForm(platform, job);
	if (!form) return;
	const recipient = { to: society().applications_email, language: languages[0] };
	await sendEmail(platform, recipient, () => formArrived(form), id);
};

export const mailToSender = async (platform: Platform, job: FormJob, id: string) => {
	const { language = "en" } = job;
	const form = await storedForm(platform, job);
	if (!form) return;
	const recipient = { to: form.email, name: form.first_name ?? form.name, language };
	await sendEmail(platform, recipient, () => formReceived(form), id);
};
