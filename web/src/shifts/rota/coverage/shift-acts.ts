import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import { type ShiftPart, soonHours } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { freeIn, inPart } from "../../shift/standing.ts";
import { isOver, startOf } from "../../shift-days.ts";

/** What a director or supervisor does about a shift, in the order in which it is offered. */
export type ShiftAct =
	| "request_supervisor"
	| "request_listener"
	| "ask_supervisors"
	| "ask_listeners"
	| "name_supervisor"
	| "needs"
	| "call_off"
	| "put_on";

const lacks = (shift: Shift, part: ShiftPart): boolean =>
	freeIn(shift, part) > 0 || inPart(shift, part).some(({ cover_wanted }) => cover_wanted);

const soon = soonHours * 3_600_000;

/** It is on, or starts soon: then one is asked by name, who answers with a press. */
export const isSoon = (shift: Shift, at: number): boolean => !isOver(shift, at) && startOf(shift) - at <= soon;

/** Listeners are asked once somebody supervises it: no supervisor, no shift. */
const toAsk = (shift: Shift, at: number): readonly ShiftAct[] => {
	const supervised = inPart(shift, "supervisor").length > 0;
	const [supervisors, listeners] = [lacks(shift, "supervisor"), supervised && lacks(shift, "listener")];
	return [
		...(supervisors && isSoon(shift, at) ? (["request_supervisor"] as const) : []),
		...(listeners && isSoon(shift, at) ? (["request_listener"] as const) : []),
		...(supervisors ? (["ask_supervisors"] as const) : []),
		...(listeners ? (["ask_listeners"] as const) : []),
	];
};

export const actsFor = (shift: Shift, role: Role, at: number): readonly ShiftAct[] => {
	if (isOver(shift, at) || !isSupervising(role)) return [];
	const directs = role === "director";
	if (shift.state === "off") return directs ? ["put_on"] : [];
	return [...toAsk(shift, at), ...(directs ? (["name_supervisor", "needs", "call_off"] as const) : [])];
};
