import { formKindNames } from "@warmline/contract/forms/form";
import society from "../../../content/society.json" with { type: "json" };
import { letter } from "../platform/mail/letter.ts";
import type { Platform } from "../platform/platform.ts";
import { type FormRow, formById } from "./queries.ts";

/** Only the id: what people wrote stands in one place. */
export type FormJob = { form_id: string };

/** Two jobs, so that one mail that cannot be sent does not send the other again. */
export const societyJob = "mail-form-to-society";
export const senderJob = "mail-form-to-sender";

/** What was written, a line each. */
const linesOf = (form: FormRow): string[] => {
	const names =
		form.kind === "nda"
			? [["Name", form.name]]
			: [
					["First name", form.first_name],
					["Last name", form.last_name],
				];
	const lines = [
		...names,
		["Email", form.email],
		["City", form.city],
		["Province", form.province],
		["Date", form.date],
	];
	return lines.filter(([, value]) => value !== null).map(([label, value]) => `${label}: ${value}`);
};

const storedForm = async ({ database }: Platform, { form_id }: FormJob): Promise<FormRow> => {
	const form = await formById(database.db, form_id);
	if (!form) throw new Error("a form was promised to be mailed and is not there");
	return form;
};

export const mailToSociety = async (platform: Platform, job: FormJob) => {
	const form = await storedForm(platform, job);
	await platform.mailer.send(
		letter({
			to: society.applications_email,
			subject: `${formKindNames[form.kind]}: ${form.name}`,
			greeting: "Hello,",
			paragraphs: [
				form.kind === "nda"
					? "Somebody agreed to the confidentiality agreement."
					: "Somebody sent a reference check form.",
				...linesOf(form),
				...(form.agreed_version === null ? [] : [`Version of the text: ${form.agreed_version}`]),
				"Directors find it under Forms.",
			],
		}),
	);
};

export const mailToSender = async (platform: Platform, job: FormJob) => {
	const form = await storedForm(platform, job);
	await platform.mailer.send(
		letter({
			to: form.email,
			subject: form.kind === "nda" ? "We have your agreement" : "We have your reference check form",
			greeting: `Hello ${form.first_name ?? form.name},`,
			paragraphs: [
				form.kind === "nda"
					? `Thank you. You agreed to the confidentiality agreement of ${society.name}. This is what you sent:`
					: `Thank you. Your reference check form has reached ${society.name}. This is what you sent:`,
				...linesOf(form),
				form.kind === "nda"
					? "It is kept with the text you agreed to. You do not have to do anything more."
					: "We will write to you about the person who gave us your name. Until then you do not have to do anything.",
				`If something in it is wrong, or if you did not send it, please write to ${society.applications_email}.`,
			],
			...(form.kind === "nda"
				? { link: { text: "Read the agreement", url: `${platform.config.PUBLIC_URL}/NDAForm` } }
				: {}),
		}),
	);
};
