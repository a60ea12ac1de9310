import type { Shift } from "@warmline/contract/shifts/shift";
import { dayAt, dayIn } from "../../../platform/time/zones.ts";
import { daysBetween, movedDay } from "../../calendar-days.ts";
import { byDay } from "../../shift-days.ts";

/** Weeks that are seen at a glance. */
export const weeksAhead = 8;
const daysOfWeek = 7;

export type CoverageDay<S> = { readonly day: string; readonly shifts: readonly S[] };
export type CoverageWeek<S> = { readonly first: string; readonly days: readonly CoverageDay<S>[] };

/** The first day of the eight weeks before or after. */
export const movedCoverage = (from: string, steps: number): string => movedDay(from, steps * weeksAhead * daysOfWeek);

/**
 * What to ask the server for, which counts days by its own clock: all that starts on these days of the reader, and one
 * day more before, of which a shift may still run.
 */
export const coverageSpan = (from: string, zone: string, clock: string): { date: string; days: number } => {
	const begins = dayAt(from, "00:00", zone);
	const ends = dayAt(movedCoverage(from, 1), "00:00", zone);
	const date = movedDay(dayIn(begins, clock), -1);
	return { date, days: daysBetween(date, dayIn(ends - 1, clock)) + 1 };
};

/** The weeks from a day on, with every day of them, also where it has no shift. */
export const coverageWeeks = <S extends Pick<Shift, "shift_datetime" | "ends_at">>(
	shifts: readonly S[],
	from: string,
	zone: string,
): readonly CoverageWeek<S>[] => {
	const known = new Map(byDay(shifts, zone).map(({ day, shifts: ofDay }) => [day, ofDay]));
	return Array.from({ length: weeksAhead }, (_, week) => {
		const first = movedDay(from, week * daysOfWeek);
		const days = Array.from({ length: daysOfWeek }, (_unused, at) => movedDay(first, at));
		return { first, days: days.map((day) => ({ day, shifts: known.get(day) ?? [] })) };
	});
};
