import { dayAt, dayIn } from "../../platform/time/zones.ts";
import { daysBetween, isDay, movedDay } from "../calendar-days.ts";
import { daysBefore } from "../week-start.ts";

/** Months are as 2026-11. */
export const isMonth = (text: string | null): text is string => text !== null && isDay(`${text}-01`);

export const monthOf = (day: string): string => day.slice(0, 7);

/** `2026-11` and 2 are `2027-01`. */
export const movedMonth = (month: string, months: number): string => {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

const firstOf = (month: string): string => `${month}-01`;
const lastOf = (month: string): string => movedDay(firstOf(movedMonth(month, 1)), -1);

/** The weeks of a month, each from the first day of the week on; null for days of other months. */
export const monthWeeks = (month: string): readonly (readonly (string | null)[])[] => {
	const first = firstOf(month);
	const before = daysBefore(first);
	const days = daysBetween(first, lastOf(month)) + 1;
	return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
		Array.from({ length: 7 }, (_unused, weekday) => {
			const at = week * 7 + weekday - before;
			return at >= 0 && at < days ? movedDay(first, at) : null;
		}),
	);
};

/** What to ask the server for, which counts days by its own clock, so that no shift of the reader's month is missing. */
export const monthSpan = (month: string, zone: string, clock: string): { date: string; days: number } => {
	const begins = dayAt(firstOf(month), "00:00", zone);
	const ends = dayAt(firstOf(movedMonth(month, 1)), "00:00", zone);
	const date = dayIn(begins, clock);
	return { date, days: daysBetween(date, dayIn(ends - 1, clock)) + 1 };
};

/** The day with which a week of the server begins, so that nothing of the reader's day is missing in it. */
export const weekOfDay = (day: string, zone: string, clock: string): string => dayIn(dayAt(day, "00:00", zone), clock);
