import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { and, asc, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { first } from "../platform/db/first.ts";
import { application_events, applications } from "./tables.ts";

const named = { id: members.id, first_name: members.first_name, nickname: members.nickname };
const applicant = { ...named, last_name: members.last_name, email: members.email };

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

export type ApplicationFilter = {
	status?: ApplicationStatus | undefined;
	kind?: ApplicantType | undefined;
	/** Words to find in the applicant's name or email. */
	query?: string | undefined;
	/** The last application of the page before. */
	before?: string | undefined;
	limit: number;
};

/** The newest first; ids sort by time. */
export const applicationsBefore = (db: Db, { status, kind, query, before, limit }: ApplicationFilter) =>
	db
		.select({
			id: applications.id,
			kind: applications.kind,
			status: applications.status,
			submitted_at: applications.submitted_at,
			since: applications.since,
			training_done: sql<boolean>`EXISTS (
				SELECT FROM ${application_events}
				WHERE ${application_events.application_id} = ${applications.id} AND ${application_events.act} = 'training_done'
			)`,
			user: applicant,
		})
		.from(applications)
		.innerJoin(members, eq(members.id, applications.member_id))
		.where(
			and(
				status && eq(applications.status, status),
				kind && eq(applications.kind, kind),
				query
					? or(
							ilike(sql`${members.first_name} || ' ' || ${members.last_name}`, pattern(query)),
							ilike(members.email, pattern(query)),
						)
					: undefined,
				before ? lt(applications.id, before) : undefined,
			),
		)
		.orderBy(desc(applications.id))
		.limit(limit);
export type ListedApplication = Awaited<ReturnType<typeof applicationsBefore>>[number];

/** What happened to an application, the oldest first, with who did it, while he is a member. */
export const historyOf = (db: Db, applicationId: string) =>
	db
		.select({
			id: application_events.id,
			at: application_events.at,
			act: application_events.act,
			text: application_events.text,
			by: named,
		})
		.from(application_events)
		.leftJoin(members, eq(members.id, application_events.by))
		.where(eq(application_events.application_id, applicationId))
		.orderBy(asc(application_events.id));
export type Event = Awaited<ReturnType<typeof historyOf>>[number];

/** One thing that happened, with whose application it was. */
export const newsById = async (db: Db, eventId: string) =>
	first(
		await db
			.select({
				act: application_events.act,
				at: application_events.at,
				text: application_events.text,
				kind: applications.kind,
				language: applications.language,
				member: applicant,
			})
			.from(application_events)
			.innerJoin(applications, eq(applications.id, application_events.application_id))
			.innerJoin(members, eq(members.id, applications.member_id))
			.where(eq(application_events.id, eventId)),
	);
export type News = NonNullable<Awaited<ReturnType<typeof newsById>>>;

/** What a director decided, at the same moment in all columns. */
export const setDecision = (
	tx: Db,
	id: string,
	decision: { status: ApplicationStatus; decided_at: Date; decided_by: string; reason: string | null },
) =>
	tx
		.update(applications)
		.set({ ...decision, since: decision.decided_at })
		.where(eq(applications.id, id));
