import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Spoken } from "@warmline/contract/content/sentences";
import { type Language, languages } from "@warmline/contract/content/words";
import { setTranslator } from "@warmline/contract/i18n";
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

/** The whole address of that page. */
export const pageUrl = (publicUrl: string, language: Language, path: string): string =>
	`${publicUrl}${pathIn(language, path)}`;

const spoken = new AsyncLocalStorage<Language>();

/** Every `t` in `run`, and in what it awaits, is in this language. */
export const withLanguage = <T>(language: Language, run: () => T): T => spoken.run(language, run);

/** English where nobody is spoken to: in logs, and in jobs before they know whom they write to. */
export const currentLanguage = (): Language => spoken.getStore() ?? languages[0];

const dictionaries = new Map<Language, ReadonlyMap<string, Spoken>>();

const dictionaryOf = (language: Language): ReadonlyMap<string, Spoken> => {
	const known = dictionaries.get(language);
	if (known) return known;
	const words = readWords(contentFolder, language);
	const read = new Map(["server", "contract"].flatMap((area) => Object.entries(words(area))));
	dictionaries.set(language, read);
	return read;
};

const translationIn = (language: Language, sentence: string) => {
	if (language === languages[0]) return undefined;
	const found = dictionaryOf(language).get(sentence);
	return found === undefined ? undefined : { language, spoken: found };
};

setTranslator((sentence) => translationIn(currentLanguage(), sentence));

export { translate } from "@warmline/contract/i18n";
