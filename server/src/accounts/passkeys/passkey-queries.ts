import { and, asc, count, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { passkey_challenges, passkeys } from "./tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof passkey_challenges.$inferSelect;

/** The oldest first. */
export const passkeysOf = (db: Db, memberId: string): Promise<PasskeyRow[]> =>
	db
		.select()
		.from(passkeys)
		.where(eq(passkeys.member_id, memberId))
		.orderBy(asc(passkeys.created_at), asc(passkeys.id));

export const passkeyCount = async (db: Db, memberId: string): Promise<number> => {
	const [row] = await db.select({ many: count() }).from(passkeys).where(eq(passkeys.member_id, memberId));
	return row?.many ?? 0;
};

export const passkeyByCredential = async (db: Db, credential_id: string): Promise<PasskeyRow | undefined> =>
	firstRow(await db.select().from(passkeys).where(eq(passkeys.credential_id, credential_id)));

/** Undefined where it is somebody's already. */
export const insertPasskey = async (
	tx: Db,
	passkey: Omit<typeof passkeys.$inferInsert, "id" | "used_at">,
): Promise<PasskeyRow | undefined> =>
	firstRow(await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning());

const ofOwner = (id: string, memberId: string) => and(eq(passkeys.id, id), eq(passkeys.member_id, memberId));

export const renamePasskey = async (
	db: Db,
	memberId: string,
	id: string,
	name: string,
): Promise<PasskeyRow | undefined> =>
	firstRow(await db.update(passkeys).set({ name }).where(ofOwner(id, memberId)).returning());

export const deletePasskey = async (tx: Db, memberId: string, id: string): Promise<boolean> =>
	(await tx.delete(passkeys).where(ofOwner(id, memberId)).returning({ id: passkeys.id })).length > 0;

/** With the challenges that wait for them; false where there was none. */
export const deletePasskeysOf = async (tx: Db, memberId: string): Promise<boolean> => {
	await tx.delete(passkey_challenges).where(eq(passkey_challenges.member_id, memberId));
	const gone = await tx.delete(passkeys).where(eq(passkeys.member_id, memberId)).returning({ id: passkeys.id });
	return gone.length > 0;
};

/** Counts a use; false where the counter of its device did not go on, or the passkey is gone. */
export const countPasskeyUse = async (
	tx: Db,
	id: string,
	{ counter, ...used }: { counter: number; backed_up: boolean; used_at: Date },
): Promise<boolean> => {
	const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
	const counted = await tx
		.update(passkeys)
		.set({ counter, ...used })
		.where(and(eq(passkeys.id, id), goesOn))
		.returning({ id: passkeys.id });
	return counted.length > 0;
};

export const isPasskeyThere = async (tx: Db, id: string): Promise<boolean> =>
	(await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))).length > 0;

export const insertChallenge = (db: Db, challenge: ChallengeRow) => db.insert(passkey_challenges).values(challenge);

/** Of two who answer the same one, one passes. */
export const takeChallenge = async (db: Db, hash: Buffer, now: Date): Promise<ChallengeRow | undefined> =>
	firstRow(
		await db
			.delete(passkey_challenges)
			.where(and(eq(passkey_challenges.ticket_hash, hash), gt(passkey_challenges.expires_at, now)))
			.returning(),
	);

export const deleteChallengesExpiredBefore = (db: Db, when: Date) =>
	db.delete(passkey_challenges).where(lt(passkey_challenges.expires_at, when));
