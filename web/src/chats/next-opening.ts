import { browserZone, now } from "../platform/time.ts";

const dayIn = (at: number | string, timeZone: string) =>
	new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(at));

/** `today at 6:00 PM`, or the day with its name; in the zone of who reads it. */
export const nextOpening = (iso: string, at = now(), timeZone = browserZone()): string => {
	const clock = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "2-digit" }).format(new Date(iso));
	const date = new Intl.DateTimeFormat("en", { timeZone, weekday: "long", month: "long", day: "numeric" });
	const day = dayIn(iso, timeZone) === dayIn(at, timeZone) ? "today" : `on ${date.format(new Date(iso))}`;
	return `${day} at ${clock}`.replaceAll("\u202f", " ");
};
