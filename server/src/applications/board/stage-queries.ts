import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { and, asc, eq } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { stage_mails, volunteer_records } from "../record/tables.ts";
import { application_events, applications } from "../tables.ts";
import { isLatest, ofStage } from "./director-queries.ts";

export type Stage = {
	status: ApplicationStatus;
	kind?: ApplicantType | undefined;
	certified?: boolean | undefined;
};

/** The applications in a stage, each its applicant's latest; who has no account that works is written to no more. */
export const inStage = async (db: Db, stage: Stage): Promise<string[]> => {
	const rows = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(members, eq(members.id, applications.member_id))
		.leftJoin(volunteer_records, eq(volunteer_records.member_id, applications.member_id))
		.where(and(ofStage(stage), eq(members.is_active, true), isLatest))
		.orderBy(asc(applications.id));
	return rows.map(({ id }) => id);
};

/** False when the director has sent it already; a try that is still under way is waited for. */
export const insertStageMail = async (tx: Db, mail: typeof stage_mails.$inferInsert): Promise<boolean> => {
	const inserted = await tx.insert(stage_mails).values(mail).onConflictDoNothing().returning({ id: stage_mails.id });
	return inserted.length > 0;
};

/** To how many a director's mail went. */
export const countOfStageMail = async (db: Db, by: string, client_id: string): Promise<number> =>
	firstRow(
		await db
			.select({ count: stage_mails.count })
			.from(stage_mails)
			.where(and(eq(stage_mails.by, by), eq(stage_mails.client_id, client_id))),
	)?.count ?? 0;

/** What a director wrote, with one of those to whom. */
export const stageMailTo = async (db: Db, mail_id: string, event_id: string) =>
	firstRow(
		await db
			.select({
				subject: stage_mails.subject,
				text: stage_mails.text,
				language: applications.language,
				member: { first_name: members.first_name, nickname: members.nickname, email: members.email },
			})
			.from(stage_mails)
			.innerJoin(application_events, eq(application_events.id, event_id))
			.innerJoin(applications, eq(applications.id, application_events.application_id))
			.innerJoin(members, and(eq(members.id, applications.member_id), eq(members.is_active, true)))
			.where(eq(stage_mails.id, mail_id)),
	);
