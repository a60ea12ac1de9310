import type { Spoken } from "@warmline/contract/content/sentences";
import type { EmailText } from "@warmline/contract/publishing/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { forbidden } from "../../platform/errors.ts";
import { sentencesOf, translate, translationOf } from "../../platform/language.ts";
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

/** Every email and what it says. They are written once to hear it, so it is always what is sent. */
export const listEmails = (emails: readonly EmailSample[], member: MemberRow): EmailText[] => {
	if (!mayPublish(member)) throw forbidden();
	const heard = emails.map((email) => ({ email, sentences: sentencesIn(email) }));
	const uses = new Map<string, number>();
	for (const { sentences } of heard)
		for (const sentence of sentences) uses.set(keyOf(sentence), (uses.get(keyOf(sentence)) ?? 0) + 1);
	return heard.map(({ email, sentences }) => ({
		name: email.name,
		title: translate(email.title),
		sentences: sentences.map((sentence) => ({
			sentence,
			texts: { en: sentence, fr: translationOf("fr", keyOf(sentence)) ?? sentence },
			others: (uses.get(keyOf(sentence)) ?? 1) - 1,
		})),
	}));
};
