import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { dayAt, dayIn } from "../../platform/time/zones.ts";
import { movedDay } from "../calendar-days.ts";

/** From when to when a shift at this time lasts that starts today. Over midnight its end is tomorrow's. */
export const timesToday = (
	{ start_time, end_time }: Pick<ShiftTime, "start_time" | "end_time">,
	clock: string,
	at: number,
): { readonly start: number; readonly end: number } => {
	const today = dayIn(at, clock);
	const last = end_time > start_time ? today : movedDay(today, 1);
	return { start: dayAt(today, start_time, clock), end: dayAt(last, end_time, clock) };
};
