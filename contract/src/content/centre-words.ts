import { z } from "zod/mini";
import { t } from "../i18n.ts";
import type { Centre } from "./centres.ts";
import { line } from "./fields.ts";
import { type Language, languages } from "./words.ts";

const textForm = /^Text (\S+) to (\S+)$/;

/** How a word is texted to a number; the data says both. */
export const textPhrase = "Text {word} to {number}";

/** The word and the number of `Text WORD to NUMBER`, put into a language's own sentence; null for a mere number. */
export const fillText = (text: string, sentence: string): string | null => {
	const [, word, number] = textForm.exec(text) ?? [];
	if (word === undefined || number === undefined) return null;
	return sentence.replace("{word}", word).replace("{number}", number);
};

/** Every phrase of a centre that is shown, without its name. */
export const phrasesOf = ({ hours, audience, region, languages: spoken, phone, text }: Centre): readonly string[] =>
	[
		hours,
		audience,
		region,
		...(spoken ?? []),
		...phone.map(({ label }) => label),
		text !== null && textForm.test(text) ? textPhrase : null,
	].filter((phrase) => phrase !== null);

/**
 * What a language says for the English phrases of the centres. Other languages need every phrase; a name may stay as it
 * is, since not every centre has one in each language.
 */
export const centreWords = (centres: readonly Centre[], language: Language) => {
	const phrases = new Set(centres.flatMap(phrasesOf));
	const known = new Set([...phrases, ...centres.map(({ name }) => name)]);
	return z.record(z.string(), line).check(({ value, issues }) => {
		const wrong = (phrase: string, message: string) =>
			issues.push({ code: "custom", path: [phrase], message, input: value });
		for (const phrase of Object.keys(value)) {
			if (!known.has(phrase)) wrong(phrase, t("it is not a phrase of crisis-centres.json."));
		}
		const filled = value[textPhrase];
		if (filled !== undefined && !(filled.includes("{word}") && filled.includes("{number}"))) {
			wrong(textPhrase, t("{word} and {number} must stand in it.", { word: "{word}", number: "{number}" }));
		}
		if (language === languages[0]) return;
		for (const phrase of phrases) {
			if (!(phrase in value)) {
				issues.push({ code: "invalid_type", expected: "string", path: [phrase], input: undefined });
			}
		}
	});
};
