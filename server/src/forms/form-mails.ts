import { type Language, languages } from "@warmline/contract/content/words";
import { formKindNames } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import { pathIn, translate } from "../platform/language.ts";
import { letter } from "../platform/mail/mail-template.ts";
import type { Platform } from "../platform/platform.ts";
import { society, societyNames } from "../platform/society.ts";
import { type FormRow, formById } from "./queries.ts";

/**
 * Only the id: what people wrote stands in one place. The language is that of the page that sent it; jobs that were
 * promised before there were two have none.
 */
export type FormJob = { form_id: string; language?: Language };

/** Two jobs, so that one mail that cannot be sent does not send the other again. */
export const societyJob = "mail-form-to-society";
export const senderJob = "mail-form-to-sender";

/** What was written, a line each. */
const linesOf = (form: FormRow): string[] => [
	...(form.kind === "nda" ? [t("Name: {value}", { value: form.name })] : []),
	...(form.first_name === null ? [] : [t("First name: {value}", { value: form.first_name })]),
	...(form.last_name === null ? [] : [t("Last name: {value}", { value: form.last_name })]),
	t("Email: {value}", { value: form.email }),
	...(form.city === null ? [] : [t("City: {value}", { value: form.city })]),
	...(form.province === null ? [] : [t("Province: {value}", { value: form.province })]),
	t("Date: {value}", { value: form.date }),
];

/** Who was erased since takes their forms with them: then there is nothing to mail. */
const storedForm = ({ database }: Platform, { form_id }: FormJob): Promise<FormRow | undefined> =>
	formById(database.db, form_id);

export const mailToSociety = async (platform: Platform, job: FormJob, id: string) => {
	const form = await storedForm(platform, job);
	if (!form) return;
	await platform.mailer.send(
		letter({ to: society.applications_email, language: languages[0] }, () => ({
			subject: `${translate(formKindNames[form.kind])}: ${form.name}`,
			greeting: t("Hello,"),
			paragraphs: [
				form.kind === "nda"
					? t("Someone agreed to the confidentiality agreement.")
					: t("Someone sent a reference check form."),
				...linesOf(form),
				...(form.agreed_version === null
					? []
					: [t("Version of the text: {version}", { version: form.agreed_version })]),
				t("Directors can find it under Forms."),
			],
		})),
		id,
	);
};

export const mailToSender = async (platform: Platform, job: FormJob, id: string) => {
	const { language = "en" } = job;
	const form = await storedForm(platform, job);
	if (!form) return;
	const name = societyNames[language];
	await platform.mailer.send(
		letter({ to: form.email, language }, () => ({
			subject: form.kind === "nda" ? t("We’ve received your agreement") : t("We’ve received your reference check form"),
			greeting: t("Hello {name},", { name: form.first_name ?? form.name }),
			paragraphs: [
				form.kind === "nda"
					? t("Thank you. You agreed to the confidentiality agreement of {name}. This is what you sent:", { name })
					: t("Thank you. {name} has received your reference check form. This is what you sent:", { name }),
				...linesOf(form),
				form.kind === "nda"
					? t("It is kept together with the text you agreed to. You don’t need to do anything else.")
					: t("We’ll write to you about the person who gave us your name. You don’t need to do anything until then."),
				t("If something is wrong, or you didn’t send it, please write to {email}.", {
					email: society.applications_email,
				}),
			],
			...(form.kind === "nda"
				? {
						link: {
							text: t("Read the agreement"),
							url: `${platform.config.PUBLIC_URL}${pathIn(language, "/NDAForm")}`,
						},
					}
				: {}),
		})),
		id,
	);
};
