import { locale } from "@warmline/contract/i18n";

const day = 24 * 60 * 60 * 1000;

/** The end of the month or the day of a source, as `2026-07` or `2026-07-31`; anything vaguer is no date. */
export const endOfSource = (written: string | null): number | null => {
	const [, year, month, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(written ?? "") ?? [];
	if (year === undefined || month === undefined) return null;
	return date === undefined
		? Date.UTC(Number(year), Number(month), 1)
		: Date.UTC(Number(year), Number(month) - 1, Number(date) + 1);
};

const month = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });

/** How old a source is: its month, or its newest year where that is all it says; undefined where it has no date. */
export const sourceDateInWords = (written: string | null): string | undefined => {
	const end = endOfSource(written);
	return end === null ? written?.match(/\d{4}(?!.*\d{4})/)?.[0] : month.format(end - day);
};
