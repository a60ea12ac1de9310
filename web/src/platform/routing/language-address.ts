import { type Language, languages } from "@warmline/contract/content/words";
import { language } from "@warmline/contract/i18n";

const baseOf = (one: Language): string => (one === languages[0] ? "" : `/${one}`);

/** What stands before every path of this build's language. */
export const base = baseOf(language);

/** The language that somebody may change to, and its own name for itself. */
export const otherLanguage = language === "en" ? "fr" : "en";
export const languageNames = { en: "English", fr: "Français" } as const satisfies Record<Language, string>;

/** The same page in another language. The path is one without the base; `lang` tells the server that it was chosen. */
export const inOtherLanguage = (path: string, search: string, other: Language = otherLanguage): string => {
	const query = new URLSearchParams(search);
	query.set("lang", other);
	// Two slashes at the beginning would lead to another host.
	return `${baseOf(other)}${path.replace(/^[\\/]*/, "/")}?${query}`;
};
