import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { daily_work } from "../tables.ts";

const now = sql`now()`;

/** From the first start on a kind of work is done each day, and can be missed. */
export const registerDailyJob = (db: Db, kind: string) =>
	db.insert(daily_work).values({ kind, last_at: now }).onConflictDoNothing();

export const recordDailyRun = (db: Db, kind: string) =>
	db.update(daily_work).set({ last_at: now }).where(eq(daily_work.kind, kind));

/**
 * Whether it was missed; of several servers that start at once one hears so. An hour less than a day: the work of the
 * day before may have begun late, and the clocks may have been put forward.
 */
export const runMissedDailyJobs = async (tx: Db, kind: string): Promise<boolean> => {
	const taken = await tx
		.update(daily_work)
		.set({ last_at: now })
		.where(and(eq(daily_work.kind, kind), lt(daily_work.last_at, sql`now() - interval '23 hours'`)))
		.returning({ kind: daily_work.kind });
	return taken.length > 0;
};
