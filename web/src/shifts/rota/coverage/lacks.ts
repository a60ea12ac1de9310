import type { Shift } from "@warmline/contract/shifts/shift";
import { freeIn } from "../../shift/standing.ts";
import { isOver } from "../../shift-days.ts";

/** How many a shift lacks. */
export type Lack = {
	readonly supervisors: number;
	readonly listeners: number;
	/** Of those who have a place, how many look for somebody who takes it. */
	readonly cover: number;
};

const nothing: Lack = { supervisors: 0, listeners: 0, cover: 0 };

/** What is over, or will not be, lacks nobody any more. */
export const lackOf = (shift: Shift, at: number): Lack =>
	shift.state === "off" || isOver(shift, at)
		? nothing
		: {
				supervisors: freeIn(shift, "supervisor"),
				listeners: freeIn(shift, "listener"),
				cover: shift.places.filter(({ cover_wanted }) => cover_wanted).length,
			};

export const lacksSomebody = (shift: Shift, at: number): boolean => {
	const { supervisors, listeners, cover } = lackOf(shift, at);
	return supervisors > 0 || listeners > 0 || cover > 0;
};

/** Of how many shifts each is true. */
export type Totals = Lack & { readonly shifts: number; readonly off: number };

export const totalsOf = (shifts: readonly Shift[], at: number): Totals => {
	const lacks = shifts.map((shift) => lackOf(shift, at));
	return {
		shifts: shifts.length,
		off: shifts.filter((shift) => shift.state === "off" && !isOver(shift, at)).length,
		supervisors: lacks.filter(({ supervisors }) => supervisors > 0).length,
		listeners: lacks.filter(({ listeners }) => listeners > 0).length,
		cover: lacks.filter(({ cover }) => cover > 0).length,
	};
};
