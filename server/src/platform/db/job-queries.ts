import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Forgets an email in work that was promised, or done and not yet forgotten: the jobs for it, and what a mail server
 * answered about it, where its letters stand in the words for another email, too: that costs nothing but words.
 */
export const forgetEmailInJobs = async (tx: Db, email: string) => {
	await tx.execute(sql`DELETE FROM jobs.job WHERE lower(data->>'email') = ${email.toLowerCase()}`);
	await tx.execute(sql`
		UPDATE jobs.job SET output = NULL WHERE position(${email.toLowerCase()} IN lower(output::text)) > 0`);
};
