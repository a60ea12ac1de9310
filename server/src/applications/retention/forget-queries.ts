import { formerMember } from "@warmline/contract/members/former-member";
import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { sent_forms } from "../../forms/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { referees, volunteer_records } from "../record/tables.ts";
import { application_events, applications } from "../tables.ts";
import { speaksFrom } from "./personal-data-queries.ts";

/** For whom somebody speaks, or was asked to. */
export const namedBy = async (db: Db, emails: readonly string[]): Promise<string[]> => {
	const rows = await db
		.select({ id: referees.member_id })
		.from(referees)
		.where(speaksFrom(emails))
		.groupBy(referees.member_id)
		.orderBy(asc(referees.member_id));
	return rows.map(({ id }) => id);
};

/** In one applicant's record, which is locked: answers stay, without who gave them; who has not answered is asked no more. */
export const forgetReferee = async (tx: Db, member_id: string, emails: readonly string[]) => {
	const own = and(eq(referees.member_id, member_id), speaksFrom(emails));
	const found = await tx.select({ name: referees.name }).from(referees).where(own);
	const acts = ["reference_asked", "reference_dropped", "reference_answered"] as const;
	await tx
		.update(application_events)
		.set({ text: formerMember })
		.where(
			and(
				inArray(
					application_events.application_id,
					tx.select({ id: applications.id }).from(applications).where(eq(applications.member_id, member_id)),
				),
				inArray(application_events.act, [...acts]),
				inArray(
					application_events.text,
					found.map(({ name }) => name),
				),
			),
		);
	await tx.delete(referees).where(and(own, isNull(referees.answered_at)));
	await tx.update(referees).set({ name: formerMember, email: "", token_hash: null }).where(own);
};

/** Of forms that came from a member's emails, those that count for somebody else. */
export const formsHeldByOthers = async (db: Db, member_id: string, emails: readonly string[]): Promise<string[]> => {
	const rows = await db
		.select({ id: sent_forms.id })
		.from(sent_forms)
		.leftJoin(volunteer_records, eq(volunteer_records.nda_form_id, sent_forms.id))
		.leftJoin(referees, eq(referees.form_id, sent_forms.id))
		.where(
			and(
				inArray(
					sql`lower(${sent_forms.email})`,
					emails.map((email) => email.toLowerCase()),
				),
				or(ne(volunteer_records.member_id, member_id), ne(referees.member_id, member_id)),
			),
		);
	return rows.map(({ id }) => id);
};

const { police_by, identity_by, interview_by, certified_by, suspended_by } = volunteer_records;
const hands = [police_by, identity_by, interview_by, certified_by, suspended_by];

/** Everybody for whom somebody speaks, or with whom they had to do as a director. */
const touchedBy = async (tx: Db, id: string, emails: readonly string[]): Promise<string[]> => {
	const events = tx
		.select({ id: application_events.application_id })
		.from(application_events)
		.where(eq(application_events.by, id));
	const applicants = await tx
		.select({ id: applications.member_id })
		.from(applications)
		.where(or(eq(applications.decided_by, id), inArray(applications.id, events)));
	const recorded = await tx
		.select({ id: volunteer_records.member_id })
		.from(volunteer_records)
		.where(or(...hands.map((column) => eq(column, id))));
	const spokenFor = await namedBy(tx, emails);
	return [...new Set([...applicants.map((one) => one.id), ...recorded.map((one) => one.id), ...spokenFor])];
};

/** All of them, in the order in which acts lock one. */
export const lockTouched = async (tx: Db, id: string, emails: readonly string[]): Promise<void> => {
	const people = await touchedBy(tx, id, emails);
	await tx
		.select({ id: applications.id })
		.from(applications)
		.where(inArray(applications.member_id, people))
		.orderBy(asc(applications.id))
		.for("update");
	await tx
		.select({ id: volunteer_records.member_id })
		.from(volunteer_records)
		.where(inArray(volunteer_records.member_id, people))
		.orderBy(asc(volunteer_records.member_id))
		.for("update");
};

/** What a director did, without who it was: as by the keys when they are deleted, but with all locked beforehand. */
export const forgetDirector = async (tx: Db, id: string) => {
	await tx.update(applications).set({ decided_by: null }).where(eq(applications.decided_by, id));
	await tx.update(application_events).set({ by: null }).where(eq(application_events.by, id));
	for (const column of hands)
		await tx
			.update(volunteer_records)
			.set({ [column.name]: null })
			.where(eq(column, id));
};
