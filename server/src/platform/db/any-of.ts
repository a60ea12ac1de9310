import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** One parameter for all ids: of one for each there may be 65,535 at most. */
export const isAnyOf = (column: PgColumn, ids: readonly string[]): SQL =>
	sql`${column} = ANY(${sql.param([...ids])}::uuid[])`;
