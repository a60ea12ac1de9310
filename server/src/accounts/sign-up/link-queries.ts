import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { mailed_links } from "../tables.ts";

export const linkIsUsed = async (db: Db, token_hash: Buffer): Promise<boolean> =>
	(
		await db
			.select({ used_at: mailed_links.used_at })
			.from(mailed_links)
			.where(and(eq(mailed_links.token_hash, token_hash), isNotNull(mailed_links.used_at)))
	).length > 0;

/** False when it is used in this moment. */
export const insertLink = async (db: Db, link: typeof mailed_links.$inferInsert): Promise<boolean> =>
	(await db.insert(mailed_links).values(link).onConflictDoNothing().returning({ purpose: mailed_links.purpose }))
		.length > 0;

type Purpose = (typeof mailed_links.$inferSelect)["purpose"];

/** Of this purpose, not used and not old. */
const isGood = (token_hash: Buffer, purpose: Purpose, now: Date) =>
	and(
		eq(mailed_links.token_hash, token_hash),
		eq(mailed_links.purpose, purpose),
		isNull(mailed_links.used_at),
		gt(mailed_links.expires_at, now),
	);

/** Takes a link out of use and says whose it was; undefined when it is used, old or was never there. */
export const useLink = async (db: Db, token_hash: Buffer, purpose: Purpose, now: Date) =>
	firstRow(
		await db
			.update(mailed_links)
			.set({ used_at: now })
			.where(isGood(token_hash, purpose, now))
			.returning({ member_id: mailed_links.member_id }),
	);

export const memberOfLink = async (
	db: Db,
	token_hash: Buffer,
	purpose: Purpose,
	now: Date,
): Promise<string | undefined> =>
	firstRow(
		await db
			.select({ member_id: mailed_links.member_id })
			.from(mailed_links)
			.where(isGood(token_hash, purpose, now)),
	)?.member_id;

const unused = isNull(mailed_links.used_at);

export const deleteLinksOf = (db: Db, member_id: string, purpose: "verify_email" | "reset_password") =>
	db.delete(mailed_links).where(and(eq(mailed_links.member_id, member_id), eq(mailed_links.purpose, purpose), unused));

export const deleteAllLinksOf = (db: Db, member_id: string) =>
	db.delete(mailed_links).where(and(eq(mailed_links.member_id, member_id), unused));

export const deleteLinksExpiredBefore = (db: Db, when: Date) =>
	db.delete(mailed_links).where(lt(mailed_links.expires_at, when));
