import { and, count, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { deletePasskeysOf, passkeyCount } from "../passkeys/passkey-queries.ts";
import { login_tickets, recovery_codes, second_steps } from "../tables.ts";

export type SecondStepRow = typeof second_steps.$inferSelect;

/** Codes of an app, begun or in use. */
export const anySecondStepOf = async (db: Db, memberId: string): Promise<SecondStepRow | undefined> =>
	firstRow(await db.select().from(second_steps).where(eq(second_steps.member_id, memberId)));

/** Codes of an app, in use. */
export const secondStepOf = async (db: Db, memberId: string): Promise<SecondStepRow | undefined> => {
	const found = await anySecondStepOf(db, memberId);
	return found?.confirmed_at ? found : undefined;
};

/** Of either kind: codes of an app, or a passkey. */
export const hasSecondStep = async (db: Db, memberId: string): Promise<boolean> =>
	(await secondStepOf(db, memberId)) !== undefined || (await passkeyCount(db, memberId)) > 0;

/** A new secret in place of one that was begun; false where one is in use. */
export const putSecret = async (db: Db, member_id: string, secret: Buffer, began_at: Date): Promise<boolean> => {
	const put = await db
		.insert(second_steps)
		.values({ member_id, secret, began_at })
		.onConflictDoUpdate({
			target: second_steps.member_id,
			set: { secret, began_at },
			setWhere: isNull(second_steps.confirmed_at),
		})
		.returning({ member_id: second_steps.member_id });
	return put.length > 0;
};

/** Takes the very secret into use of which a code was shown; false where it was replaced, or is in use, meanwhile. */
export const confirmSecret = async (tx: Db, { member_id, secret }: SecondStepRow, counted_step: number, at: Date) => {
	const confirmed = await tx
		.update(second_steps)
		.set({ confirmed_at: at, counted_step })
		.where(
			and(eq(second_steps.member_id, member_id), eq(second_steps.secret, secret), isNull(second_steps.confirmed_at)),
		)
		.returning({ member_id: second_steps.member_id });
	return confirmed.length > 0;
};

/** A secret that was begun and not confirmed. */
export const deleteBegunSecret = (tx: Db, memberId: string) =>
	tx.delete(second_steps).where(and(eq(second_steps.member_id, memberId), isNull(second_steps.confirmed_at)));

/** False where this half-minute's code, or a later one, has counted: of two with the same code one passes. */
export const countStep = async (tx: Db, memberId: string, step: number): Promise<boolean> => {
	const counted = await tx
		.update(second_steps)
		.set({ counted_step: step })
		.where(
			and(
				eq(second_steps.member_id, memberId),
				isNotNull(second_steps.confirmed_at),
				or(isNull(second_steps.counted_step), lt(second_steps.counted_step, step)),
			),
		)
		.returning({ member_id: second_steps.member_id });
	return counted.length > 0;
};

/** The app and all passkeys, with the recovery codes and the logins that wait for them; false where there was none. */
export const deleteSecondStep = async (tx: Db, memberId: string): Promise<boolean> => {
	const gone = await tx
		.delete(second_steps)
		.where(eq(second_steps.member_id, memberId))
		.returning({ confirmed_at: second_steps.confirmed_at });
	await tx.delete(recovery_codes).where(eq(recovery_codes.member_id, memberId));
	await deleteLoginTicketsOf(tx, memberId);
	const hadPasskeys = await deletePasskeysOf(tx, memberId);
	return hadPasskeys || gone.some(({ confirmed_at }) => confirmed_at !== null);
};

/** In place of those from before. */
export const putRecoveryCodes = async (tx: Db, member_id: string, hashes: readonly Buffer[]): Promise<void> => {
	await tx.delete(recovery_codes).where(eq(recovery_codes.member_id, member_id));
	await tx.insert(recovery_codes).values(hashes.map((code_hash) => ({ member_id, code_hash })));
};

/** Of two with the same code one passes. */
export const takeRecoveryCode = async (tx: Db, memberId: string, hash: Buffer): Promise<boolean> => {
	const taken = await tx
		.delete(recovery_codes)
		.where(and(eq(recovery_codes.member_id, memberId), eq(recovery_codes.code_hash, hash)))
		.returning({ member_id: recovery_codes.member_id });
	return taken.length > 0;
};

export const recoveryCodesLeft = async (db: Db, memberId: string): Promise<number> => {
	const [row] = await db.select({ left: count() }).from(recovery_codes).where(eq(recovery_codes.member_id, memberId));
	return row?.left ?? 0;
};

export const insertLoginTicket = (db: Db, ticket: typeof login_tickets.$inferInsert) =>
	db.insert(login_tickets).values(ticket);

const isGood = (hash: Buffer, now: Date) => and(eq(login_tickets.ticket_hash, hash), gt(login_tickets.expires_at, now));

export const memberOfLoginTicket = async (db: Db, hash: Buffer, now: Date): Promise<string | undefined> =>
	firstRow(await db.select({ id: login_tickets.member_id }).from(login_tickets).where(isGood(hash, now)))?.id;

/** Of two who show the same ticket one passes. */
export const takeLoginTicket = async (tx: Db, hash: Buffer, now: Date): Promise<boolean> =>
	(await tx.delete(login_tickets).where(isGood(hash, now)).returning({ id: login_tickets.member_id })).length > 0;

export const deleteLoginTicketsOf = (tx: Db, memberId: string) =>
	tx.delete(login_tickets).where(eq(login_tickets.member_id, memberId));

export const deleteLoginTicketsExpiredBefore = (db: Db, when: Date) =>
	db.delete(login_tickets).where(lt(login_tickets.expires_at, when));
