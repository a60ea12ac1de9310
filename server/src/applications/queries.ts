import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";
import type { CredentialField, SupervisorAnswers } from "@warmline/contract/applications/supervisor-application";
import type { Language } from "@warmline/contract/content/words";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { application_events, applications, credentials } from "./tables.ts";

export type ApplicationRow = typeof applications.$inferSelect;
export type CredentialRow = typeof credentials.$inferSelect;

/** With the names that stand on it. */
export type NamedApplication = ApplicationRow & {
	first_name: string;
	last_name: string;
	email: string;
	documents: CredentialRow[];
};

export const credentialsOf = (db: Db, application_id: string): Promise<CredentialRow[]> =>
	db.select().from(credentials).where(eq(credentials.application_id, application_id));

/** The last one somebody began; a declined one counts until there is another. */
export const latestApplication = async (
	db: Db,
	member_id: string,
	kinds?: readonly ApplicantType[],
): Promise<ApplicationRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(applications)
			.where(and(eq(applications.member_id, member_id), kinds && inArray(applications.kind, [...kinds])))
			.orderBy(desc(applications.id))
			.limit(1),
	);

/** Whether the directors have taken somebody, also when they have not finished their training. */
export const isAccepted = async (db: Db, memberId: string): Promise<boolean> =>
	(await latestApplication(db, memberId))?.status === "accepted";

/** Whoever else changes it or decides on it waits. */
export const lockApplication = async (db: Db, id: string): Promise<ApplicationRow | undefined> =>
	firstRow(await db.select().from(applications).where(eq(applications.id, id)).for("update"));

/** All of a person's, in the order of their ids. */
export const lockApplicationsOf = (tx: Db, member_id: string) =>
	tx
		.select({ id: applications.id })
		.from(applications)
		.where(eq(applications.member_id, member_id))
		.orderBy(asc(applications.id))
		.for("update");

export const namedApplication = async (db: Db, id: string): Promise<NamedApplication | undefined> => {
	const found = firstRow(
		await db
			.select({
				application: applications,
				first_name: members.first_name,
				last_name: members.last_name,
				email: members.email,
			})
			.from(applications)
			.innerJoin(members, eq(members.id, applications.member_id))
			.where(eq(applications.id, id)),
	);
	if (!found) return undefined;
	const { application, ...names } = found;
	return { ...application, ...names, documents: await credentialsOf(db, id) };
};

/** Undefined when there is one that was not declined. */
export const insertApplication = async (
	db: Db,
	application: typeof applications.$inferInsert,
): Promise<ApplicationRow | undefined> =>
	firstRow(await db.insert(applications).values(application).onConflictDoNothing().returning());

/** A submitted one is for the directors to decide, and stays. */
export const removeDraft = (db: Db, id: string) =>
	db.delete(applications).where(and(eq(applications.id, id), eq(applications.status, "draft")));

/** Answers that are not among these stay as they are. */
export const keepAnswers = (
	db: Db,
	id: string,
	answers: ListenerAnswers | SupervisorAnswers,
	{ language, updated_at }: { language: Language; updated_at: Date },
) =>
	db
		.update(applications)
		.set({
			answers: sql`${applications.answers} || ${JSON.stringify(answers)}::jsonb`,
			language,
			updated_at,
		})
		.where(eq(applications.id, id));

/** What was asked for has been given, as far as the applicant is concerned. */
export const markSubmitted = (
	db: Db,
	id: string,
	{ asked, now }: { asked: Readonly<Record<string, string>>; now: Date },
) =>
	db
		.update(applications)
		.set({
			status: "submitted",
			asked,
			since: now,
			submitted_at: now,
			updated_at: now,
			decided_at: null,
			decided_by: null,
			reason: null,
		})
		.where(eq(applications.id, id));

export const insertEvent = (db: Db, event: typeof application_events.$inferInsert) =>
	db.insert(application_events).values(event);

export const credentialAt = async (
	db: Db,
	application_id: string,
	field: CredentialField,
): Promise<CredentialRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(credentials)
			.where(and(eq(credentials.application_id, application_id), eq(credentials.field, field))),
	);

export const insertCredential = (db: Db, credential: typeof credentials.$inferInsert) =>
	db.insert(credentials).values(credential);

/** Answers the ids of those that were there. */
export const deleteCredentials = async (
	db: Db,
	application_id: string,
	fields: readonly CredentialField[],
): Promise<string[]> => {
	const rows = await db
		.delete(credentials)
		.where(and(eq(credentials.application_id, application_id), inArray(credentials.field, [...fields])))
		.returning({ id: credentials.id });
	return rows.map(({ id }) => id);
};

/** Of these files, those that belong to an application. */
export const namedFiles = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
	const rows = await db.select({ id: credentials.id }).from(credentials).where(isAnyOf(credentials.id, ids));
	return new Set(rows.map(({ id }) => id));
};
