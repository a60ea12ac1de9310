import { asc } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { shift_times } from "./tables.ts";

export const allShiftTimes = (db: Db) => db.select().from(shift_times).orderBy(asc(shift_times.start_time));

export const insertShiftTimes = (db: Db, times: (typeof shift_times.$inferInsert)[]) =>
	db.insert(shift_times).values(times).onConflictDoNothing();
