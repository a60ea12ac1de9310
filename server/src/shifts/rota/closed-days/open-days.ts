import type { MemberRow } from "../../../accounts/index.ts";
import { notifyOfShifts } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShiftsAndTheirPeople } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { planWeeks } from "../plan-ahead.ts";
import { idsOffBy, putOnAgain } from "../planned-shift-queries.ts";
import { reopenedNews } from "../reopened-news.ts";
import { noSuchClosedDays } from "../rota-errors.ts";
import { closedDaysById, deleteClosedDays } from "./closed-day-queries.ts";

/** These days have shifts again: those that were called off with them, of which people are told, and those that were not made. */
export const openSomeDays = (context: ShiftContext, director: MemberRow, id: string): Promise<{ told: number }> =>
	changeRota(context, director, async (work, settings, audit) => {
		const { tx } = work;
		const days = await closedDaysById(tx, id);
		if (!days) throw noSuchClosedDays();
		const { shifts } = await lockShiftsAndTheirPeople(tx, await idsOffBy(tx, id, context.clock.now()));
		const off = shifts.filter(({ closed_days_id }) => closed_days_id === id);
		const reopened = await reopenedNews(context, tx, off, director);
		await deleteClosedDays(tx, id);
		const on = await putOnAgain(
			tx,
			off.map((shift) => shift.id),
		);
		const news = reopened.filter(({ shift }) => on.includes(shift.id));
		await notifyOfShifts(context, work, news);
		await planWeeks(context, work, settings);
		await audit({ change: "open_days", first: days.first, last: days.last, yearly: days.yearly, name: days.name });
		return { told: new Set(news.map(({ member_id }) => member_id)).size };
	});
