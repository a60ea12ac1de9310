import { t } from "@warmline/contract/i18n";
import type { Attachment } from "./mailer.ts";

/** What a person wrote: it stands as it is, with its lines, whatever the email's language. */
export type Quoted = { readonly quoted: string };
/** The same, where the email itself is in that person's words. */
export type Written = { readonly written: string };
export type Paragraph = string | Quoted | Written;

/** The button, whose address is shown, too. */
export type EmailLink = { readonly text: string } & (
	| { /** Path of a page, which opens in the reader's language. */ readonly page: string }
	| { /** Path below PUBLIC_URL that is the same in every language. */ readonly path: string }
);

/** What an email says after its greeting, in the language that is spoken. A feature's emails are in its `emails.ts`. */
export type Email = {
	readonly subject: string | Written;
	readonly paragraphs: readonly Paragraph[];
	readonly link?: EmailLink | undefined;
	readonly attachments?: readonly Attachment[];
};

/** The last paragraph of most emails. */
export const questionsTo = (email: string): string =>
	t("If you have any questions, please write to {email}.", { email });

/** The last paragraph of emails that members can turn off. */
export const mailPreferencesHint = (): string =>
	t("You can change what we email you about, and how often, in your preferences.");

/** The same email, with a subject that says that nothing has happened. */
export const asTest = ({ subject, ...rest }: Email): Email => ({
	...rest,
	subject: t("Test: {subject}", { subject: typeof subject === "string" ? subject : subject.written }),
});
