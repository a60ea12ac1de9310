import type { BodyOf } from "@warmline/contract/calls";
import type { dropWeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { MemberRow } from "../../../accounts/index.ts";
import type { Rota } from "../../rota.ts";
import { holdShifts, unplan } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { idsOfWeekly } from "../planned-shift-queries.ts";
import { noSuchWeeklyShift } from "../rota-errors.ts";
import { startOf } from "../shift-times/shift-time-queries.ts";
import { deleteWeeklyShift } from "./weekly-queries.ts";

/** A weekly shift is no more; what was changed by hand stays. */
export const dropWeekly = (
	rota: Rota,
	director: MemberRow,
	{ tell, ...weekly }: BodyOf<typeof dropWeeklyShift>,
): Promise<void> =>
	changeRota(rota, director, async (changing, _, writeDown) => {
		const { tx } = changing;
		const { weekday, shift_time } = weekly;
		if (!(await deleteWeeklyShift(tx, weekly))) throw noSuchWeeklyShift();
		const ids = await idsOfWeekly(tx, { weekday, shift_time_id: shift_time }, rota.clock.now());
		const { shifts } = await holdShifts(tx, ids);
		const planned = shifts.filter(({ by_hand }) => !by_hand);
		await unplan(rota, changing, planned, { by: director, tell });
		await writeDown(`weekly ${weekday} ${await startOf(tx, shift_time)}: dropped`);
	});
