import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle } from "pg-boss";
import type { Db } from "../database.ts";

/** A transaction as the job queue takes it: a job promised in it is there when the transaction is, or not at all. */
export const jobConnection = (tx: Db) => fromDrizzle(tx, sql);

/** What a server that was killed had begun is begun again at once. For whoever knows that no other server is up. */
export const takeBackJobs = (pool: pg.Pool) =>
	pool.query(
		`UPDATE jobs.job SET state = 'retry', start_after = now()
		WHERE state = 'active' AND retry_count < retry_limit AND name NOT LIKE '\\_\\_pgboss%'`,
	);
