import type { BodyOf } from "@warmline/contract/calls";
import type { dropWeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { MemberRow } from "../../../accounts/index.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShiftsAndTheirPeople, unplan } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { idsOfWeekly } from "../planned-shift-queries.ts";
import { noSuchWeeklyShift } from "../rota-errors.ts";
import { startOf } from "../shift-times/shift-time-queries.ts";
import { deleteWeeklyShift } from "./weekly-queries.ts";

/** A weekly shift is no more; what was changed by hand stays. */
export const dropWeekly = (
	context: ShiftContext,
	director: MemberRow,
	{ tell, ...weekly }: BodyOf<typeof dropWeeklyShift>,
): Promise<void> =>
	changeRota(context, director, async (work, _, audit) => {
		const { tx } = work;
		const { weekday, shift_time } = weekly;
		if (!(await deleteWeeklyShift(tx, weekly))) throw noSuchWeeklyShift();
		const ids = await idsOfWeekly(tx, { weekday, shift_time_id: shift_time }, context.clock.now());
		const { shifts } = await lockShiftsAndTheirPeople(tx, ids);
		const planned = shifts.filter(({ by_hand }) => !by_hand);
		await unplan(context, work, planned, { by: director, tell });
		await audit({ change: "drop_weekly_shift", weekday, start: await startOf(tx, shift_time) });
	});
