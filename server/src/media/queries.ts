import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { clearAvatars } from "../accounts/index.ts";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { media } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;

export const insertMedia = (tx: Db, row: typeof media.$inferInsert) => tx.insert(media).values(row);

export const mediaById = async (db: Db, id: string): Promise<MediaRow | undefined> =>
	firstRow(await db.select().from(media).where(eq(media.id, id)));

export const mediaByIds = async (db: Db, ids: readonly string[]): Promise<Map<string, MediaRow>> => {
	if (ids.length === 0) return new Map();
	const rows = await db.select().from(media).where(isAnyOf(media.id, ids));
	return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Somebody's own, which in this transaction cannot be taken away any more: they are about to name it. Who is about to name it
 * elsewhere waits, and then sees that it is named.
 */
export const lockOwnMedia = async (tx: Db, owner: string, id: string): Promise<MediaRow | undefined> =>
	firstRow(
		await tx
			.select()
			.from(media)
			.where(and(eq(media.id, id), eq(media.owner_id, owner)))
			.for("no key update"),
	);

/** Waits for whoever is about to name one of them. */
export const lockMedia = (tx: Db, ids: readonly string[]): Promise<MediaRow[]> =>
	tx.select().from(media).where(isAnyOf(media.id, ids)).orderBy(media.id).for("update");

export const deleteMedia = async (tx: Db, ids: readonly string[]): Promise<void> => {
	await tx.delete(media).where(isAnyOf(media.id, ids));
	await clearAvatars(tx, ids);
};

/** Bytes that somebody's pictures and videos take. */
export const roomTaken = async (db: Db, owner: string): Promise<number> => {
	const taken = sql<string>`coalesce(sum(${media.size}::bigint + ${media.small_size}), 0)`;
	const row = firstRow(await db.select({ taken }).from(media).where(eq(media.owner_id, owner)));
	return Number(row?.taken ?? 0);
};

/** A page of somebody's own, the newest first. */
export const mediaOf = (db: Db, owner: string, after: string | undefined, limit: number): Promise<MediaRow[]> =>
	db
		.select()
		.from(media)
		.where(and(eq(media.owner_id, owner), after === undefined ? undefined : lt(media.id, after)))
		.orderBy(desc(media.id))
		.limit(limit);

/** For the night, which goes through all of them: the next ones that were kept before then. */
export const oldMedia = async (db: Db, before: Date, after: string | undefined, limit: number): Promise<string[]> => {
	const rows = await db
		.select({ id: media.id })
		.from(media)
		.where(and(lt(media.kept_at, before), after === undefined ? undefined : gt(media.id, after)))
		.orderBy(media.id)
		.limit(limit);
	return rows.map(({ id }) => id);
};

/** Of all that somebody uploaded. */
export const idsOwnedBy = async (db: Db, owner: string): Promise<string[]> =>
	(await db.select({ id: media.id }).from(media).where(eq(media.owner_id, owner))).map(({ id }) => id);
