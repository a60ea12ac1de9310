import type { Shift } from "@warmline/contract/shifts/shift";

/**
 * `soon`, `begun`: they have not checked in. `on`: they have. `left`: they have checked out before the end. `over`: the shift is,
 * and they have not checked out.
 */
export type OwnDuty = "soon" | "begun" | "on" | "left" | "over";

/** How a member stands in their own shift now; null when it is nothing to them any more. */
export const ownDutyOf = (shift: Pick<Shift, "shift_datetime" | "ends_at" | "own">, at: number): OwnDuty | null => {
	const { checked_in_at, checked_out_at } = shift.own;
	const isOver = Date.parse(shift.ends_at) <= at;
	if (checked_in_at === null) {
		if (isOver) return null;
		return Date.parse(shift.shift_datetime) <= at ? "begun" : "soon";
	}
	if (checked_out_at === null) return isOver ? "over" : "on";
	return isOver ? null : "left";
};
