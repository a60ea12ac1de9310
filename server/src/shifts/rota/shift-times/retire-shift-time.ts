import type { MemberRow } from "../../../accounts/index.ts";
import type { Rota } from "../../rota.ts";
import { holdShifts, unplan } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { idsAtTime } from "../planned-shift-queries.ts";
import { noSuchShiftTime } from "../rota-errors.ts";
import { deleteWeeklyShiftsAt } from "../weekly-shifts/weekly-queries.ts";
import { setRetired, shiftTimeInUse } from "./shift-time-queries.ts";

/** No more shifts at this time, those changed by hand neither. */
export const retireTime = (rota: Rota, director: MemberRow, id: string, tell: boolean): Promise<void> =>
	changeRota(rota, director, async (changing, _, writeDown) => {
		const { tx } = changing;
		const now = rota.clock.now();
		const time = await shiftTimeInUse(tx, id);
		if (!time) throw noSuchShiftTime();
		await deleteWeeklyShiftsAt(tx, id);
		const { shifts } = await holdShifts(tx, await idsAtTime(tx, id, now));
		await unplan(rota, changing, shifts, { by: director, tell });
		await setRetired(tx, id, now);
		const [start, end] = [time.start_time.slice(0, 5), time.end_time.slice(0, 5)];
		await writeDown(`shift time ${start} to ${end}: retired`);
	});
