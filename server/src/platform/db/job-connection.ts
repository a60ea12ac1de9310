import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Db } from "./database.ts";

/** A transaction as the job queue takes it: a job promised in it is there when the transaction is, or not at all. */
export const jobConnection = (tx: Db) => fromDrizzle(tx, sql);
