import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Until the transaction ends its statements may take so long; those of other requests are ended after half a minute. */
export const setStatementTimeout = (tx: Db, minutes: number) =>
	tx.execute(sql`SELECT set_config('statement_timeout', ${`${minutes}min`}, true)`);
