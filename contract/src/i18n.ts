import type { Spoken } from "./content/sentences.ts";
import { type Language, languages } from "./content/words.ts";

/** Put in by the build: which language the pages are built in. */
declare const __LANGUAGE__: unknown;

/** The language that is spoken here: that of the build in a browser, English on the server. */
export const language: Language =
	languages.find((one) => typeof __LANGUAGE__ === "string" && one === __LANGUAGE__) ?? languages[0];

/** How days, times and numbers are written. */
export const locale = { en: "en-CA", fr: "fr-CA" }[language];

/** `name` of `Hello {name}`. */
export type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
	? Name | Placeholder<Rest>
	: never;
type Values<T extends string, Given extends string = never> = [Exclude<Placeholder<T>, Given>] extends [never]
	? []
	: [values: Readonly<Record<Exclude<Placeholder<T>, Given>, string | number>>];

const filled = (sentence: string, values: Readonly<Record<string, string | number>> | undefined): string =>
	values ? sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : sentence;

type Forms = Exclude<Spoken, string>;
type Translation = { readonly language: Language; readonly spoken: Spoken };

let translation: (sentence: string, forms?: Forms) => Translation | undefined = () => undefined;

/**
 * For the server, which speaks several languages. A browser's build has one, and its sentences are put in by the build.
 * What depends on a number is found by its `other`; then it is told the English forms, too.
 */
export const setTranslator = (find: typeof translation) => {
	translation = find;
};

const rules = new Map<Language, Intl.PluralRules>();

const formFor = (count: number, forms: Forms, spokenIn: Language): string => {
	const rule = rules.get(spokenIn) ?? new Intl.PluralRules(spokenIn);
	rules.set(spokenIn, rule);
	return forms[rule.select(count)] ?? forms.other;
};

/**
 * A sentence for a person, in English. A build for another language puts that language's sentence in its place (from
 * `content/LANGUAGE/words`), and the server looks it up for whoever it speaks to: so the English must stand here as it is,
 * with no variable and no joined pieces.
 */
export const t = <T extends string>(sentence: T, ...[values]: Values<T>): string => {
	const spoken = translation(sentence)?.spoken ?? sentence;
	return filled(typeof spoken === "string" ? spoken : spoken.other, values);
};

/** A sentence with a number in it: `tn(3, { one: "1 person", other: "{count} people" })`. */
export const tn = <T extends string>(
	count: number,
	sentence: { readonly one: string; readonly other: T },
	...[values]: Values<T, "count">
): string => {
	const found = translation(sentence.other, sentence);
	const form =
		typeof found?.spoken === "string"
			? found.spoken
			: formFor(count, found?.spoken ?? sentence, found?.language ?? language);
	return filled(form, { ...values, count });
};

/**
 * A whole sentence that was said in English before anybody knew to whom, as those of the schemas are when they are loaded.
 * Anything else stays as it is.
 */
export const translate = (sentence: string): string => {
	const spoken = translation(sentence)?.spoken;
	return typeof spoken === "string" ? spoken : sentence;
};
