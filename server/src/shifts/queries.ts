import { asc, inArray } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { shift_times } from "./tables.ts";

export const allShiftTimes = (db: Db) => db.select().from(shift_times).orderBy(asc(shift_times.start_time));

/** Whether all of these are shift times. */
export const areShiftTimes = async (db: Db, ids: readonly string[]): Promise<boolean> => {
	const wanted = [...new Set(ids)];
	if (wanted.length === 0) return true;
	const found = await db.select({ id: shift_times.id }).from(shift_times).where(inArray(shift_times.id, wanted));
	return found.length === wanted.length;
};

export const insertShiftTimes = (db: Db, times: (typeof shift_times.$inferInsert)[]) =>
	db.insert(shift_times).values(times).onConflictDoNothing();
