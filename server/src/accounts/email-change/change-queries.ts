import { and, asc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { email_changes, former_emails, members } from "../tables.ts";

export type ChangeRow = typeof email_changes.$inferSelect;

/** In place of one that has begun. Its member is locked. */
export const putChange = async (tx: Db, change: typeof email_changes.$inferInsert) => {
	await tx.delete(email_changes).where(eq(email_changes.member_id, change.member_id));
	await tx.insert(email_changes).values(change);
};

export const changeById = async (db: Db, id: string, now: Date): Promise<ChangeRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(email_changes)
			.where(and(eq(email_changes.id, id), gt(email_changes.expires_at, now))),
	);

/** Also one that is over and not yet deleted. */
export const anyChangeOf = async (db: Db, memberId: string): Promise<ChangeRow | null> =>
	firstRow(await db.select().from(email_changes).where(eq(email_changes.member_id, memberId))) ?? null;

/** Of `members`: the email by which a director corrects theirs, until it is confirmed or over. */
export const correctedEmailInSql = (now: Date): SQL<string | null> => sql<string | null>`(
	SELECT ${email_changes.new_email} FROM ${email_changes}
	WHERE ${email_changes.member_id} = ${members}."id" AND ${email_changes.by_director}
		AND ${email_changes.expires_at} > ${now.toISOString()}::timestamptz
)`;

/** That has begun and is not over. */
export const changeOf = async (db: Db, memberId: string, now: Date): Promise<ChangeRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(email_changes)
			.where(and(eq(email_changes.member_id, memberId), gt(email_changes.expires_at, now))),
	);

const isConfirmedBy = (hash: Buffer) =>
	or(
		eq(email_changes.new_token_hash, hash),
		and(eq(email_changes.old_token_hash, hash), eq(email_changes.by_director, false)),
	);

/** Whose email a token would confirm. */
export const memberOfConfirmation = async (db: Db, hash: Buffer, now: Date): Promise<string | undefined> =>
	firstRow(
		await db
			.select({ member_id: email_changes.member_id })
			.from(email_changes)
			.where(and(isConfirmedBy(hash), gt(email_changes.expires_at, now))),
	)?.member_id;

/** Writes down which address has confirmed. Undefined where it is too late. */
export const confirmByToken = async (tx: Db, hash: Buffer, now: Date): Promise<ChangeRow | undefined> => {
	const at = sql`${now.toISOString()}::timestamptz`;
	const { old_token_hash, new_token_hash, old_confirmed_at, new_confirmed_at } = email_changes;
	return firstRow(
		await tx
			.update(email_changes)
			.set({
				old_confirmed_at: sql`coalesce(${old_confirmed_at}, CASE WHEN ${eq(old_token_hash, hash)} THEN ${at} END)`,
				new_confirmed_at: sql`coalesce(${new_confirmed_at}, CASE WHEN ${eq(new_token_hash, hash)} THEN ${at} END)`,
			})
			.where(and(isConfirmedBy(hash), gt(email_changes.expires_at, now)))
			.returning(),
	);
};

/** False where there is no such change any more. */
export const refuseByToken = async (db: Db, hash: Buffer, now: Date): Promise<boolean> =>
	(
		await db
			.delete(email_changes)
			.where(
				and(
					eq(email_changes.refusal_token_hash, hash),
					eq(email_changes.by_director, false),
					gt(email_changes.expires_at, now),
				),
			)
			.returning({ id: email_changes.id })
	).length > 0;

export const deleteChangeOf = (db: Db, memberId: string) =>
	db.delete(email_changes).where(eq(email_changes.member_id, memberId));

/** What a director corrects goes on. */
/** Whether there was one. */
export const deleteOwnChangeOf = async (db: Db, memberId: string): Promise<boolean> =>
	(
		await db
			.delete(email_changes)
			.where(and(eq(email_changes.member_id, memberId), eq(email_changes.by_director, false)))
			.returning({ id: email_changes.id })
	).length > 0;

export const deleteChangesExpiredBefore = (db: Db, when: Date) =>
	db.delete(email_changes).where(lt(email_changes.expires_at, when));

export const insertFormerEmail = (tx: Db, former: typeof former_emails.$inferInsert) =>
	tx
		.insert(former_emails)
		.values(former)
		.onConflictDoUpdate({
			target: [former_emails.member_id, former_emails.email],
			set: { until: former.until },
		});

/** The oldest first. */
export const formerEmailsOf = (db: Db, memberId: string) =>
	db
		.select({ email: former_emails.email, until: former_emails.until })
		.from(former_emails)
		.where(eq(former_emails.member_id, memberId))
		.orderBy(asc(former_emails.until), asc(former_emails.email));

/** Those that nobody else has or had since: what is sent from one of those is that member's. */
export const formerEmailsLeftTo = async (db: Db, memberId: string): Promise<string[]> => {
	const rows = await db
		.select({ email: former_emails.email })
		.from(former_emails)
		.where(
			and(
				eq(former_emails.member_id, memberId),
				sql`NOT EXISTS (
					SELECT FROM ${members} WHERE ${members.is_verified} AND lower(${members.email}) = lower(${former_emails.email})
				) AND NOT EXISTS (
					SELECT FROM ${former_emails} AS other WHERE lower(other.email) = lower(${former_emails.email})
						AND other.member_id <> ${memberId} AND other.until > ${former_emails.until}
				)`,
			),
		);
	return rows.map(({ email }) => email);
};
