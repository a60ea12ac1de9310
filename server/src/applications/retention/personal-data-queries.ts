import type { ApplicationAct } from "@warmline/contract/applications/acts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { referees, volunteer_records } from "../record/tables.ts";
import { application_events, applications, credentials } from "../tables.ts";

export const applicationsOf = (db: Db, memberId: string) =>
	db
		.select({
			id: applications.id,
			kind: applications.kind,
			status: applications.status,
			language: applications.language,
			begun_at: applications.begun_at,
			updated_at: applications.updated_at,
			submitted_at: applications.submitted_at,
			decided_at: applications.decided_at,
			reason: applications.reason,
			asked: applications.asked,
			answers: applications.answers,
		})
		.from(applications)
		.where(eq(applications.member_id, memberId))
		.orderBy(asc(applications.id));

/** What somebody wrote to the person, or what the person knows. Whatever else is written is for directors. */
const actsWithOwnText: readonly ApplicationAct[] = [
	"asked",
	"declined",
	"suspended",
	"mailed",
	"document_read",
	"reference_asked",
	"reference_dropped",
	"reference_answered",
	"interview_proposed",
	"interview_accepted",
	"interview_declined",
];

/** Without what directors write for each other. */
export const eventsOf = (db: Db, memberId: string) =>
	db
		.select({
			application_id: application_events.application_id,
			at: application_events.at,
			act: application_events.act,
			text: sql<
				string | null
			>`CASE WHEN ${inArray(application_events.act, [...actsWithOwnText])} THEN ${application_events.text} END`,
			steps: application_events.steps,
		})
		.from(application_events)
		.innerJoin(applications, eq(applications.id, application_events.application_id))
		.where(eq(applications.member_id, memberId))
		.orderBy(asc(application_events.id));

/** Of all applications, the oldest first. */
export const documentsOf = (db: Db, memberId: string) =>
	db
		.select({
			id: credentials.id,
			application_id: credentials.application_id,
			field: credentials.field,
			name: credentials.name,
			size: credentials.size,
			kept_at: credentials.kept_at,
		})
		.from(credentials)
		.innerJoin(applications, eq(applications.id, credentials.application_id))
		.where(eq(applications.member_id, memberId))
		.orderBy(asc(credentials.application_id), asc(credentials.field));

export type KeptDocument = Awaited<ReturnType<typeof documentsOf>>[number];

/** With the times at which somebody looked, and without who it was. */
export const recordKept = async (db: Db, memberId: string) =>
	firstRow(
		await db
			.select({
				nda_at: volunteer_records.nda_at,
				police_level: volunteer_records.police_level,
				police_date: volunteer_records.police_date,
				police_expires: volunteer_records.police_expires,
				police_at: volunteer_records.police_at,
				identity_at: volunteer_records.identity_at,
				interview_at: volunteer_records.interview_at,
				interview_state: volunteer_records.interview_state,
				interview_note: volunteer_records.interview_note,
				interview_answer: volunteer_records.interview_answer,
				training_hours: volunteer_records.training_hours,
				observed_chats: volunteer_records.observed_chats,
				certified_at: volunteer_records.certified_at,
				earlier_hours: volunteer_records.earlier_hours,
				languages: volunteer_records.languages,
				suspended_at: volunteer_records.suspended_at,
				suspended_reason: volunteer_records.suspended_reason,
				suspended_until: volunteer_records.suspended_until,
			})
			.from(volunteer_records)
			.where(eq(volunteer_records.member_id, memberId)),
	) ?? null;

/** Whom they named; what they said was said in confidence. */
export const refereesKept = (db: Db, memberId: string) =>
	db
		.select({
			name: referees.name,
			email: referees.email,
			asked_at: referees.asked_at,
			reminded_at: referees.reminded_at,
			answered_at: referees.answered_at,
		})
		.from(referees)
		.where(eq(referees.member_id, memberId))
		.orderBy(asc(referees.id));

/** A referee with one of these emails. */
export const speaksFrom = (emails: readonly string[]) =>
	inArray(
		sql`lower(${referees.email})`,
		emails.map((email) => email.toLowerCase()),
	);

/** What somebody said as a referee, by the link that was mailed to their email. */
export const answersFrom = (db: Db, emails: readonly string[]) =>
	db
		.select({
			asked_at: referees.asked_at,
			answered_at: referees.answered_at,
			how_known: referees.how_known,
			words: referees.words,
			recommends: referees.recommends,
		})
		.from(referees)
		.where(speaksFrom(emails))
		.orderBy(asc(referees.id));
