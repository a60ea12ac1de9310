import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { MemberRow } from "../../../accounts/index.ts";
import { newsOfFreePlaces } from "../../cover/waiting-list/offer-free-places.ts";
import { readPlaces } from "../../lock-places.ts";
import { notifyOfShifts } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShiftsAndTheirPeople } from "../call-off.ts";
import { changeRota } from "../change-rota.ts";
import { planWeeks } from "../plan-ahead.ts";
import { idsOfWeekly, putOnAgain, setNeeds } from "../planned-shift-queries.ts";
import { reopenedNews } from "../reopened-news.ts";
import { unknownShiftTime } from "../rota-errors.ts";
import { shiftTimeInUse, startOf } from "../shift-times/shift-time-queries.ts";
import { putWeeklyShift, weeklyShiftAt } from "./weekly-queries.ts";

/**
 * A weekly shift is there with these needs; what is planned follows, but for what was changed by hand. Of shifts that are
 * back those are told who lost a place in them, or the wait for one.
 */
export const setWeekly = (context: ShiftContext, director: MemberRow, weekly: WeeklyShift): Promise<WeeklyShift> =>
	changeRota(context, director, async (work, settings, audit) => {
		const { tx } = work;
		const { weekday, shift_time } = weekly;
		const now = context.clock.now();
		if (!(await shiftTimeInUse(tx, shift_time))) throw unknownShiftTime();
		const before = await weeklyShiftAt(tx, weekly);
		await putWeeklyShift(tx, weekly);
		const { shifts } = await lockShiftsAndTheirPeople(
			tx,
			await idsOfWeekly(tx, { weekday, shift_time_id: shift_time }, now),
		);
		const planned = shifts.filter(({ by_hand }) => !by_hand);
		// It was dropped once, and is back.
		const dropped = planned.filter(({ off_at, closed_days_id }) => off_at !== null && closed_days_id === null);
		const ids = (rows: typeof planned) => rows.map(({ id }) => id);
		// Asked while they are off.
		const reopened = await reopenedNews(context, tx, dropped, director);
		const on = await putOnAgain(tx, ids(dropped));
		const news = reopened.filter(({ shift }) => on.includes(shift.id));
		const needed = (await setNeeds(tx, ids(planned), weekly, now)).filter(({ off_at }) => off_at === null);
		const { seats: all, ...read } = await readPlaces(context, tx, [], needed);
		for (const seats of all) news.push(...(await newsOfFreePlaces(tx, { ...read, seats })).news);
		await notifyOfShifts(context, work, news);
		await planWeeks(context, work, settings);
		if (before?.listeners !== weekly.listeners || before.supervisors !== weekly.supervisors)
			await audit({
				change: "set_weekly_shift",
				weekday,
				start: await startOf(tx, shift_time),
				listeners: weekly.listeners,
				supervisors: weekly.supervisors,
			});
		return weekly;
	});
