import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Work that was promised, or done and not yet forgotten, with this text in what is known of it: an email, say. */
export const deleteJobsNaming = (tx: Db, text: string) =>
	tx.execute(sql`
		DELETE FROM jobs.job
		WHERE position(lower(${text}) IN lower(concat(data::text, ' ', output::text))) > 0`);
