import type { MemberRow } from "../../../accounts/index.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShiftsAndTheirPeople, unplan } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { idsAtTime } from "../planned-shift-queries.ts";
import { noSuchShiftTime } from "../rota-errors.ts";
import { deleteWeeklyShiftsAt } from "../weekly-shifts/weekly-queries.ts";
import { setRetired, shiftTimeInUse } from "./shift-time-queries.ts";

/** No more shifts at this time, those changed by hand neither. */
export const retireTime = (context: ShiftContext, director: MemberRow, id: string, tell: boolean): Promise<void> =>
	changeRota(context, director, async (work, _, audit) => {
		const { tx } = work;
		const now = context.clock.now();
		const time = await shiftTimeInUse(tx, id);
		if (!time) throw noSuchShiftTime();
		await deleteWeeklyShiftsAt(tx, id);
		const { shifts } = await lockShiftsAndTheirPeople(tx, await idsAtTime(tx, id, now));
		await unplan(context, work, shifts, { by: director, tell });
		await setRetired(tx, id, now);
		const [start, end] = [time.start_time.slice(0, 5), time.end_time.slice(0, 5)];
		await audit({ change: "retire_shift_time", start, end });
	});
