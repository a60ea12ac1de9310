import type { MemberRow } from "../../../accounts/index.ts";
import type { Rota } from "../../rota.ts";
import { holdShifts } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { planWeeks } from "../plan-ahead.ts";
import { idsOffBy, putOnAgain } from "../planned-shift-queries.ts";
import { noSuchClosedDays } from "../rota-errors.ts";
import { closedDaysById, deleteClosedDays } from "./closed-day-queries.ts";
import { closedDaysText } from "./closed-days-text.ts";

/** These days have shifts again: those that were called off with them, and those that were not made. */
export const openSomeDays = (rota: Rota, director: MemberRow, id: string): Promise<void> =>
	changeRota(rota, director, async (changing, settings, writeDown) => {
		const { tx } = changing;
		const days = await closedDaysById(tx, id);
		if (!days) throw noSuchClosedDays();
		const { shifts } = await holdShifts(tx, await idsOffBy(tx, id, rota.clock.now()));
		const off = shifts.filter(({ closed_days_id }) => closed_days_id === id);
		await deleteClosedDays(tx, id);
		await putOnAgain(
			tx,
			off.map((shift) => shift.id),
		);
		await planWeeks(rota, changing, settings);
		await writeDown(`opened ${closedDaysText(days)}`);
	});
