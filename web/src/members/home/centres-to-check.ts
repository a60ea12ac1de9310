import type { Centre } from "@warmline/contract/content/centres";
import { t } from "@warmline/contract/i18n";
import { endOfSource, sourceDateInWords } from "../../platform/time/source-date.ts";

const day = 24 * 60 * 60 * 1000;
/** Days after which an entry of the crisis page has to be checked again. */
export const checkedEvery = 60;

/** The entries whose newest source is too old, or has no date. `now` in milliseconds since 1970. */
export const centresToCheck = (centres: readonly Centre[], now: number): readonly Centre[] =>
	centres.filter(({ source_date }) => {
		const end = endOfSource(source_date);
		return end === null || now - end > checkedEvery * day;
	});

/** How old the newest source is. */
export const sourceText = (written: string | null): string => {
	const date = sourceDateInWords(written);
	return date === undefined ? t("source without a date") : t("source from {date}", { date });
};
