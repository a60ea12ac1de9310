import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { shift_times, weekly_shifts } from "../../tables.ts";

export type WeeklyRow = typeof weekly_shifts.$inferSelect;
type Key = Pick<WeeklyShift, "weekday" | "shift_time">;

const isThat = ({ weekday, shift_time }: Key) =>
	and(eq(weekly_shifts.weekday, weekday), eq(weekly_shifts.shift_time_id, shift_time));

/** From Sunday on, the earliest of the day first. */
export const allWeeklyShifts = async (db: Db): Promise<WeeklyRow[]> =>
	(
		await db
			.select({ weekly: weekly_shifts })
			.from(weekly_shifts)
			.innerJoin(shift_times, eq(shift_times.id, weekly_shifts.shift_time_id))
			.orderBy(asc(weekly_shifts.weekday), asc(shift_times.start_time), asc(shift_times.end_time))
	).map(({ weekly }) => weekly);

export const weeklyShiftAt = async (db: Db, key: Key): Promise<WeeklyRow | undefined> =>
	firstRow(await db.select().from(weekly_shifts).where(isThat(key)));

export const putWeeklyShift = async (tx: Db, { shift_time, ...needs }: WeeklyShift): Promise<void> => {
	const { listeners, supervisors } = needs;
	await tx
		.insert(weekly_shifts)
		.values({ ...needs, shift_time_id: shift_time })
		.onConflictDoUpdate({
			target: [weekly_shifts.weekday, weekly_shifts.shift_time_id],
			set: { listeners, supervisors },
		});
};

/** Whether it was there. */
export const deleteWeeklyShift = async (tx: Db, key: Key): Promise<boolean> =>
	(await tx.delete(weekly_shifts).where(isThat(key)).returning()).length > 0;

/** On all days of the week. */
export const deleteWeeklyShiftsAt = async (tx: Db, shiftTimeId: string): Promise<void> => {
	await tx.delete(weekly_shifts).where(eq(weekly_shifts.shift_time_id, shiftTimeId));
};
