import type { Centre } from "@warmline/contract/content/centres";
import { locale, t } from "@warmline/contract/i18n";

const day = 24 * 60 * 60 * 1000;
/** Days after which an entry of the crisis page has to be checked again. */
export const checkedEvery = 60;

/** The end of the month or the day of a source, as `2026-07` or `2026-07-31`; anything vaguer is no date. */
const endOf = (written: string | null): number | null => {
	const [, year, month, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(written ?? "") ?? [];
	if (year === undefined || month === undefined) return null;
	return date === undefined
		? Date.UTC(Number(year), Number(month), 1)
		: Date.UTC(Number(year), Number(month) - 1, Number(date) + 1);
};

/** The entries whose newest source is too old, or has no date. `now` in milliseconds since 1970. */
export const centresToCheck = (centres: readonly Centre[], now: number): readonly Centre[] =>
	centres.filter(({ source_date }) => {
		const end = endOf(source_date);
		return end === null || now - end > checkedEvery * day;
	});

const month = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });

/** How old the newest source is: its month, or its year where that is all it says. */
export const sourceText = (written: string | null): string => {
	const end = endOf(written);
	const date = end === null ? written?.match(/\d{4}(?!.*\d{4})/)?.[0] : month.format(end - day);
	return date === undefined ? t("source without a date") : t("source from {date}", { date });
};
