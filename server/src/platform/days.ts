/** Days as people count them, `YYYY-MM-DD`, on the clocks of a place: a day there may have 23 or 25 hours. */

/** Making one takes longer than using it a hundred times, and every request asks what day it is. */
const formatsLike = (locale: string, options: Intl.DateTimeFormatOptions) => {
	const formats = new Map<string, Intl.DateTimeFormat>();
	return (timeZone: string): Intl.DateTimeFormat => {
		const known = formats.get(timeZone);
		if (known) return known;
		const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
		formats.set(timeZone, made);
		return made;
	};
};

const formatOf = formatsLike("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const offsetOf = formatsLike("en", { timeZoneName: "longOffset" });

export const dayIn = (zone: string, at: Date): string => formatOf(zone).format(at);

export const daysAfter = (day: string, days: number): string => {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** Whole days from one day to another; below 0 where that one is past. */
export const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));

/** The same day of a later month, or its last where the month is shorter. */
export const monthsAfter = (day: string, months: number): string => {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The beginning of the day that many months ago. */
export const monthsBefore = (zone: string, now: Date, months: number): Date =>
	startOfDay(zone, monthsAfter(dayIn(zone, now), -months));

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Milliseconds by which the clocks of a place are ahead of UTC. */
export const aheadIn = (zone: string, at: number): number => {
	const named = offsetOf(zone).formatToParts(at);
	const offset = named.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** A moment on the clocks of a place, with how far they are from UTC: `2026-11-23T18:00:05-05:00`. */
export const momentIn = (zone: string, at: Date): string => {
	const ahead = aheadIn(zone, at.getTime());
	const there = new Date(at.getTime() + ahead).toISOString().slice(0, 19);
	const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
	return `${there}${ahead < 0 ? "-" : "+"}${offset}`;
};

export const startOfDay = (zone: string, day: string): Date => {
	const inUtc = Date.parse(`${day}T00:00:00Z`);
	// Looked up twice: the clocks may have been changed between midnight there and midnight in UTC.
	const near = inUtc - aheadIn(zone, inUtc);
	return new Date(inUtc - aheadIn(zone, near));
};

/** The last moment of a day. */
export const endOfDay = (zone: string, day: string): Date =>
	new Date(startOfDay(zone, daysAfter(day, 1)).getTime() - 1);
