/** Days and times as people read them outside of the pages, in the language that is spoken (`withLanguage`). */
import { currentLanguage } from "./language.ts";

type Shown = Pick<
	Intl.DateTimeFormatOptions,
	"weekday" | "day" | "month" | "year" | "hour" | "minute" | "timeZoneName"
>;

const locale = (): string => `${currentLanguage()}-CA`;
const formatIn = (zone: string, shown: Shown) => new Intl.DateTimeFormat(locale(), { ...shown, timeZone: zone });

const date: Shown = { day: "numeric", month: "long", year: "numeric" };
const dateWithWeekday: Shown = { weekday: "long", ...date };
const clock: Shown = { hour: "numeric", minute: "2-digit" };

/** A day of a calendar, `YYYY-MM-DD`, which is the same in every zone: `November 23, 2026`. */
export const formatDate = (day: string): string => formatIn("UTC", date).format(new Date(day));

/** A month of a calendar, `YYYY-MM`: `November 2026`. */
export const formatMonth = (month: string): string =>
	formatIn("UTC", { month: "long", year: "numeric" }).format(new Date(`${month}-01`));

/** The name of a day of the week, 0 for Sunday: the fourth of January 1970 was one. */
export const formatWeekday = (weekday: number): string =>
	formatIn("UTC", { weekday: "long" }).format(Date.UTC(1970, 0, 4 + weekday));

/** The day of a moment on the clocks of a place: `Monday, November 23, 2026`. */
export const formatDateWithWeekday = (zone: string, at: Date): string => formatIn(zone, dateWithWeekday).format(at);

/** A moment on the clocks of a place, for where there is little room: `Mon, Nov 23, 8:00 a.m. EST`. */
export const formatShortMoment = (zone: string, at: Date): string =>
	formatIn(zone, { weekday: "short", day: "numeric", month: "short", ...clock, timeZoneName: "short" }).format(at);

const zoneNameAt = (zone: string, at: Date): string => {
	const parts = formatIn(zone, { timeZoneName: "long" }).formatToParts(at);
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
};

/** The same in full: `Monday, November 23, 2026 at 8:00 a.m. EST`. */
export const formatLongMoment = (zone: string, at: Date): string =>
	formatIn(zone, { ...dateWithWeekday, ...clock, timeZoneName: "short" }).format(at);

/** For who may not know the clocks: `Monday, November 23, 2026 at 8:00 a.m. (Eastern Standard Time)`. */
export const formatMomentWithZone = (zone: string, at: Date): string =>
	`${formatIn(zone, { ...dateWithWeekday, ...clock }).format(at)} (${zoneNameAt(zone, at)})`;

/**
 * From when until when, on the clocks of a place, which are named. Put together by hand: the ranges of `Intl` name the
 * zone once, and are an hour wrong in the night in which the clocks are changed.
 */
export const formatSpan = (zone: string, from: Date, until: Date): string => {
	const [first, last] = [zoneNameAt(zone, from), zoneNameAt(zone, until)];
	const overnight = formatDateWithWeekday(zone, from) !== formatDateWithWeekday(zone, until);
	const begins = formatIn(zone, { ...dateWithWeekday, ...clock }).format(from);
	const ends = formatIn(zone, { ...(overnight ? { weekday: "long" } : {}), ...clock }).format(until);
	return first === last ? `${begins} – ${ends} (${last})` : `${begins} (${first}) – ${ends} (${last})`;
};

const unit = (name: "hour" | "minute", count: number): string =>
	new Intl.NumberFormat(locale(), { style: "unit", unit: name, unitDisplay: "long" }).format(count);

/** `4 hours 15 minutes` */
export const formatDuration = (minutes: number): string => {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	if (hours === 0) return unit("minute", rest);
	return rest === 0 ? unit("hour", hours) : `${unit("hour", hours)} ${unit("minute", rest)}`;
};

/** `16:00` on the clocks of a place: for tables, which programs read. */
export const formatClock = (zone: string, at: Date): string =>
	new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);

/** `2026-11-23, 16:00` on the clocks of a place: the same in every language. */
export const formatNumericMoment = (zone: string, at: Date): string =>
	new Intl.DateTimeFormat("en-CA", {
		dateStyle: "short",
		timeStyle: "short",
		hourCycle: "h23",
		timeZone: zone,
	}).format(at);
