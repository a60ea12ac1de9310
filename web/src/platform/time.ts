import { locale, say, sayCount } from "@warmline/contract/say";

/** Milliseconds since 1970, by this machine's clock. */
export const now = (): number => Date.now();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const timeOfDay = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
const date = new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric" });
const shortDateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" });

/** Time of day if today, else the date. */
export const timeOrDate = (iso: string, now = new Date()): string => {
	const then = new Date(iso);
	return then.toDateString() === now.toDateString() ? timeOfDay.format(then) : date.format(then);
};

export const clockTime = (iso: string): string => timeOfDay.format(new Date(iso));

/** The day and the time of day, in little room. */
export const dateAndClock = (iso: string): string => shortDateAndTime.format(new Date(iso));

/** Today where the person is, as YYYY-MM-DD. */
export const localDay = (now = new Date()): string => {
	const two = (part: number) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** For tooltips and screen readers. */
export const wholeTime = (iso: string): string => dateAndTime.format(new Date(iso));

const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** A day of the calendar, as 2026-11-21, which is the same day in every zone. */
export const dayInWords = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** Days, hours or minutes ago, else `Just now`. */
export const relativeTime = (iso: string, now = new Date()): string => {
	const passed = now.getTime() - new Date(iso).getTime();
	if (passed >= day) return sayCount(Math.floor(passed / day), { one: "1 day ago", other: "{count} days ago" });
	if (passed >= hour) return sayCount(Math.floor(passed / hour), { one: "1 hour ago", other: "{count} hours ago" });
	if (passed >= minute) {
		return sayCount(Math.floor(passed / minute), { one: "1 minute ago", other: "{count} minutes ago" });
	}
	return say("Just now");
};

export const partOfDay = (now = new Date()): "morning" | "afternoon" | "evening" => {
	const hours = now.getHours();
	if (hours < 12) return "morning";
	return hours < 18 ? "afternoon" : "evening";
};

/** The browser's own zone, as `America/Toronto`. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
