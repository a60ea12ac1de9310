import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";

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
