import { locale } from "@warmline/contract/i18n";

const dayLength = 24 * 60 * 60_000;

/** A day of the calendar, as 2026-11-21, is the same day in every zone: it is counted by UTC, where no night is longer. */
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

export const isDay = (text: string | null): text is string =>
	text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(midnightOf(text) || 0) === text;

/** `2026-11-30` and 2 are `2026-12-02`. */
export const movedDay = (day: string, days: number): string => dayOf(midnightOf(day) + days * dayLength);

export const daysBetween = (first: string, last: string): number =>
	Math.round((midnightOf(last) - midnightOf(first)) / dayLength);

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const namedDay = inUtc({ weekday: "long", month: "long", day: "numeric" });
const shortDay = inUtc({ weekday: "short", month: "short", day: "numeric" });
const span = inUtc({ month: "long", day: "numeric", year: "numeric" });
const monthName = inUtc({ month: "long", year: "numeric" });
const dayOfYear = inUtc({ month: "long", day: "numeric" });
const weekdayName = inUtc({ weekday: "long" });
const shortWeekday = inUtc({ weekday: "short" });

/** `Saturday, November 21` */
export const dayName = (day: string): string => namedDay.format(midnightOf(day));
/** `Sat, Nov. 21` */
export const shortDayName = (day: string): string => shortDay.format(midnightOf(day));
/** `November 21` */
export const dayInYear = (day: string): string => dayOfYear.format(midnightOf(day));
/** `November 21 to 27, 2026`, as the language writes it. */
export const spanText = (first: string, last: string): string => span.formatRange(midnightOf(first), midnightOf(last));
/** `November 2026`, of a month as 2026-11. */
export const monthText = (month: string): string => monthName.format(midnightOf(`${month}-01`));
export const weekdayOf = (day: string): { readonly long: string; readonly short: string } => ({
	long: weekdayName.format(midnightOf(day)),
	short: shortWeekday.format(midnightOf(day)),
});
/** 0 for Sunday. */
export const weekdayNumber = (day: string): number => new Date(midnightOf(day)).getUTCDay();
