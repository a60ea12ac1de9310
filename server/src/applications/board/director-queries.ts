import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { and, asc, count, desc, eq, ilike, inArray, lt, or, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import { underwayStatuses } from "../policy.ts";
import { referees, volunteer_records } from "../record/tables.ts";
import { application_events, applications } from "../tables.ts";

const named = { id: members.id, first_name: members.first_name, nickname: members.nickname };
const applicant = { ...named, last_name: members.last_name, email: members.email };

/** It was accepted, and its applicant is certified: so says their record, and nothing else. */
export const isCertified = sql<boolean>`(${applications.status} = 'accepted' AND ${volunteer_records.certified_at} IS NOT NULL)`;

/** Its applicant has begun no other one since. */
export const isLatest = sql<boolean>`NOT EXISTS (
	SELECT FROM ${applications} AS later
	WHERE later.member_id = ${applications.member_id} AND later.id > ${applications.id})`;

export const isUnderway = inArray(applications.status, [...underwayStatuses]);

/** Of an applicant: how many of their referees have answered. */
const answeredReferees = sql<number>`(
	SELECT count(*)::integer FROM ${referees}
	WHERE ${referees.member_id} = ${applications.member_id} AND ${referees.answered_at} IS NOT NULL
)`;

/** The order of a page, and the key of the last application of the page before. */
type Place =
	| { readonly order: "newest"; readonly after: string | undefined }
	| { readonly order: "due"; readonly after: readonly [since: string, id: string] | undefined };

export type ApplicationFilter = {
	status?: ApplicationStatus | undefined;
	kind?: ApplicantType | undefined;
	certified?: boolean | undefined;
	/** Words to find in the applicant's name or email. */
	query?: string | undefined;
	place: Place;
	limit: number;
};

export const ofStage = ({ status, kind, certified }: Pick<ApplicationFilter, "status" | "kind" | "certified">) =>
	and(
		status && eq(applications.status, status),
		kind && eq(applications.kind, kind),
		certified === undefined ? undefined : eq(isCertified, certified),
	);

const isAfter = (place: Place) => {
	if (!place.after) return undefined;
	if (place.order === "newest") return lt(applications.id, place.after);
	return sql`(${applications.since}, ${applications.id}) > (${place.after[0]}::timestamptz, ${place.after[1]}::uuid)`;
};

export const countToDecide = async (db: Db): Promise<number> =>
	(
		await db
			.select({ n: count() })
			.from(applications)
			.where(ofStage({ status: "submitted" }))
	)[0]?.n ?? 0;

/** The newest first, ids sort by time; or who has been longest where they are. */
export const applicationsFrom = (db: Db, { query, place, limit, ...stage }: ApplicationFilter) =>
	db
		.select({
			id: applications.id,
			kind: applications.kind,
			status: applications.status,
			submitted_at: applications.submitted_at,
			since: applications.since,
			training_done: isCertified,
			user: applicant,
			record: volunteer_records,
			answered: answeredReferees,
		})
		.from(applications)
		.innerJoin(members, eq(members.id, applications.member_id))
		.leftJoin(volunteer_records, eq(volunteer_records.member_id, applications.member_id))
		.where(
			and(
				ofStage(stage),
				query
					? or(
							ilike(sql`${members.first_name} || ' ' || ${members.last_name}`, likePattern(query)),
							ilike(members.email, likePattern(query)),
						)
					: undefined,
				isAfter(place),
			),
		)
		.orderBy(...(place.order === "newest" ? [desc(applications.id)] : [asc(applications.since), asc(applications.id)]))
		.limit(limit);
export type ListedApplication = Awaited<ReturnType<typeof applicationsFrom>>[number];

/** What happened to an application, the oldest first, with who did it, while they are a member. */
export const historyOf = (db: Db, applicationId: string) =>
	db
		.select({
			id: application_events.id,
			at: application_events.at,
			act: application_events.act,
			text: application_events.text,
			steps: application_events.steps,
			by: named,
		})
		.from(application_events)
		.leftJoin(members, eq(members.id, application_events.by))
		.where(eq(application_events.application_id, applicationId))
		.orderBy(asc(application_events.id));
export type Event = Awaited<ReturnType<typeof historyOf>>[number];

/** One thing that happened, with whose application it was. Of who has no account that works nothing is told. */
export const newsById = async (db: Db, eventId: string) =>
	firstRow(
		await db
			.select({
				act: application_events.act,
				at: application_events.at,
				text: application_events.text,
				steps: application_events.steps,
				kind: applications.kind,
				language: applications.language,
				/** For a decline: it had been accepted before. */
				after_acceptance: sql<boolean>`EXISTS (
					SELECT FROM ${application_events} AS earlier
					WHERE earlier.application_id = ${applications.id} AND earlier.act = 'accepted'
						AND earlier.id < ${application_events.id})`,
				member: { ...applicant, role: members.role },
			})
			.from(application_events)
			.innerJoin(applications, eq(applications.id, application_events.application_id))
			.innerJoin(members, and(eq(members.id, applications.member_id), eq(members.is_active, true)))
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
