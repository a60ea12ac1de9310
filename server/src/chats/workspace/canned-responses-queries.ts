import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/db-errors.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { canned_words } from "../tables.ts";

export type CannedResponseRow = typeof canned_words.$inferSelect;

const ofMember = (memberId: string) => or(eq(canned_words.member_id, memberId), isNull(canned_words.member_id));

/** A member's own responses and the shared ones, by shortcut; of two alike their own first. */
export const cannedResponsesFor = (db: Db, memberId: string) =>
	db
		.select()
		.from(canned_words)
		.where(ofMember(memberId))
		.orderBy(sql`lower(${canned_words.shortcut})`, sql`${canned_words.member_id} NULLS LAST`, asc(canned_words.id));

/** Words that a member sees, locked while they are changed. */
export const lockCannedResponse = async (db: Db, id: string, memberId: string) =>
	firstRow(
		await db
			.select()
			.from(canned_words)
			.where(and(eq(canned_words.id, id), ofMember(memberId)))
			.for("no key update"),
	);

/** Undefined when the owner has such a shortcut already. */
export const insertCannedResponse = async (db: Db, response: CannedResponseRow) =>
	firstRow(await db.insert(canned_words).values(response).onConflictDoNothing().returning());

/** Undefined when the owner has such a shortcut already. An UPDATE knows no `ON CONFLICT`: the index says it. */
export const updateCannedResponse = (
	db: Db,
	{ id, ...response }: CannedResponseRow,
): Promise<CannedResponseRow | undefined> =>
	db
		.transaction((tx) => tx.update(canned_words).set(response).where(eq(canned_words.id, id)).returning())
		.then(firstRow)
		.catch((error) => {
			if (violates(error, "canned_words_shortcut_key")) return undefined;
			throw error;
		});

export const deleteCannedResponse = (db: Db, id: string) => db.delete(canned_words).where(eq(canned_words.id, id));
