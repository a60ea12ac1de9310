import { and, count, desc, eq, gt, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { sent_forms } from "../../forms/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { referees, volunteer_records } from "./tables.ts";

export type RecordRow = typeof volunteer_records.$inferSelect;
export type RecordWrites = Partial<Omit<typeof volunteer_records.$inferInsert, "member_id">>;
export type FoundForm = { id: string; sent_at: Date };

/** Undefined before something was written into it. */
export const recordOf = async (db: Db, member_id: string): Promise<RecordRow | undefined> =>
	firstRow(await db.select().from(volunteer_records).where(eq(volunteer_records.member_id, member_id)));

/** Whoever else writes into it, or names a referee, waits. */
export const lockRecord = async (tx: Db, member_id: string): Promise<RecordRow | undefined> =>
	firstRow(await tx.select().from(volunteer_records).where(eq(volunteer_records.member_id, member_id)).for("update"));

/** Where there is none. Who is being erased at this moment is waited for, and then not there. */
export const makeRecord = (db: Db, member_id: string) =>
	db.execute(sql`
		INSERT INTO ${volunteer_records} (member_id)
		SELECT id FROM ${members} WHERE id = ${member_id} FOR KEY SHARE
		ON CONFLICT DO NOTHING`);

/** As `lockRecord`, and makes the record where there is none. Undefined when there is no such member, or no more. */
export const lockOrMakeRecord = async (tx: Db, member_id: string): Promise<RecordRow | undefined> => {
	const known = await lockRecord(tx, member_id);
	if (known) return known;
	await makeRecord(tx, member_id);
	return lockRecord(tx, member_id);
};

export const writeRecord = (tx: Db, member_id: string, writes: RecordWrites) =>
	tx.update(volunteer_records).set(writes).where(eq(volunteer_records.member_id, member_id));

/** Who looked at what, while they are members. */
export const lookersOf = async (db: Db, member_id: string) => {
	const police = alias(members, "police");
	const identity = alias(members, "identity");
	return firstRow(
		await db
			.select({
				police: { first_name: police.first_name, nickname: police.nickname },
				identity: { first_name: identity.first_name, nickname: identity.nickname },
			})
			.from(volunteer_records)
			.leftJoin(police, eq(police.id, volunteer_records.police_by))
			.leftJoin(identity, eq(identity.id, volunteer_records.identity_by))
			.where(eq(volunteer_records.member_id, member_id)),
	);
};
export type Lookers = NonNullable<Awaited<ReturnType<typeof lookersOf>>>;

/** How many referees have answered. */
export const answersFor = async (db: Db, member_id: string): Promise<number> => {
	const [row] = await db
		.select({ answered: count() })
		.from(referees)
		.where(and(eq(referees.member_id, member_id), isNotNull(referees.answered_at)));
	return row?.answered ?? 0;
};

/** The newest agreement that came from one of these emails, newer than the one in the record, and in nobody's record. */
export const agreementFrom = async (
	db: Db,
	emails: readonly string[],
	after: string | null,
): Promise<FoundForm | undefined> =>
	firstRow(
		await db
			.select({ id: sent_forms.id, sent_at: sent_forms.sent_at })
			.from(sent_forms)
			.where(
				and(
					eq(sent_forms.kind, "nda"),
					inArray(
						sql`lower(${sent_forms.email})`,
						emails.map((email) => email.toLowerCase()),
					),
					after === null ? undefined : gt(sent_forms.id, after),
					notExists(db.select().from(volunteer_records).where(eq(volunteer_records.nda_form_id, sent_forms.id))),
				),
			)
			.orderBy(desc(sent_forms.id))
			.limit(1),
	);

/** A form, which counts for nobody else until the transaction ends. */
export const lockForm = async (tx: Db, id: string) =>
	firstRow(
		await tx
			.select({ kind: sent_forms.kind, sent_at: sent_forms.sent_at })
			.from(sent_forms)
			.where(eq(sent_forms.id, id))
			.for("update"),
	);

/** Whose record an agreement is in. */
export const holderOfAgreement = async (db: Db, form_id: string): Promise<string | undefined> =>
	firstRow(
		await db
			.select({ member_id: volunteer_records.member_id })
			.from(volunteer_records)
			.where(eq(volunteer_records.nda_form_id, form_id)),
	)?.member_id;
