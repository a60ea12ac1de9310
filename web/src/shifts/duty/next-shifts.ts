import type { Shift } from "@warmline/contract/shifts/shift";

type Planned = Pick<Shift, "state" | "places">;

/** Visitors can count on it: it has a supervisor and a listener, also one who looks for cover. */
export const willBe = ({ state, places }: Planned): boolean =>
	state === "confirmed" || (state === "at_risk" && places.some(({ part }) => part === "listener"));

const byStart = (a: Pick<Shift, "shift_datetime">, b: Pick<Shift, "shift_datetime">) =>
	Date.parse(a.shift_datetime) - Date.parse(b.shift_datetime);

/** Of the shifts that will be the one that runs, else the next one. */
export const shiftToCome = <S extends Planned & Pick<Shift, "shift_datetime" | "ends_at">>(
	shifts: readonly S[],
	at: number,
): S | null =>
	shifts
		.filter((shift) => willBe(shift) && Date.parse(shift.ends_at) > at)
		.sort(byStart)
		.at(0) ?? null;

/** The reader's own next shift that has not begun. */
export const ownShiftToCome = <S extends Pick<Shift, "own" | "state" | "shift_datetime">>(
	shifts: readonly S[],
	at: number,
): S | null =>
	shifts
		.filter(({ own, state, shift_datetime }) => own.part !== null && state !== "off" && Date.parse(shift_datetime) > at)
		.sort(byStart)
		.at(0) ?? null;
