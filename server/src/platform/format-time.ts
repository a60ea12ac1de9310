import type { Language } from "@warmline/contract/content/words";

type Shown = Pick<
	Intl.DateTimeFormatOptions,
	"weekday" | "day" | "month" | "year" | "hour" | "minute" | "timeZoneName"
>;

const formatIn = (language: Language, timeZone: string, shown: Shown) =>
	new Intl.DateTimeFormat(`${language}-CA`, { ...shown, timeZone });

const day: Shown = { weekday: "long", day: "numeric", month: "long", year: "numeric" };
const clock: Shown = { hour: "numeric", minute: "2-digit" };

const zoneNameAt = (language: Language, zone: string, at: Date): string => {
	const parts = formatIn(language, zone, { timeZoneName: "long" }).formatToParts(at);
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
};

/** A day on the clocks of a place: `Monday, November 23, 2026`. */
export const formatDay = (language: Language, zone: string, at: Date): string =>
	formatIn(language, zone, day).format(at);

/** A moment on the clocks of a place, for where there is little room: `Mon, Nov 23, 8:00 a.m. EST`. */
export const formatMoment = (language: Language, zone: string, at: Date): string =>
	formatIn(language, zone, {
		weekday: "short",
		day: "numeric",
		month: "short",
		...clock,
		timeZoneName: "short",
	}).format(at);

/** The same in full, with the zone's name: `Monday, November 23, 2026 at 8:00 a.m. (Eastern Standard Time)`. */
export const formatSpokenMoment = (language: Language, zone: string, at: Date): string =>
	`${formatIn(language, zone, { ...day, ...clock }).format(at)} (${zoneNameAt(language, zone, at)})`;

/**
 * From when until when, on the clocks of a place, which are named. Put together by hand: the ranges of `Intl` name the
 * zone once, and are an hour wrong in the night in which the clocks are changed.
 */
export const formatSpan = (language: Language, zone: string, from: Date, until: Date): string => {
	const [first, last] = [zoneNameAt(language, zone, from), zoneNameAt(language, zone, until)];
	const overnight = formatDay(language, zone, from) !== formatDay(language, zone, until);
	const begins = formatIn(language, zone, { ...day, ...clock }).format(from);
	const ends = formatIn(language, zone, { ...(overnight ? { weekday: "long" } : {}), ...clock }).format(until);
	return first === last ? `${begins} – ${ends} (${last})` : `${begins} (${first}) – ${ends} (${last})`;
};

/** The name of a day of the week, 0 for Sunday: the fourth of January 1970 was one. */
export const weekdayIn = (language: Language, weekday: number): string =>
	formatIn(language, "UTC", { weekday: "long" }).format(Date.UTC(1970, 0, 4 + weekday));
