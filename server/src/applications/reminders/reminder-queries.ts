import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { sent_forms } from "../../forms/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { isCertified, isLatest, isUnderway } from "../board/director-queries.ts";
import { referees, volunteer_records } from "../record/tables.ts";
import { application_events, applications } from "../tables.ts";

/** The last reminder at an application of anything but the police check, which has nothing to do with where it stands. */
const lastReminder = sql<Date | null>`(
	SELECT max(${application_events.at}) FROM ${application_events}
	WHERE ${application_events.application_id} = ${applications.id}
		AND ${application_events.act} = 'reminded' AND NOT 'police_check' = ANY(${application_events.steps})
)`.mapWith(application_events.at);

/** Applications of which something may be overdue: all that are not declined, or these. */
export const waitingApplications = (db: Db, ids?: readonly string[]) =>
	db
		.select({
			id: applications.id,
			status: applications.status,
			since: applications.since,
			updated_at: applications.updated_at,
			certified: isCertified,
			training_hours: volunteer_records.training_hours,
			reminded_at: lastReminder,
		})
		.from(applications)
		.innerJoin(members, eq(members.id, applications.member_id))
		.leftJoin(volunteer_records, eq(volunteer_records.member_id, applications.member_id))
		.where(
			and(
				ne(applications.status, "declined"),
				eq(members.is_active, true),
				ids ? isAnyOf(applications.id, ids) : undefined,
			),
		)
		.orderBy(asc(applications.id));
export type WaitingApplication = Awaited<ReturnType<typeof waitingApplications>>[number];

/** In one order, so that two who lock several do not wait for each other. */
export const lockApplications = (tx: Db, ids: readonly string[]) =>
	tx
		.select({ id: applications.id })
		.from(applications)
		.where(isAnyOf(applications.id, ids))
		.orderBy(asc(applications.id))
		.for("update");

/** Police checks with an end, of everybody who is on the way or on the team: all, or of these people. */
export const policeChecks = async (db: Db, memberIds?: readonly string[]) => {
	const rows = await db
		.select({
			member_id: volunteer_records.member_id,
			police_expires: volunteer_records.police_expires,
			police_at: volunteer_records.police_at,
			police_reminded_at: volunteer_records.police_reminded_at,
		})
		.from(volunteer_records)
		.innerJoin(members, eq(members.id, volunteer_records.member_id))
		.where(
			and(
				isNotNull(volunteer_records.police_expires),
				eq(members.is_active, true),
				ne(members.role, "new_hire"),
				memberIds ? inArray(volunteer_records.member_id, [...memberIds]) : undefined,
			),
		)
		.orderBy(asc(volunteer_records.member_id));
	return rows.flatMap(({ police_expires, ...row }) => (police_expires === null ? [] : [{ ...row, police_expires }]));
};

/** The latest applications of these people. */
export const latestOf = async (db: Db, memberIds: readonly string[]) =>
	db
		.select({ id: applications.id, member_id: applications.member_id })
		.from(applications)
		.where(and(inArray(applications.member_id, [...memberIds]), isLatest));

/** After their applications; in one order, so that two who lock several do not wait for each other. */
export const lockRecords = (tx: Db, memberIds: readonly string[]) =>
	tx
		.select({ id: volunteer_records.member_id })
		.from(volunteer_records)
		.where(inArray(volunteer_records.member_id, [...memberIds]))
		.orderBy(asc(volunteer_records.member_id))
		.for("update");

/** A reminder at an application that has not moved on since. */
export const reminderById = async (db: Db, event_id: string) =>
	firstRow(
		await db
			.select({
				status: applications.status,
				kind: applications.kind,
				since: applications.since,
				begun_at: applications.begun_at,
				reason: applications.reason,
				language: applications.language,
				member: {
					id: members.id,
					first_name: members.first_name,
					nickname: members.nickname,
					email: members.email,
				},
			})
			.from(application_events)
			.innerJoin(
				applications,
				and(
					eq(applications.id, application_events.application_id),
					sql`${applications.since} <= ${application_events.at}`,
				),
			)
			.innerJoin(members, and(eq(members.id, applications.member_id), eq(members.is_active, true)))
			.where(eq(application_events.id, event_id)),
	);
export type Reminded = NonNullable<Awaited<ReturnType<typeof reminderById>>>;

/** Referees who were asked before then and have said nothing, by the public form either, while it still matters. */
export const silentReferees = (db: Db, asked_before: Date) =>
	db
		.select({ id: referees.id, member_id: referees.member_id })
		.from(referees)
		.innerJoin(members, and(eq(members.id, referees.member_id), eq(members.is_active, true)))
		.innerJoin(applications, eq(applications.member_id, referees.member_id))
		.leftJoin(volunteer_records, eq(volunteer_records.member_id, referees.member_id))
		.where(
			and(
				isNull(referees.answered_at),
				isNull(referees.reminded_at),
				lt(referees.asked_at, asked_before),
				isUnderway,
				eq(isCertified, false),
				isLatest,
				notExists(
					db
						.select({ id: sent_forms.id })
						.from(sent_forms)
						.where(
							and(
								eq(sent_forms.kind, "reference_check"),
								sql`lower(${sent_forms.email}) = lower(${referees.email})`,
								sql`${sent_forms.sent_at} >= ${referees.asked_at}`,
							),
						),
				),
			),
		)
		.orderBy(asc(referees.id));
