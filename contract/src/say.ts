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

/**
 * A sentence for a person, in English. A build for another language puts that language's sentence in its place (from
 * `content/LANGUAGE/words`), so the English must stand here as it is: no variable, no joined pieces.
 */
export const say = <T extends string>(sentence: T, ...[values]: Values<T>): string => filled(sentence, values);

/** The forms of a sentence by number: English has `one` and `other`, other languages more. */
type Forms<T extends string> = { readonly one: string; readonly other: T };
const forms = new Intl.PluralRules(language);

/** A sentence with a number in it: `sayCount(3, { one: "1 person", other: "{count} people" })`. */
export const sayCount = <T extends string>(
	count: number,
	sentence: Forms<T>,
	...[values]: Values<T, "count">
): string => {
	const byForm: Readonly<Record<string, string>> = sentence;
	return filled(byForm[forms.select(count)] ?? sentence.other, { ...values, count });
};
