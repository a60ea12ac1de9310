import { locale } from "@warmline/contract/i18n";
import { now, ownZone } from "./time.ts";

const minute = 60_000;

/** Making one is slow, and a month has many shifts: it is made once for each zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
	const made = clocks.get(zone);
	if (made) return made;
	const clock = new Intl.DateTimeFormat("en-CA", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	});
	clocks.set(zone, clock);
	return clock;
};

const wallClock = (instant: number, zone: string): number => {
	const parts = clockOf(zone).formatToParts(instant);
	const part = (type: string) => Number(parts.find((piece) => piece.type === type)?.value);
	return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
};

const instantOf = (midnight: number, clock: string, zone: string): number => {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	const wanted = midnight + (hours * 60 + minutes) * minute;
	// Twice, because on a day when the clocks change the first guess may fall on the other side of it.
	const guess = wanted - (wallClock(wanted, zone) - wanted);
	return guess - (wallClock(guess, zone) - wanted);
};

/** The instant at which the clocks of `zone` show `clock` (`HH:MM`) on the day they show now. */
export const todayAt = (clock: string, zone: string, at = now()): number =>
	instantOf(new Date(wallClock(at, zone)).setUTCHours(0, 0, 0, 0), clock, zone);

/** The same on another day, `YYYY-MM-DD`. */
export const dayAt = (day: string, clock: string, zone: string): number =>
	instantOf(Date.parse(`${day}T00:00:00Z`), clock, zone);

/** The day that the clocks of `zone` show, as `YYYY-MM-DD`. */
export const dayIn = (instant: number, zone: string): string =>
	new Date(wallClock(instant, zone)).toISOString().slice(0, 10);

/** Days of the calendar of `zone` since 1970. */
export const dayNumber = (instant: number, zone: string): number =>
	Math.floor(wallClock(instant, zone) / (24 * 60 * minute));

/** Days by which the calendar of `zone` is ahead of the one of `other` at that instant: -1, 0 or 1. */
export const daysAhead = (instant: number, zone: string, other: string): number =>
	dayNumber(instant, zone) - dayNumber(instant, other);

export const timeIn = (instant: number, zone: string): string =>
	new Intl.DateTimeFormat(locale, { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(instant);

/** The day and the time of day as the clocks of `zone` show them, in words. */
export const wholeTimeIn = (instant: number, zone: string): string =>
	new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "full", timeStyle: "short" }).format(instant);

/** Whether the clocks of both zones show the same at that instant. */
export const sameClock = (instant: number, zone: string, other: string): boolean =>
	wallClock(instant, zone) === wallClock(instant, other);

type Zones = { readonly suggested: readonly string[]; readonly others: readonly string[] };

/** Suggested are the reader's own zone, `clock`, the organisation's, and the chosen one; the others are sorted by name. */
export const zonesToChooseFrom = (clock: string, chosen: string | null): Zones => {
	const suggested = [...new Set([ownZone(), clock, ...(chosen === null ? [] : [chosen])])];
	const all = Intl.supportedValuesOf?.("timeZone") ?? [];
	return { suggested, others: all.filter((zone) => !suggested.includes(zone)) };
};

export const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** `Eastern Standard Time (America/New York)`, in the reader's language. */
export const zoneInWords = (zone: string): string => {
	const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "long" }).formatToParts(now());
	const words = parts.find(({ type }) => type === "timeZoneName")?.value;
	return words === undefined ? zoneName(zone) : `${words} (${zoneName(zone)})`;
};

/** `America/New_York` is `New York` to people. */
export const cityOf = (zone: string): string => zoneName(zone).split("/").at(-1) ?? zone;
