import type { IncomingMessage } from "node:http";
import type { Spoken } from "@warmline/contract/content/sentences";
import { type Language, languages } from "@warmline/contract/content/words";
import { contentFolder } from "@warmline/site/read-content";
import { readWords } from "@warmline/site/read-words";
import Negotiator from "negotiator";

/** What an address or a cookie names, or the first of ours. */
export const languageNamed = (name: unknown): Language => languages.find((one) => one === name) ?? languages[0];

/** The language of ours that a browser, or a page of ours in it, would rather read: by `Accept-Language`. */
export const wishedLanguage = (request: Pick<IncomingMessage, "headers">): Language => {
	const wished = new Negotiator({ headers: request.headers }).language([...languages]);
	return languageNamed(wished);
};

/** Where a page of ours stands in a language: the first language's pages have nothing before their paths. */
export const pathIn = (language: Language, path: string): string =>
	language === languages[0] ? path : `/${language}${path}`;

type Sentence = { readonly finds: RegExp; readonly fixed: number; readonly spoken: Spoken };

const placeholders = /\{(\w+)\}/g;

const patternOf = (sentence: string): RegExp => {
	const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
	const values = plain.replace(placeholders, (mark: string, name: string, at: number) =>
		plain.indexOf(mark) === at ? `(?<${name}>.+)` : `\\k<${name}>`,
	);
	return new RegExp(`^${values}$`, "s");
};

/** Those with the most words of their own first: "This chat is with {name}." would also find "... with Ada already." */
const sentencesOf = (language: Language): readonly Sentence[] => {
	const words = readWords(contentFolder, language);
	return ["contract", "server"]
		.flatMap((area) => Object.entries(words(area)))
		.map(([sentence, spoken]) => ({
			finds: patternOf(sentence),
			fixed: sentence.replace(placeholders, "").length,
			spoken,
		}))
		.sort((a, b) => b.fixed - a.fixed);
};

/**
 * More than any sentence has, with words of a member filled in. It is looked for with hundreds of patterns; those with two
 * values take time by the square of its length: 10 ms for this one.
 */
const longestSentence = 5000;

const known = new Map<Language, readonly Sentence[]>();

/**
 * A sentence of the server's own, said in English with its values filled in, in another language. Whatever it is that
 * nobody has translated stays English.
 */
export const sentenceIn = (language: Language, english: string): string => {
	if (language === "en" || english.length > longestSentence) return english;
	const sentences = known.get(language) ?? sentencesOf(language);
	known.set(language, sentences);
	for (const { finds, spoken } of sentences) {
		const found = finds.exec(english);
		if (!found) continue;
		const words = typeof spoken === "string" ? spoken : spoken.other;
		return words.replace(placeholders, (_, name: string) => found.groups?.[name] ?? "");
	}
	return english;
};
