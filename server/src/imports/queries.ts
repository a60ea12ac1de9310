import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { imports } from "./tables.ts";

export type ImportRecord = typeof imports.$inferSelect;

/** False where the same import was done, or is being done: then it waits for that one. */
export const insertImport = async (tx: Db, row: typeof imports.$inferInsert): Promise<boolean> =>
	(await tx.insert(imports).values(row).onConflictDoNothing().returning({ id: imports.id })).length > 0;

export const importByClientId = async (db: Db, by: string, client_id: string): Promise<ImportRecord | undefined> =>
	firstRow(
		await db
			.select()
			.from(imports)
			.where(and(eq(imports.by, by), eq(imports.client_id, client_id))),
	);

export const noteImported = (tx: Db, id: string, counts: { invited: number; left_out: number }) =>
	tx.update(imports).set(counts).where(eq(imports.id, id));

export const deleteImportsBefore = (db: Db, when: Date) => db.delete(imports).where(lt(imports.at, when));

export const importsBy = (db: Db, memberId: string) =>
	db
		.select({ at: imports.at, invited: imports.invited, left_out: imports.left_out })
		.from(imports)
		.where(eq(imports.by, memberId))
		.orderBy(imports.at);
