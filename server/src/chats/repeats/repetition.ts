import { commonWords } from "./common-words.ts";

/** So many words in a row that are the same are no accident, unless nearly all of them are everybody's. */
const run = 6;
const ownWords = 2;

const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/gu;

/** Words without what people write differently: capitals, accents, apostrophes and other signs; `l’école` is `ecole`. */
const wordsOf = (text: string): string[] =>
	text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(elided, "")
		.replace(/['’ʼ]/g, "")
		.match(/[\p{L}\p{N}]+/gu) ?? [];

const tellsSomething = (words: readonly string[]) =>
	commonWords.every((common) => words.filter((word) => !common.has(word)).length >= ownWords);

/** Each run of words in a text, as one string. */
function* runsIn(text: string): Generator<readonly string[]> {
	const words = wordsOf(text);
	for (let at = 0; at + run <= words.length; at++) yield words.slice(at, at + run);
}

/**
 * Says of other texts whether they share a run of words with this one. Undefined where no run of it tells anything: then
 * nothing can be repeated.
 */
export const repetitionOf = (text: string): ((other: string) => boolean) | undefined => {
	const own = new Set<string>();
	for (const words of runsIn(text)) if (tellsSomething(words)) own.add(words.join(" "));
	if (own.size === 0) return undefined;
	return (other) => {
		for (const words of runsIn(other)) if (own.has(words.join(" "))) return true;
		return false;
	};
};
