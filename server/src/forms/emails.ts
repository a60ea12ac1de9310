import { formKindNames } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import { translate } from "../platform/language.ts";
import type { Email } from "../platform/mail/email.ts";
import { society, societyName } from "../platform/society.ts";
import type { FormRow } from "./queries.ts";

type Form = Pick<
	FormRow,
	"kind" | "name" | "first_name" | "last_name" | "email" | "city" | "province" | "date" | "agreed_version"
>;

/** What was written, a line each. */
const linesOf = (form: Form): string[] => [
	...(form.kind === "nda" ? [t("Name: {value}", { value: form.name })] : []),
	...(form.first_name === null ? [] : [t("First name: {value}", { value: form.first_name })]),
	...(form.last_name === null ? [] : [t("Last name: {value}", { value: form.last_name })]),
	t("Email: {value}", { value: form.email }),
	...(form.city === null ? [] : [t("City: {value}", { value: form.city })]),
	...(form.province === null ? [] : [t("Province: {value}", { value: form.province })]),
	t("Date: {value}", { value: form.date }),
];

/** To the organisation. */
export const formArrived = (form: Form): Email => ({
	subject: `${translate(formKindNames[form.kind])}: ${form.name}`,
	paragraphs: [
		form.kind === "nda"
			? t("Someone agreed to the confidentiality agreement.")
			: t("Someone sent a reference check form."),
		...linesOf(form),
		...(form.agreed_version === null ? [] : [t("Version of the text: {version}", { version: form.agreed_version })]),
		t("Directors can find it under Forms."),
	],
});

/** To who has sent it. */
export const formReceived = (form: Form): Email => {
	const name = societyName();
	return {
		subject: form.kind === "nda" ? t("We’ve received your agreement") : t("We’ve received your reference check form"),
		paragraphs: [
			form.kind === "nda"
				? t("Thank you. You agreed to the confidentiality agreement of {name}. This is what you sent:", { name })
				: t("Thank you. {name} has received your reference check form. This is what you sent:", { name }),
			...linesOf(form),
			form.kind === "nda"
				? t("We’ve saved it with the text you agreed to. You don’t need to do anything else.")
				: t("We’ll write to you about the person who gave us your name. You don’t need to do anything until then."),
			t("If something is wrong, or you didn’t send it, please write to {email}.", {
				email: society().applications_email,
			}),
		],
		link: form.kind === "nda" ? { text: t("Read the agreement"), page: "/NDAForm" } : undefined,
	};
};
