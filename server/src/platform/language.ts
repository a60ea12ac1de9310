import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Sentences, Spoken } from "@warmline/contract/content/sentences";
import { type Language, languages } from "@warmline/contract/content/words";
import { setTranslator } from "@warmline/contract/i18n";
import { contentFolder } from "@warmline/site/content-files";
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

/** The whole address of that page. */
export const pageUrl = (publicUrl: string, language: Language, path: string): string =>
	`${publicUrl}${pathIn(language, path)}`;

type Speech = {
	readonly language: Language;
	/** What is said in place of the product's own sentences. */
	readonly words?: Sentences;
	/** Told each English sentence that is said. */
	readonly listen?: (sentence: Spoken) => void;
};

const speech = new AsyncLocalStorage<Speech>();

/** Every `t` in `run`, and in what it awaits, is in this language. */
export const withLanguage = <T>(language: Language, run: () => T, words?: Sentences): T => {
	const { listen } = speech.getStore() ?? {};
	return speech.run({ language, ...(words && { words }), ...(listen && { listen }) }, run);
};

/** The English sentences that are said by `run`, each once. */
export const sentencesOf = (run: () => unknown): readonly Spoken[] => {
	const heard = new Map<string, Spoken>();
	const listen = (sentence: Spoken) => heard.set(typeof sentence === "string" ? sentence : sentence.other, sentence);
	speech.run({ language: languages[0], listen }, run);
	return [...heard.values()];
};

/** English where nobody is spoken to: in logs, and in jobs before they know whom they write to. */
export const currentLanguage = (): Language => speech.getStore()?.language ?? languages[0];

const dictionaries = new Map<Language, ReadonlyMap<string, Spoken>>();

const dictionaryOf = (language: Language): ReadonlyMap<string, Spoken> => {
	const known = dictionaries.get(language);
	if (known) return known;
	const words = readWords(contentFolder, language);
	const read = new Map(["server", "contract", "site"].flatMap((area) => Object.entries(words(area))));
	dictionaries.set(language, read);
	return read;
};

/** As the product says it in another language. */
export const translationOf = (language: Language, sentence: string): Spoken | undefined =>
	language === languages[0] ? undefined : dictionaryOf(language).get(sentence);

setTranslator((sentence, forms) => {
	const { language = languages[0], words, listen } = speech.getStore() ?? {};
	listen?.(forms ?? sentence);
	const own = words && Object.hasOwn(words, sentence) ? words[sentence] : undefined;
	const found = own ?? translationOf(language, sentence);
	return found === undefined ? undefined : { language, spoken: found };
});

export { translate } from "@warmline/contract/i18n";
