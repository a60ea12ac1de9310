import { dayIn } from "../../platform/time/zones.ts";
import { isDay, movedDay } from "../calendar-days.ts";

export const daysOfWeek = 7;

/** The day a week begins with: the one that is asked for, else today on the clocks of the organisation. */
export const weekFrom = (asked: string | null, clock: string, at: number): string =>
	isDay(asked) ? asked : dayIn(at, clock);

/** The week before or after. */
export const movedWeek = (from: string, weeks: number): string => movedDay(from, weeks * daysOfWeek);

/** The last day of it. */
export const weekUntil = (from: string): string => movedDay(from, daysOfWeek - 1);
