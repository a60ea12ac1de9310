import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { Needs } from "../rota-text.ts";

type Slot = Pick<WeeklyShift, "weekday" | "shift_time">;

/** What a shift needs where nothing else is known. */
export const usualNeeds: Needs = { listeners: 2, supervisors: 1 };

const isAt =
	(slot: Slot) =>
	({ weekday, shift_time }: Slot): boolean =>
		weekday === slot.weekday && shift_time === slot.shift_time;

export const weeklyAt = (weekly: readonly WeeklyShift[], slot: Slot): WeeklyShift | undefined =>
	weekly.find(isAt(slot));

export const withWeekly = (weekly: readonly WeeklyShift[], one: WeeklyShift): WeeklyShift[] => [
	...weekly.filter((other) => !isAt(one)(other)),
	one,
];

export const withoutWeekly = (weekly: readonly WeeklyShift[], slot: Slot): WeeklyShift[] =>
	weekly.filter((other) => !isAt(slot)(other));

/** A new one needs what those at the same time of other days need. */
export const needsToStart = (weekly: readonly WeeklyShift[], shift_time: string): Needs => {
	const other = weekly.find((one) => one.shift_time === shift_time);
	return other ? { listeners: other.listeners, supervisors: other.supervisors } : usualNeeds;
};

/** The days on which there is no shift at a time. */
export const daysWithout = (weekly: readonly WeeklyShift[], shift_time: string): readonly number[] =>
	[0, 1, 2, 3, 4, 5, 6].filter((weekday) => !weeklyAt(weekly, { weekday, shift_time }));

export const isLess = (after: Needs, before: Needs): boolean =>
	after.listeners < before.listeners || after.supervisors < before.supervisors;

export const isSame = (one: Needs, other: Needs): boolean =>
	one.listeners === other.listeners && one.supervisors === other.supervisors;
