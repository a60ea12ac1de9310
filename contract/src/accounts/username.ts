import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { characters, requiredText, tooLong } from "../text.ts";

const most = 60;

/**
 * The scripts in common use today (UAX 31, table 5), and two that are written where this is made. Others could not be
 * told from these by who reads a name.
 */
const scripts = [
	...["Arabic", "Armenian", "Bengali", "Canadian_Aboriginal", "Cherokee", "Cyrillic", "Devanagari", "Ethiopic"],
	...["Georgian", "Greek", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao", "Latin", "Malayalam"],
	...["Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan"],
];
/** With Latin letters, as these languages are written: "highly restrictive" in UTS 39. */
const togetherWithLatin = [
	["Han", "Hiragana", "Katakana"],
	["Han", "Bopomofo"],
	["Han", "Hangul"],
];

const letters = (script: string) => `\\p{Script_Extensions=${script}}`;
const writtenIn = [
	...scripts.map((script) => [script]),
	...togetherWithLatin.map((together) => ["Latin", ...together]),
].map((together) => `[${together.map(letters).join("")}0-9._-]*`);

/** Signs of two scripts that look alike would make another member's name of it. */
const oneScript = new RegExp(`^(?:${writtenIn.join("|")})$`, "u");

/** Letters of full width and the like become plain ones: they would only look like another name. */
const plainWidth = z.normalize("NFKC");

/** Without @, because what looks like an email is one when somebody logs in. */
export const username = requiredText(t("Username is required."), most).check(
	plainWidth,
	z.refine((name) => characters(name) <= most, { error: tooLong(most) }),
	z.regex(/^[\p{L}\p{N}._-]*$/u, t("A username can contain letters, digits, dots, dashes and underscores.")),
	// After an @ a dot or a dash at the end would be the sentence's.
	z.regex(/^(?:[^.-](?:.*[^.-])?)?$/u, t("A username must start and end with a letter, a digit or an underscore.")),
	z.refine((name) => oneScript.test(name), t("A username must use letters from one alphabet.")),
);

/** How somebody may type a username: in small letters or capitals, of any width. The nearer spelling first. */
export const usernameSpellings = (typed: string): string[] => [
	...new Set([typed.toLowerCase(), typed.normalize("NFKC").toLowerCase()]),
];
