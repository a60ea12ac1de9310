import type { Language } from "@warmline/contract/content/words";

/** Programs for tables expect what people of that language write between numbers, and in them. */
const delimiters: Readonly<Record<Language, string>> = { en: ",", fr: ";" };

/** How a table in a language is written as CSV. */
export const tableFormat = (language: Language) => ({
	// Without it Excel takes the letters for those of an older Windows.
	bom: true,
	delimiter: delimiters[language],
	record_delimiter: "windows" as const,
	// To programs for tables each of the two ends a line by itself, and what stands after it would be a connection of
	// its own.
	quoted_match: /[\r\n]/,
	// A name that begins with = is a formula to programs for tables, and may ask them to fetch something.
	escape_formulas: true,
});
