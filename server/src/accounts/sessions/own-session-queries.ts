import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { sessions } from "../tables.ts";

/** Those used since: the last used first. */
export const livingSessionsOf = (db: Db, memberId: string, notBefore: Date) =>
	db
		.select()
		.from(sessions)
		.where(and(eq(sessions.member_id, memberId), gt(sessions.used_at, notBefore)))
		.orderBy(desc(sessions.used_at), desc(sessions.created_at));

export const sessionsOf = (db: Db, memberId: string) =>
	db
		.select({ id: sessions.id, token_hash: sessions.token_hash })
		.from(sessions)
		.where(eq(sessions.member_id, memberId));

/** It may have been ended since it let somebody in. Where it is there, whoever ends it waits for this transaction. */
export const isSessionThere = async (tx: Db, token_hash: Buffer): Promise<boolean> => {
	const there = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.token_hash, token_hash));
	return (await there.for("key share")).length > 0;
};

export const writePasswordShown = (db: Db, token_hash: Buffer, password_at: Date) =>
	db.update(sessions).set({ password_at }).where(eq(sessions.token_hash, token_hash));

const hashes = (rows: readonly { token_hash: Buffer }[]) => rows.map(({ token_hash }) => token_hash);

/** The hash of what was ended; none where it is not this member's. */
export const deleteOwnSession = async (db: Db, memberId: string, id: string): Promise<Buffer | undefined> =>
	hashes(
		await db
			.delete(sessions)
			.where(and(eq(sessions.member_id, memberId), eq(sessions.id, id)))
			.returning({ token_hash: sessions.token_hash }),
	)[0];

/** The hashes of what was ended: all but this one. */
export const deleteOtherSessions = async (db: Db, memberId: string, kept: Buffer): Promise<Buffer[]> =>
	hashes(
		await db
			.delete(sessions)
			.where(and(eq(sessions.member_id, memberId), ne(sessions.token_hash, kept)))
			.returning({ token_hash: sessions.token_hash }),
	);
