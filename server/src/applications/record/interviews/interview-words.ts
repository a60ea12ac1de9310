import type { Language } from "@warmline/contract/content/words";
import { society } from "../../../platform/society.ts";

/** A day and a time on the society's clock, with the name of that clock. */
export const timeInWords = (at: Date, language: Language): string =>
	new Intl.DateTimeFormat(`${language}-CA`, {
		weekday: "long",
		year: "numeric",
		month: "long",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZone: society.clock,
		timeZoneName: "short",
	}).format(at);
