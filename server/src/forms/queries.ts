import type { FormKind } from "@warmline/contract/forms/form";
import { formerMember } from "@warmline/contract/members/former-member";
import { and, asc, desc, eq, getTableColumns, ilike, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { likePattern } from "../platform/db/like-pattern.ts";
import { agreed_texts, sent_forms } from "./tables.ts";

export type FormRow = typeof sent_forms.$inferSelect;
export type NewForm = typeof sent_forms.$inferInsert;
export type AgreedText = typeof agreed_texts.$inferSelect;
/** With the name of the member who dealt with it, while they are one. */
export type DealtForm = FormRow & { done_by_nickname: string | null; done_by_first_name: string | null };

export const insertForm = (db: Db, form: NewForm) => db.insert(sent_forms).values(form);

export const keepAgreedText = (db: Db, text: AgreedText) => db.insert(agreed_texts).values(text).onConflictDoNothing();

export const formById = async (db: Db, id: string): Promise<FormRow | undefined> =>
	firstRow(await db.select().from(sent_forms).where(eq(sent_forms.id, id)));

export const agreedText = async (db: Db, version: string): Promise<AgreedText | undefined> =>
	firstRow(await db.select().from(agreed_texts).where(eq(agreed_texts.version, version)));

const dealtForms = (db: Db) =>
	db
		.select({
			...getTableColumns(sent_forms),
			done_by_nickname: members.nickname,
			done_by_first_name: members.first_name,
		})
		.from(sent_forms)
		.leftJoin(members, eq(members.id, sent_forms.done_by));

export const dealtForm = async (db: Db, id: string): Promise<DealtForm | undefined> =>
	firstRow(await dealtForms(db).where(eq(sent_forms.id, id)));

export type FormFilter = {
	kind?: FormKind | undefined;
	/** Words to find in the sender's name or email. */
	query?: string | undefined;
	/** The last form of the page before. */
	after?: string | undefined;
	limit: number;
};

/** The newest first; ids sort by time. */
export const formsAfter = (db: Db, { kind, query, after, limit }: FormFilter): Promise<DealtForm[]> =>
	dealtForms(db)
		.where(
			and(
				kind && eq(sent_forms.kind, kind),
				query ? or(ilike(sent_forms.name, likePattern(query)), ilike(sent_forms.email, likePattern(query))) : undefined,
				after ? lt(sent_forms.id, after) : undefined,
			),
		)
		.orderBy(desc(sent_forms.id))
		.limit(limit);

/** Of two who deal with it at once, the first stays recorded. */
export const markDone = (db: Db, id: string, done_by: string, done_at: Date) =>
	db
		.update(sent_forms)
		.set({
			// Set together: who was first may be a member no more, and the second did not take their place.
			done_by: sql`CASE WHEN ${sent_forms.done_at} IS NULL THEN ${done_by}::uuid ELSE ${sent_forms.done_by} END`,
			done_at: sql`coalesce(${sent_forms.done_at}, ${done_at.toISOString()}::timestamptz)`,
		})
		.where(eq(sent_forms.id, id));

export const markOpen = (db: Db, id: string) =>
	db.update(sent_forms).set({ done_by: null, done_at: null }).where(eq(sent_forms.id, id));

const sentFrom = (emails: readonly string[]) =>
	inArray(
		sql`lower(${sent_forms.email})`,
		emails.map((email) => email.toLowerCase()),
	);

export const formsFrom = (db: Db, emails: readonly string[]) =>
	db
		.select({
			kind: sent_forms.kind,
			sent_at: sent_forms.sent_at,
			name: sent_forms.name,
			first_name: sent_forms.first_name,
			last_name: sent_forms.last_name,
			email: sent_forms.email,
			city: sent_forms.city,
			province: sent_forms.province,
			date: sent_forms.date,
			agreed_to: agreed_texts.body,
		})
		.from(sent_forms)
		.leftJoin(agreed_texts, eq(agreed_texts.version, sent_forms.agreed_version))
		.where(sentFrom(emails))
		.orderBy(asc(sent_forms.id));

export const deleteFormsFrom = (tx: Db, emails: readonly string[], but: readonly string[]) =>
	tx.delete(sent_forms).where(and(sentFrom(emails), notInArray(sent_forms.id, [...but])));

export const forgetWhoSent = (tx: Db, references: readonly string[]) =>
	tx
		.update(sent_forms)
		.set({ name: formerMember, first_name: null, last_name: null, email: "", city: null, province: null })
		.where(and(eq(sent_forms.kind, "reference_check"), inArray(sent_forms.id, [...references])));
