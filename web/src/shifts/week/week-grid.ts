import type { Shift } from "@warmline/contract/shifts/shift";
import { dayAt, dayIn, sameClock } from "../../platform/time/zones.ts";
import { daysBetween, movedDay } from "../calendar-days.ts";
import { timesOf } from "../shift/shift-text.ts";
import { endOf, startOf } from "../shift-days.ts";
import { daysOfWeek, movedWeek } from "./week-span.ts";

/** The reader's days that the organisation's week touches: seven, or eight where midnight is at another time. */
export const daysInWeek = (from: string, zone: string, clock: string): readonly string[] => {
	const first = dayIn(dayAt(from, "00:00", clock), zone);
	const last = dayIn(dayAt(movedWeek(from, 1), "00:00", clock) - 1, zone);
	return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => movedDay(first, at));
};

/** Those of them that the table of the week needs: seven, and an eighth where a shift stands on each end. */
export const daysToShow = (days: readonly string[], shifts: readonly Shift[], zone: string): readonly string[] => {
	const taken = new Set(shifts.map((shift) => dayIn(startOf(shift), zone)));
	const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
	if (days.length <= daysOfWeek || (taken.has(first) && taken.has(last))) return days;
	return taken.has(last) ? days.slice(1) : days.slice(0, -1);
};

/** Whether the clocks of both zones show the same through that week, whatever the zones are called. */
export const sameInWeek = (from: string, zone: string, clock: string): boolean =>
	[dayAt(from, "00:00", clock), dayAt(movedWeek(from, 1), "00:00", clock) - 1].every((at) =>
		sameClock(at, zone, clock),
	);

/** The shifts that stand at one time of the day, by their day. */
export type TimeRow = {
	readonly times: string;
	readonly start: number;
	readonly end: number;
	readonly on: ReadonlyMap<string, Shift>;
};

const timeOfDay = (instant: number, zone: string): number => instant - dayAt(dayIn(instant, zone), "00:00", zone);

/** One row for each time of the day at which a shift stands, the earliest first. */
export const timeRows = (shifts: readonly Shift[], zone: string): readonly TimeRow[] => {
	const rows = new Map<string, TimeRow & { readonly on: Map<string, Shift> }>();
	for (const shift of shifts) {
		const [times, start, end] = [timesOf(shift, zone), startOf(shift), endOf(shift)];
		const row = rows.get(times) ?? { times, start, end, on: new Map() };
		row.on.set(dayIn(start, zone), shift);
		rows.set(times, row);
	}
	return [...rows.values()].sort(
		(a, b) => timeOfDay(a.start, zone) - timeOfDay(b.start, zone) || a.end - a.start - (b.end - b.start),
	);
};

export type Step = { readonly days: number; readonly rows: number };

const steps: Readonly<Record<string, Step>> = {
	ArrowLeft: { days: -1, rows: 0 },
	ArrowRight: { days: 1, rows: 0 },
	ArrowUp: { days: 0, rows: -1 },
	ArrowDown: { days: 0, rows: 1 },
};

/** The next shift in the direction of an arrow; undefined where there is none, or the key is no arrow. */
export const shiftBeside = (
	key: string,
	from: Shift,
	rows: readonly TimeRow[],
	days: readonly string[],
): Shift | undefined => {
	const step = steps[key];
	if (!step) return undefined;
	let row = rows.findIndex(({ on }) => [...on.values()].includes(from));
	let day = days.findIndex((one) => rows[row]?.on.get(one) === from);
	for (;;) {
		row += step.rows;
		day += step.days;
		const on = rows[row]?.on;
		const there = days[day];
		if (!on || there === undefined) return undefined;
		const found = on.get(there);
		if (found) return found;
	}
};
