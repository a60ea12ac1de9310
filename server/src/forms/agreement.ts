import type { Language } from "@warmline/contract/content/words";
import { type Agreement, content } from "../platform/content/content.ts";

const agreements = (): readonly Agreement[] => [...content().agreements.values()];

/** The agreement as the organisation has it now, in that language. */
export const agreementWrittenIn = (language: Language): Agreement | undefined =>
	agreements().find((text) => text.language === language);

/** Undefined for a text that it is not, or is no more. */
export const agreementOfVersion = (version: string | undefined): Agreement | undefined =>
	version === undefined ? undefined : content().agreements.get(version);

/** In that language or else in another one. Undefined where the organisation has none. */
export const agreementIn = (language: Language): Agreement | undefined =>
	agreementWrittenIn(language) ?? agreements()[0];
