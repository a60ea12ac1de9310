import { checkInMinutes } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { dayIn } from "../platform/time/zones.ts";

type Times = Pick<Shift, "shift_datetime" | "ends_at">;
export type ShiftDay<S> = { readonly day: string; readonly shifts: readonly S[] };

export const startOf = (shift: Pick<Shift, "shift_datetime">): number => Date.parse(shift.shift_datetime);
export const endOf = (shift: Pick<Shift, "ends_at">): number => Date.parse(shift.ends_at);

/** From when on one can check in. */
export const checkInOpens = (shift: Pick<Shift, "shift_datetime">): number => startOf(shift) - checkInMinutes * 60_000;

const near = 12 * 60 * 60_000;

/** Whether a time of day is enough to say when one can check in: on another day it would be taken for today's. */
export const checkInIsNear = (shift: Pick<Shift, "shift_datetime">, at: number): boolean =>
	checkInOpens(shift) > at && checkInOpens(shift) - at < near;

/** The shifts of each day on which one starts, by the clocks of `zone`; both in the order of the time. */
export const byDay = <S extends Times>(shifts: readonly S[], zone: string): readonly ShiftDay<S>[] => {
	const days = new Map<string, S[]>();
	for (const shift of [...shifts].sort((a, b) => startOf(a) - startOf(b))) {
		const day = dayIn(startOf(shift), zone);
		const known = days.get(day);
		if (known) known.push(shift);
		else days.set(day, [shift]);
	}
	return [...days].map(([day, ofDay]) => ({ day, shifts: ofDay }));
};

/** Whether the reader's midnight falls into it. One that ends at midnight is over by then. */
export const endsDayAfter = (shift: Times, zone: string): boolean =>
	dayIn(endOf(shift) - 1, zone) !== dayIn(startOf(shift), zone);

export const hasBegun = (shift: Times, at: number): boolean => startOf(shift) <= at;
export const isOver = (shift: Times, at: number): boolean => endOf(shift) <= at;

/** It has begun and is not over: who comes joins it at once. */
export const isOn = (shift: Times, at: number): boolean => hasBegun(shift, at) && !isOver(shift, at);

/** The shift that is on, with whoever is in it: until it is over no later one is the next. */
export const runningShift = <S extends Times & Pick<Shift, "state" | "places">>(
	shifts: readonly S[],
	at: number,
): S | undefined => shifts.find((shift) => shift.state !== "off" && shift.places.length > 0 && isOn(shift, at));
