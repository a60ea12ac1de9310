import { linkRoles } from "@warmline/contract/invitations/link-calls";
import { and, asc, eq, exists, inArray, isNull, lt, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { members, sessions } from "../../accounts/tables.ts";
import { sent_forms } from "../../forms/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { referees, stage_mails, volunteer_records } from "../record/tables.ts";
import { application_events, applications, credentials } from "../tables.ts";

const declinedBefore = (when: Date) => and(eq(applications.status, "declined"), lt(applications.decided_at, when));

/** Documents of applications that were declined before then; answers the ids of their files. */
export const deleteDocumentsOfDeclined = async (tx: Db, declined_before: Date): Promise<string[]> => {
	const declined = tx.select({ id: applications.id }).from(applications).where(declinedBefore(declined_before));
	const rows = await tx
		.delete(credentials)
		.where(inArray(credentials.application_id, declined))
		.returning({ id: credentials.id });
	return rows.map(({ id }) => id);
};

/** Those who spoke, or were asked to speak, for somebody before they were declined. */
export const deleteRefereesOfDeclined = (tx: Db, declined_before: Date) =>
	tx.delete(referees).where(
		exists(
			tx
				.select({ id: applications.id })
				.from(applications)
				.where(
					and(
						declinedBefore(declined_before),
						eq(applications.member_id, referees.member_id),
						sql`${applications.decided_at} >= ${referees.asked_at}`,
					),
				),
		),
	);

/** Whole applications, with their documents; answers the ids of the files, and whose they were. */
const deleteApplications = async (tx: Db, old: SQL | undefined) => {
	const locked = await tx
		.select({ id: applications.id })
		.from(applications)
		.where(old)
		.orderBy(asc(applications.id))
		.for("update");
	const ids = locked.map(({ id }) => id);
	const documents = await tx.delete(credentials).where(isAnyOf(credentials.application_id, ids)).returning();
	const gone = await tx.delete(applications).where(isAnyOf(applications.id, ids)).returning();
	return { files: documents.map(({ id }) => id), members: gone.map(({ member_id }) => member_id) };
};

export const deleteDeclined = (tx: Db, declined_before: Date) =>
	deleteApplications(tx, declinedBefore(declined_before));

/** Drafts that nobody has touched since then, if the applicant was reminded in time, or has no account that works. */
export const deleteDrafts = (tx: Db, untouched_since: Date, reminded_before: Date) => {
	const inactive = tx
		.select({ id: members.id })
		.from(members)
		.where(and(eq(members.id, applications.member_id), eq(members.is_active, false)));
	const reminded = tx
		.select({ id: application_events.id })
		.from(application_events)
		.where(
			and(
				eq(application_events.application_id, applications.id),
				eq(application_events.act, "reminded"),
				lt(application_events.at, reminded_before),
			),
		);
	const isOld = and(eq(applications.status, "draft"), lt(applications.updated_at, untouched_since));
	return deleteApplications(tx, and(isOld, or(exists(inactive), exists(reminded))));
};

/** Records of these people, where they apply for nothing any more and are on no team. */
export const deleteRecordsOf = (tx: Db, member_ids: readonly string[]) =>
	tx.delete(volunteer_records).where(
		and(
			isAnyOf(volunteer_records.member_id, member_ids),
			exists(
				tx
					.select({ id: members.id })
					.from(members)
					.where(and(eq(members.id, volunteer_records.member_id), eq(members.role, "new_hire"))),
			),
			notExists(
				tx
					.select({ id: applications.id })
					.from(applications)
					.where(eq(applications.member_id, volunteer_records.member_id)),
			),
		),
	);

export const deleteStageMails = (tx: Db, sent_before: Date) =>
	tx.delete(stage_mails).where(lt(stage_mails.at, sent_before));

const joinedByLink = (tx: Db) =>
	and(
		inArray(members.role, linkRoles),
		exists(
			tx
				.select({ id: volunteer_records.member_id })
				.from(volunteer_records)
				.where(
					and(
						eq(volunteer_records.member_id, members.id),
						// Nor did a director do anything for them.
						...[
							volunteer_records.certified_at,
							volunteer_records.suspended_at,
							volunteer_records.police_level,
							volunteer_records.identity_at,
						].map((column) => isNull(column)),
					),
				),
		),
	);

/**
 * Accounts that somebody registered before then, or made by a link that was passed on, and whose email they never
 * verified: nobody can do anything with one. Their record and the agreement that they accepted go, too. Who verifies it
 * in this moment keeps it.
 */
export const deleteNeverVerified = async (tx: Db, joined_before: Date): Promise<void> => {
	const without = (table: typeof sessions | typeof applications | typeof volunteer_records) =>
		notExists(tx.select({ id: table.member_id }).from(table).where(eq(table.member_id, members.id)));
	const registered = and(eq(members.role, "new_hire"), without(volunteer_records));
	const locked = await tx
		.select({ id: members.id })
		.from(members)
		.where(
			and(
				not(members.is_verified),
				lt(members.joined_at, joined_before),
				without(sessions),
				without(applications),
				or(registered, joinedByLink(tx)),
			),
		)
		.orderBy(asc(members.id))
		.for("update");
	const ids = locked.map(({ id }) => id);
	// In the name of themselves: nobody else has to deal with the agreement of who joins.
	await tx.delete(sent_forms).where(and(isAnyOf(sent_forms.done_by, ids), eq(sent_forms.kind, "nda")));
	await tx.delete(members).where(isAnyOf(members.id, ids));
};
