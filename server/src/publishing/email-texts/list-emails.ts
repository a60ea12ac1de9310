import type { Spoken } from "@warmline/contract/content/sentences";
import type { EmailText } from "@warmline/contract/publishing/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { forbidden } from "../../platform/errors.ts";
import { sentencesOf, translate, translationOf, withLanguage } from "../../platform/language.ts";
import type { EmailSample } from "../../platform/mail/email-sample.ts";
import { renderEmail } from "../../platform/mail/render-email.ts";
import { mayPublish } from "../policy.ts";

/** Somebody to greet. */
export const reader = { to: "ada@mail.example", name: "Ada" };

const keyOf = (sentence: Spoken): string => (typeof sentence === "string" ? sentence : sentence.other);

const sentencesIn = ({ writes }: EmailSample): readonly Spoken[] =>
	sentencesOf(() => {
		for (const write of writes) renderEmail("", { ...reader, language: "en" }, write, {});
	});

/** Whether a text is this sentence, with something in place of what stands in braces. */
const isSaid = (sentence: string, text: string): boolean => {
	const pieces = sentence.split(/\{\w+\}/);
	if (pieces.length === 1) return sentence === text;
	let from = 0;
	const found = pieces.every((piece) => {
		const at = text.indexOf(piece, from);
		from = at + piece.length;
		return at >= 0;
	});
	return found && text.startsWith(pieces[0] ?? "") && text.endsWith(pieces.at(-1) ?? "");
};

type Ends = { readonly subjects: readonly string[]; readonly buttons: readonly string[] };

const endsOf = ({ writes }: EmailSample): Ends => {
	const emails = withLanguage("en", () => writes.map((write) => write()));
	return {
		subjects: emails.map(({ subject }) => (typeof subject === "string" ? subject : subject.written)),
		buttons: emails.flatMap(({ link }) => (link ? [link.text] : [])),
	};
};

const placeOf = (sentence: Spoken, { subjects, buttons }: Ends): EmailText["sentences"][number]["place"] => {
	const forms = typeof sentence === "string" ? [sentence] : Object.values(sentence);
	const isAmong = (texts: readonly string[]) => texts.some((text) => forms.some((form) => isSaid(form, text)));
	if (isAmong(subjects)) return "subject";
	return isAmong(buttons) ? "button" : "text";
};

/** Every email and what it says. They are written once to hear it, so it is always what is sent. */
export const listEmails = (emails: readonly EmailSample[], member: MemberRow): EmailText[] => {
	if (!mayPublish(member)) throw forbidden();
	const heard = emails.map((email) => ({ email, sentences: sentencesIn(email), ends: endsOf(email) }));
	const uses = new Map<string, number>();
	for (const { sentences } of heard)
		for (const sentence of sentences) uses.set(keyOf(sentence), (uses.get(keyOf(sentence)) ?? 0) + 1);
	return heard.map(({ email, sentences, ends }) => ({
		name: email.name,
		title: translate(email.title),
		sentences: sentences.map((sentence) => ({
			sentence,
			texts: { en: sentence, fr: translationOf("fr", keyOf(sentence)) ?? sentence },
			place: placeOf(sentence, ends),
			others: (uses.get(keyOf(sentence)) ?? 1) - 1,
		})),
	}));
};
