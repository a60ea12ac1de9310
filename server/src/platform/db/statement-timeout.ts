import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { setQueryTimeout } from "./transaction.ts";

/** The server's own answer that it was too long comes first. */
const margin = 5000;

/** Until the transaction ends its statements may take so long; those of other requests are ended after half a minute. */
export const setStatementTimeout = async (tx: Db, minutes: number) => {
	setQueryTimeout(tx, minutes * 60_000 + margin);
	await tx.execute(sql`SELECT set_config('statement_timeout', ${`${minutes}min`}, true)`);
};
