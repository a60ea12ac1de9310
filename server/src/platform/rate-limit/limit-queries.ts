import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { firstRow } from "../db/first-row.ts";
import { limits } from "./tables.ts";

export const limitByKey = async (db: Db, key: Buffer) =>
	firstRow(await db.select().from(limits).where(eq(limits.key, key)));

/** Adds one to a count, which starts again at `resets_at`; answers the count and when it ends. */
export const countOnce = async (db: Db, key: Buffer, now: Date, resets_at: Date) => {
	const [row] = await db
		.insert(limits)
		.values({ key, count: 1, resets_at })
		.onConflictDoUpdate({
			target: limits.key,
			set: {
				count: sql`CASE WHEN ${limits.resets_at} <= ${now} THEN 1 ELSE ${limits.count} + 1 END`,
				resets_at: sql`CASE WHEN ${limits.resets_at} <= ${now} THEN ${resets_at} ELSE ${limits.resets_at} END`,
				blocked_until: sql`CASE WHEN ${limits.resets_at} <= ${now} THEN NULL ELSE ${limits.blocked_until} END`,
			},
		})
		.returning();
	if (!row) throw new Error("a limit was not counted");
	return row;
};

/**
 * Counts a try and says how many there were by now; undefined while a wait is on, which counts none. The count and the wait that it brings are one statement, so
 * of many tries at once only the allowed ones pass.
 */
export const countUnlessBlocked = async (
	db: Db,
	key: Buffer,
	now: Date,
	waits: { allowed: number; firstSeconds: number; windowSeconds: number },
): Promise<number | undefined> => {
	const tries = sql`(CASE WHEN ${limits.resets_at} <= ${now} THEN 1 ELSE ${limits.count} + 1 END)`;
	const wait = sql`least(${waits.firstSeconds} * 2 ^ (${tries} - ${waits.allowed}), ${waits.windowSeconds})`;
	const resets_at = new Date(now.getTime() + waits.windowSeconds * 1000);
	const [counted] = await db
		.insert(limits)
		.values({ key, count: 1, resets_at })
		.onConflictDoUpdate({
			target: limits.key,
			set: {
				count: tries,
				blocked_until: sql`CASE WHEN ${tries} >= ${waits.allowed} THEN ${now}::timestamptz + ${wait} * interval '1 second' END`,
				resets_at: sql`CASE WHEN ${limits.resets_at} <= ${now} OR ${tries} >= ${waits.allowed} THEN ${resets_at}::timestamptz ELSE ${limits.resets_at} END`,
			},
			setWhere: sql`${limits.blocked_until} IS NULL OR ${limits.blocked_until} <= ${now}`,
		})
		.returning({ count: limits.count });
	return counted?.count;
};

export const clearLimits = (db: Db, keys: readonly Buffer[]) => db.delete(limits).where(inArray(limits.key, [...keys]));

export const deleteLimitsBefore = (db: Db, when: Date) => db.delete(limits).where(lt(limits.resets_at, when));
