import type { Language } from "@warmline/contract/content/words";
import english from "../../../content/en/society.json" with { type: "json" };
import french from "../../../content/fr/society.json" with { type: "json" };

/** What the society is called in each language. */
export const societyName: Readonly<Record<Language, string>> = { en: english.name, fr: french.name };
