import type { Language } from "@warmline/contract/content/words";
import english from "../../../content/en/society.json" with { type: "json" };
import french from "../../../content/fr/society.json" with { type: "json" };
import content from "../../../content/society.json" with { type: "json" };
import { dayIn } from "./days.ts";
import { currentLanguage } from "./language.ts";

/** The organisation's addresses, clock and settings: the same in every language. */
export const society = content;

/** What the organisation is called in each language. */
export const societyNames: Readonly<Record<Language, string>> = { en: english.name, fr: french.name };

/** What it is called in the language that is spoken. */
export const societyName = (): string => societyNames[currentLanguage()];

/** The day it is then, `YYYY-MM-DD`, on the organisation's clocks. */
export const societyDay = (at: Date): string => dayIn(society.clock, at);
