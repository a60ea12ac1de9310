import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { invitation_links } from "../tables.ts";

export type LinkRow = typeof invitation_links.$inferSelect;

const maker = {
	first_name: members.first_name,
	nickname: members.nickname,
	role: members.role,
	is_active: members.is_active,
	is_verified: members.is_verified,
};

const listed = (db: Db) =>
	db
		.select({ ...getTableColumns(invitation_links), maker })
		.from(invitation_links)
		.leftJoin(members, eq(members.id, invitation_links.made_by));
export type ListedLink = Awaited<ReturnType<typeof latestLinks>>[number];

/** The newest first; ids sort by time. */
export const latestLinks = (db: Db, most: number) => listed(db).orderBy(desc(invitation_links.id)).limit(most);

export const listedLink = async (db: Db, id: string): Promise<ListedLink | undefined> =>
	firstRow(await listed(db).where(eq(invitation_links.id, id)));

export const insertLink = (tx: Db, row: typeof invitation_links.$inferInsert) =>
	tx.insert(invitation_links).values(row);

const isGood = (token_hash: Buffer, now: Date) =>
	and(
		eq(invitation_links.token_hash, token_hash),
		isNull(invitation_links.revoked_at),
		gt(invitation_links.expires_at, now),
		lt(invitation_links.used, invitation_links.uses),
	);

/** Undefined when it is used up, revoked, too old or was never there. */
export const linkByToken = async (db: Db, token_hash: Buffer, now: Date): Promise<ListedLink | undefined> =>
	firstRow(await listed(db).where(isGood(token_hash, now)));

/** Takes one of its uses: who comes with the last one waits for who was before, and finds none. */
export const takeUse = async (tx: Db, token_hash: Buffer, now: Date): Promise<LinkRow | undefined> =>
	firstRow(
		await tx
			.update(invitation_links)
			.set({ used: sql`${invitation_links.used} + 1` })
			.where(isGood(token_hash, now))
			.returning(),
	);

/** Undefined when it is revoked already. */
export const markRevoked = async (tx: Db, id: string, now: Date): Promise<LinkRow | undefined> =>
	firstRow(
		await tx
			.update(invitation_links)
			.set({ revoked_at: now })
			.where(and(eq(invitation_links.id, id), isNull(invitation_links.revoked_at)))
			.returning(),
	);

export const deleteLinksOver = (db: Db, before: Date) =>
	db
		.delete(invitation_links)
		.where(or(lt(invitation_links.expires_at, before), lt(invitation_links.revoked_at, before)));

export const linksBy = (db: Db, memberId: string) =>
	db
		.select({ role: invitation_links.role, made_at: invitation_links.made_at, used: invitation_links.used })
		.from(invitation_links)
		.where(eq(invitation_links.made_by, memberId))
		.orderBy(invitation_links.id);
