import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { v7 } from "uuid";
import { minutesAfter } from "../platform/clock.ts";
import { daysAfter, startOfDay, weekdayOf } from "../platform/days.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { society, societyDay } from "../platform/society.ts";
import { supportMinutes } from "../shifts/duty/support-minutes.ts";
import { planShifts } from "../shifts/rota/plan-queries.ts";
import { lockRota, writeRotaSettings } from "../shifts/rota/settings/settings-queries.ts";
import { allShiftTimes } from "../shifts/rota/shift-times/shift-time-queries.ts";
import { putWeeklyShift } from "../shifts/rota/weekly-shifts/weekly-queries.ts";
import { insertPastPlaces, isAnyShift, type PlannedRow, plannedBetween, setPastShift } from "./queries.ts";

/** One of the weekly shifts, and who always comes to it. */
export type PastWeekly = {
	readonly weekday: number;
	readonly start: string;
	readonly listeners: number;
	readonly supervisor?: string;
	readonly listener?: string;
};

export type PastRota = {
	readonly weekly: readonly PastWeekly[];
	readonly weeksBack: number;
	/** Days from today on in which people have booked. */
	readonly daysAhead: number;
	/** The last shift without a supervisor within so many days was called off. */
	readonly off: { readonly withinDays: number; readonly reason: string };
	/** The first of this member's places to come is looked for cover for. */
	readonly seeksCover: string;
};

const weeksPlanned = 9;
const minutesADay = 24 * 60;

type Coming = { member_id: string; part: ShiftPart; seeksCover: boolean };

const placeOf = (shift: PlannedRow, { member_id, part, seeksCover }: Coming, now: Date) => {
	const booked_at = new Date(Math.min(now.getTime(), minutesAfter(shift.starts_at, -9 * minutesADay).getTime()));
	const place = { id: v7({ msecs: booked_at.getTime() }), shift_id: shift.id, member_id, part, booked_at };
	if (shift.ends_at > now) return { ...place, cover_wanted_at: seeksCover ? now : null };
	const [checked_in_at, checked_out_at] = [minutesAfter(shift.starts_at, -6), minutesAfter(shift.ends_at, 4)];
	const minutes = supportMinutes(shift, checked_in_at, checked_out_at);
	return { ...place, checked_in_at, checked_out_at, attendance: "worked" as const, minutes };
};

/** A rota that has been at work for some weeks, once: where any shift is, nothing is done. */
export const insertPastRota = async (
	{ database, clock }: Platform,
	ids: ReadonlyMap<string, string>,
	{ weekly, weeksBack, daysAhead, off, seeksCover }: PastRota,
): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		await lockRota(tx);
		if (await isAnyShift(tx)) return;
		const now = clock.now();
		const today = societyDay(now);
		const [from, until] = [daysAfter(today, -7 * weeksBack), daysAfter(today, 7 * weeksPlanned)];
		const times = await allShiftTimes(tx);
		for (const { weekday, start, listeners } of weekly) {
			const shift_time = times.find(({ start_time }) => start_time.startsWith(start))?.id;
			if (shift_time) await putWeeklyShift(tx, { weekday, shift_time, listeners, supervisors: 1 });
		}
		await planShifts(tx, { from, until, zone: society().clock, now: startOfDay(society().clock, from) });
		await writeRotaSettings(tx, { planned_until: until });
		const shifts = await plannedBetween(tx, from, daysAfter(today, daysAhead));
		const weeklyOf = ({ day, start_time }: PlannedRow) =>
			weekly.find(({ weekday, start }) => weekday === weekdayOf(day) && start_time.startsWith(start));
		const places: ReturnType<typeof placeOf>[] = [];
		let seeks = ids.get(seeksCover);
		for (const shift of shifts) {
			const planned = weeklyOf(shift);
			const [supervisor, listener] = [ids.get(planned?.supervisor ?? ""), ids.get(planned?.listener ?? "")];
			if (supervisor)
				places.push(placeOf(shift, { member_id: supervisor, part: "supervisor", seeksCover: false }, now));
			if (listener) {
				const seeksNow = listener === seeks && shift.starts_at > minutesAfter(now, minutesADay);
				places.push(placeOf(shift, { member_id: listener, part: "listener", seeksCover: seeksNow }, now));
				if (seeksNow) seeks = undefined;
			}
			if (supervisor && shift.ends_at < now)
				await setPastShift(tx, shift.id, { closed_at: minutesAfter(shift.ends_at, 12), closed_by: supervisor });
		}
		const lastDay = daysAfter(today, off.withinDays);
		const calledOff = shifts.findLast(
			(shift) => shift.starts_at > now && shift.day <= lastDay && weeklyOf(shift)?.supervisor === undefined,
		);
		if (calledOff) await setPastShift(tx, calledOff.id, { off_at: now, off_reason: off.reason, by_hand: true });
		await insertPastPlaces(tx, places);
	});
