import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Sentences, type Spoken, sentences } from "@warmline/contract/content/sentences";
import type { Said } from "./find-sentences.ts";
import { ContentProblems } from "./problems.ts";
import { readData } from "./read-data.ts";

/** What is said in one language, by the folder of the code that says it. */
export type Words = (area: string) => Sentences;

/** Reads `words` of a language's folder in the content. */
export const readWords = (contentFolder: string, language: string): Words => {
	const areas = new Map<string, Sentences>();
	const read = (area: string): Sentences => {
		const path = join(contentFolder, language, "words", `${area}.json`);
		const found = readData(`content/${language}/words/${area}.json`, readFileSync(path, "utf8"), sentences);
		if ("problems" in found) throw new ContentProblems(found.problems);
		return found.value;
	};
	return (area) => {
		const known = areas.get(area) ?? read(area);
		areas.set(area, known);
		return known;
	};
};

const marksIn = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort().join(" ");

/** Why what is said in another language cannot stand for the English sentence; undefined when it can. */
export const unfit = (how: Said["how"], sentence: string, words: Spoken | undefined): string | undefined => {
	const isEmpty = (text: string | undefined) => text === "";
	if (words === undefined || (typeof words === "string" ? isEmpty(words) : Object.values(words).some(isEmpty))) {
		return "is not translated";
	}
	if ((how === "tn") !== (typeof words === "object")) {
		return how === "tn" ? "needs its forms by number: one, other" : "must be one text";
	}
	// "One person" may well be without the number.
	const texts = typeof words === "string" ? [words] : [words.other];
	const wrong = texts.find((text) => marksIn(text) !== marksIn(sentence));
	return wrong === undefined ? undefined : `must have the same ${marksIn(sentence) || "marks, that is none"}`;
};
