import { and, asc, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import { members } from "../../../accounts/tables.ts";
import { sent_forms } from "../../../forms/tables.ts";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { referees } from "../tables.ts";

export type RefereeRow = typeof referees.$inferSelect;

export const refereesOf = (db: Db, member_id: string): Promise<RefereeRow[]> =>
	db.select().from(referees).where(eq(referees.member_id, member_id)).orderBy(asc(referees.id));

export const insertReferee = (tx: Db, referee: typeof referees.$inferInsert) => tx.insert(referees).values(referee);

export const writeReferee = (tx: Db, id: string, writes: Partial<typeof referees.$inferInsert>) =>
	tx.update(referees).set(writes).where(eq(referees.id, id));

export const deleteReferee = (tx: Db, id: string) => tx.delete(referees).where(eq(referees.id, id));

/** With the names of the applicant; for who has no account that works nobody is asked anything. */
export type NamedReferee = RefereeRow & { first_name: string; last_name: string };

const namedReferees = (db: Db) =>
	db
		.select({ referee: referees, first_name: members.first_name, last_name: members.last_name })
		.from(referees)
		.innerJoin(members, and(eq(members.id, referees.member_id), eq(members.is_active, true)));

const flat = (found: { referee: RefereeRow; first_name: string; last_name: string } | undefined) =>
	found && { ...found.referee, first_name: found.first_name, last_name: found.last_name };

export const refereeById = async (db: Db, id: string): Promise<NamedReferee | undefined> =>
	flat(firstRow(await namedReferees(db).where(eq(referees.id, id))));

export const refereeByToken = async (db: Db, token_hash: Buffer): Promise<NamedReferee | undefined> =>
	flat(firstRow(await namedReferees(db).where(eq(referees.token_hash, token_hash))));

/** Reference forms that came from these emails by the public page and count for nobody yet, the newest first. */
export const referencesFrom = async (db: Db, emails: readonly string[]) =>
	emails.length === 0
		? []
		: db
				.select({ id: sent_forms.id, email: sent_forms.email, sent_at: sent_forms.sent_at })
				.from(sent_forms)
				.where(
					and(
						eq(sent_forms.kind, "reference_check"),
						inArray(
							sql`lower(${sent_forms.email})`,
							emails.map((email) => email.toLowerCase()),
						),
						notExists(db.select().from(referees).where(eq(referees.form_id, sent_forms.id))),
					),
				)
				.orderBy(desc(sent_forms.id));
export type SentReference = Awaited<ReturnType<typeof referencesFrom>>[number];
