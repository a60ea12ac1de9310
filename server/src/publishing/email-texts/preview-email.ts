import type { AnswerOf } from "@warmline/contract/calls";
import { type EmailWords, emailWords } from "@warmline/contract/content/email-words";
import type { Language } from "@warmline/contract/content/words";
import type { previewEmail as previewEmailCall } from "@warmline/contract/publishing/calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { forbidden } from "../../platform/errors.ts";
import { asTest } from "../../platform/mail/email.ts";
import type { EmailSample } from "../../platform/mail/email-sample.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderEmail } from "../../platform/mail/render-email.ts";
import { sendNow } from "../../platform/mail/send-now.ts";
import type { Platform } from "../../platform/platform.ts";
import { contentWith } from "../check-draft.ts";
import { publishedContent } from "../content-state.ts";
import { noSuchText } from "../errors.ts";
import { mayPublish } from "../policy.ts";
import { ensureNoProblems } from "../publish-content.ts";
import { draftOf } from "../queries.ts";
import { reader } from "./list-emails.ts";

/** The words of the draft, or those in force where there is none. */
const wordsIn = async (db: Db, language: Language): Promise<EmailWords> => {
	const changed = (await draftOf(db, "emails"))?.draft.files ?? {};
	const { files } = await publishedContent(db);
	ensureNoProblems(files, "emails", changed);
	return emailWords.parse(JSON.parse(contentWith(files, "emails", changed).get(`${language}/emails.json`) ?? ""));
};

const sampleNamed = (emails: readonly EmailSample[], name: string): EmailSample => {
	const found = emails.find((email) => email.name === name);
	if (!found) throw noSuchText();
	return found;
};

type Rendering = Pick<Platform, "database" | "config">;
type Asked = { readonly email: string; readonly language: Language };

/** Each way in which it is written. */
export const renderSample = async (
	{ database, config }: Rendering,
	emails: readonly EmailSample[],
	{ email, language }: Asked,
): Promise<Mail[]> => {
	const { writes } = sampleNamed(emails, email);
	const words = await wordsIn(database.db, language);
	return writes.flatMap((write) => renderEmail(config.PUBLIC_URL, { ...reader, language }, write, words) ?? []);
};

export const previewEmail = async (
	platform: Rendering,
	emails: readonly EmailSample[],
	member: MemberRow,
	asked: Asked,
	ticketOf: (way: number) => string,
): Promise<AnswerOf<typeof previewEmailCall>["results"]> => {
	if (!mayPublish(member)) throw forbidden();
	const mails = await renderSample(platform, emails, asked);
	return mails.map(({ subject, text }, way) => ({ subject, text, ticket: ticketOf(way) }));
};

/** The email as it is shown first, to the director's own address; its subject says that it is a test. */
export const sendEmailTest = async (
	platform: Platform,
	emails: readonly EmailSample[],
	member: MemberRow,
	{ email, language }: Asked,
): Promise<void> => {
	if (!mayPublish(member)) throw forbidden();
	const [write] = sampleNamed(emails, email).writes;
	if (!write) throw noSuchText();
	await sendNow(platform, member, language, () => asTest(write()), await wordsIn(platform.database.db, language));
};
