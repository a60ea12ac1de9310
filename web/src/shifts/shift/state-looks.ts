import type { ShiftState } from "@warmline/contract/shifts/parts";
import { type BadgeLook, badgeLooks } from "../../ui/feedback/Badge.tsx";

/** The colour of each state of a shift: of its badge, of its cell among many, and of its mark. */
export const stateLooks: Readonly<Record<ShiftState, BadgeLook>> = {
	confirmed: "good",
	needs_supervisor: "attention",
	at_risk: "care",
	off: "plain",
};

/** Text and ground of a shift among many. */
export const stateClasses = (state: ShiftState): string => {
	const { ground, text } = badgeLooks[stateLooks[state]];
	return `${ground} ${text}`;
};
