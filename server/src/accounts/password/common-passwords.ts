import { createRequire } from "node:module";
import { languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import * as z from "zod/mini";
import type { Config } from "../../config.ts";
import { invalid } from "../../platform/errors.ts";
import { societyName } from "../../platform/society.ts";

const list = z.object({ dictionary: z.object({ "passwords-common": z.array(z.string()) }) });

/**
 * Some 49,000 that were found again and again in what was stolen elsewhere. Read at the start: it takes 50 ms. The
 * package's file for `import` has a name by which Node does not find it.
 */
const byFrequency = list.parse(createRequire(import.meta.url)("@zxcvbn-ts/language-common")).dictionary[
	"passwords-common"
];
const common: ReadonlySet<string> = new Set(byFrequency);
/** Those that people dress up with a year and a sign. The list goes on with words that are fine as a part of a longer one. */
const commonest: ReadonlySet<string> = new Set(byFrequency.slice(0, 5000));

/** What is put in place of a letter to please a rule. */
const letters: Readonly<Record<string, string>> = {
	"@": "a",
	"4": "a",
	"3": "e",
	"1": "i",
	"!": "i",
	"0": "o",
	"5": "s",
	$: "s",
	"7": "t",
};
const asLetters = (text: string) => Array.from(text, (sign) => letters[sign] ?? sign).join("");

/** Characters that may stand around a common password: a year, a digit or two and a sign are no more to guess. */
const mostAround = 6;

const isCommon = (small: string): boolean =>
	[small, small.replace(/[!@#$%^&*]/g, ""), asLetters(small)].some((form) => common.has(form));

const isDressedUp = (small: string): boolean => {
	const found = [...small.matchAll(/\p{L}/gu)];
	const [first, last] = [found.at(0), found.at(-1)];
	const word = first && last ? small.slice(first.index, last.index + last[0].length) : "";
	return small.length - word.length <= mostAround && [word, asLetters(word)].some((form) => commonest.has(form));
};

/** Characters beside a word of the context that make a password of it again. */
const leastBeside = 8;
const shortestWord = 4;

type Person = { readonly username: string; readonly email: string };
/** In a demo everybody knows the passwords, which are its own name. */
type Place = Pick<Config, "demo">;

/** Words that whoever guesses this one password would try first. */
const wordsAbout = ({ demo }: Place, { username, email }: Person): string[] =>
	[...(demo ? [] : ["Warmline", ...languages.map(societyName)]), username, email.split("@")[0] ?? ""]
		.flatMap((words) => [words, words.replace(/\s/g, ""), ...words.split(/[\s._-]+/)])
		.map((word) => word.toLowerCase())
		.filter((word) => word.length >= shortestWord);

const saysWhoItIs = (small: string, words: readonly string[]): boolean =>
	words.some(
		(word) => small.length - word.length < leastBeside && [small, asLetters(small)].some((form) => form.includes(word)),
	);

/** A new password that many others have, or that is little more than a name of its owner or of the society. */
export const ensureUncommonPassword = (place: Place, password: string, person: Person): void => {
	const small = password.toLowerCase();
	if (!isCommon(small) && !isDressedUp(small) && !saysWhoItIs(small, wordsAbout(place, person))) return;
	const message = t("This password is too easy to guess. Please choose one without common words and names.");
	throw invalid("invalid_password", message, { password: message });
};
