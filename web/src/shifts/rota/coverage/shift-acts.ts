import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { freeIn, inPart } from "../../shift/standing.ts";
import { hasBegun, isOver } from "../../shift-days.ts";

/** What a director or supervisor does about a shift, in the order in which it is offered. */
export type ShiftAct = "ask_supervisors" | "ask_listeners" | "name_supervisor" | "needs" | "call_off" | "put_on";

const lacks = (shift: Shift, part: ShiftPart): boolean =>
	freeIn(shift, part) > 0 || inPart(shift, part).some(({ cover_wanted }) => cover_wanted);

/** Listeners are asked once somebody supervises it: no supervisor, no shift. */
const toAsk = (shift: Shift): readonly ShiftAct[] => {
	const supervised = inPart(shift, "supervisor").length > 0;
	return [
		...(lacks(shift, "supervisor") ? (["ask_supervisors"] as const) : []),
		...(supervised && lacks(shift, "listener") ? (["ask_listeners"] as const) : []),
	];
};

export const actsFor = (shift: Shift, role: Role, at: number): readonly ShiftAct[] => {
	if (isOver(shift, at) || !isSupervising(role)) return [];
	const directs = role === "director";
	if (shift.state === "off") return directs ? ["put_on"] : [];
	// Then both show the same people, and a director books one of them at once.
	const asks = toAsk(shift).filter((act) => !directs || act !== "ask_supervisors" || !isTooLateToAsk(shift, at));
	return [...asks, ...(directs ? (["name_supervisor", "needs", "call_off"] as const) : [])];
};

/** Once it has begun nobody is asked by a notice any more: who could come is shown, to be reached at once. */
export const isTooLateToAsk = (shift: Shift, at: number): boolean => hasBegun(shift, at);
