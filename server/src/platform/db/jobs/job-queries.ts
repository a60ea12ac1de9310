import { and, eq, lt, sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle } from "pg-boss";
import type { Db } from "../database.ts";
import { daily_work } from "../tables.ts";

/**
 * Forgets an email in work that was promised, or done and not yet forgotten: the jobs for it, and what a mail server
 * answered about it, where its letters stand in the words for another email, too: that costs nothing but words.
 */
export const forgetEmailInJobs = async (tx: Db, email: string) => {
	await tx.execute(sql`DELETE FROM jobs.job WHERE lower(data->>'email') = ${email.toLowerCase()}`);
	await tx.execute(sql`
		UPDATE jobs.job SET output = NULL WHERE position(${email.toLowerCase()} IN lower(output::text)) > 0`);
};

/** Jobs by what is to become of them. Those of the queue's own housekeeping are not ours. */
export const jobFigures = async (db: Db) => {
	const { rows } = await db.execute<Record<"due" | "later" | "again" | "running" | "failed" | "late", number>>(sql`
		SELECT count(*) FILTER (WHERE state = 'created' AND start_after <= now())::int AS due,
			count(*) FILTER (WHERE state = 'created' AND start_after > now())::int AS later,
			count(*) FILTER (WHERE state = 'retry')::int AS again,
			count(*) FILTER (WHERE state = 'active')::int AS running,
			count(*) FILTER (WHERE state = 'failed')::int AS failed,
			count(*) FILTER (WHERE state < 'active' AND start_after < now() - interval '2 minutes')::int AS late
		FROM jobs.job WHERE state <> 'completed' AND name NOT LIKE '\\_\\_pgboss%'`);
	return rows[0] ?? { due: 0, later: 0, again: 0, running: 0, failed: 0, late: 0 };
};

/** Kinds of work of which something is to be done now. */
export const kindsDue = async (db: Db): Promise<string[]> => {
	const { rows } = await db.execute<{ name: string }>(sql`
		SELECT DISTINCT name FROM jobs.job WHERE state < 'active' AND start_after <= now()`);
	return rows.map(({ name }) => name);
};

/** A transaction as the job queue takes it: a job promised in it is there when the transaction is, or not at all. */
export const jobConnection = (tx: Db) => fromDrizzle(tx, sql);

/** What a server that was killed had begun is begun again at once. For whoever knows that no other server is up. */
export const takeBackJobs = (pool: pg.Pool) =>
	pool.query(
		`UPDATE jobs.job SET state = 'retry', start_after = now()
		WHERE state = 'active' AND retry_count < retry_limit AND name NOT LIKE '\\_\\_pgboss%'`,
	);

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
