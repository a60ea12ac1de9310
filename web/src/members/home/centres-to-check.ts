import type { Centre } from "@warmline/contract/content/centres";

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
