import { isFirstCentre } from "@warmline/contract/content/centre-kind";
import { fillText, textPhrase } from "@warmline/contract/content/centre-words";
import type { Centre } from "@warmline/contract/content/centres";
import content from "../../../content/crisis-centres.json" with { type: "json" };
import words from "../../../content/en/centre-words.json" with { type: "json" };

export type { Centre };

export const centres: readonly Centre[] = content;

/** What the page's language says for the English phrases of the centres. */
export const phrases: Readonly<Record<string, string>> = words;

/** What is shown for an English phrase of the centres. */
export const inWords = (phrase: string): string => phrases[phrase] ?? phrase;

/** `Text CONNECT to 686868` as it is shown; null for a mere number. */
export const textInWords = (text: string): string | null => fillText(text, inWords(textPhrase));

export const isFirst: (centre: Centre) => boolean = isFirstCentre;

/** 9-1-1 and 9-8-8: shown first, and never hidden by a search. */
export const firstCentres = centres.filter(isFirst);

/** On the card that is put into a chat: those two, then those of the organisation's region. */
export const chatCentres = [...firstCentres, ...centres.filter((centre) => centre.in_chat && !isFirst(centre))];
