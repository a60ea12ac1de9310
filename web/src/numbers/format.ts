import { locale } from "@warmline/contract/i18n";
import type { Grain } from "@warmline/contract/numbers/span";

const unit = (name: "second" | "minute" | "hour", digits: number) =>
	new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits });
const inSeconds = unit("second", 0);
const inMinutes = [unit("minute", 1), unit("minute", 0)] as const;
const inHours = unit("hour", 1);
const whole = new Intl.NumberFormat(locale);
const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const mean = new Intl.NumberFormat(locale, tenths);
const signed = new Intl.NumberFormat(locale, { ...tenths, signDisplay: "exceptZero" });

/** Said of what is not there. */
export const nothing = "–";

export const formatCount = (count: number): string => whole.format(count);
export const formatMean = (value: number): string => mean.format(value);
export const formatChange = (value: number): string => signed.format(value);

export const formatShare = (count: number, of: number): string => (of === 0 ? nothing : percent.format(count / of));

/** `45 sec`, `2.5 min`, `40 min`, `1.5 hr`. */
export const formatLength = (seconds: number | null): string => {
	if (seconds === null) return nothing;
	if (seconds < 60) return inSeconds.format(seconds);
	if (seconds < 3600) return inMinutes[seconds < 600 ? 0 : 1].format(seconds / 60);
	return inHours.format(seconds / 3600);
};

export const formatHours = (minutes: number): string => inHours.format(minutes / 60);

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const fullDay = inUtc({ month: "short", day: "numeric", year: "numeric" });
const shortDay = inUtc({ weekday: "short", month: "short", day: "numeric" });
const monthAndYear = inUtc({ month: "long", year: "numeric" });
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `November 2026`, of a month as 2026-11. */
export const formatMonth = (month: string): string => monthAndYear.format(midnightOf(`${month}-01`));

/** `Nov. 1 – 21, 2026`, as the language writes it. */
export const formatDays = (from: string, until: string): string =>
	fullDay.formatRange(midnightOf(from), midnightOf(until));

const isWholeMonth = (from: string, until: string): boolean =>
	from.endsWith("-01") && new Date(midnightOf(until) + 86_400_000).getUTCDate() === 1;

/** What a part of the span is called. */
export const formatPart = ({ from, until }: { readonly from: string; readonly until: string }, by: Grain): string => {
	if (by === "day") return shortDay.format(midnightOf(from));
	return by === "month" && isWholeMonth(from, until) ? formatMonth(from.slice(0, 7)) : formatDays(from, until);
};

const weekdays = { long: inUtc({ weekday: "long" }), short: inUtc({ weekday: "short" }) };
const hourOfDay = inUtc({ hour: "numeric" });

/** 0 for Sunday: the fourth of January 1970 was one. */
export const formatWeekday = (weekday: number, length: "long" | "short"): string =>
	weekdays[length].format(Date.UTC(1970, 0, 4 + weekday));

/** `4 p.m.` */
export const formatHour = (hour: number): string => hourOfDay.format(Date.UTC(1970, 0, 1, hour));

const languageNames = new Intl.DisplayNames(locale, { type: "language" });
const countryNames = new Intl.DisplayNames(locale, { type: "region" });

export const languageName = (code: string): string => languageNames.of(code) ?? code;

/** Some files of places give a country's code, others its name. */
export const countryName = (country: string): string =>
	/^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;
