import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { and, asc, eq, gt, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { first } from "../platform/db/first.ts";
import { ofStage } from "./director-queries.ts";
import { stage_mails, volunteer_records } from "./record/tables.ts";
import { application_events, applications } from "./tables.ts";

export type Stage = {
	status: ApplicationStatus;
	kind?: ApplicantType | undefined;
	certified?: boolean | undefined;
};

const later = alias(applications, "later");

/** The applications in a stage, each its applicant's latest; who has no account that works is written to no more. */
export const inStage = async (db: Db, stage: Stage): Promise<string[]> => {
	const rows = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(members, eq(members.id, applications.member_id))
		.leftJoin(volunteer_records, eq(volunteer_records.member_id, applications.member_id))
		.where(
			and(
				ofStage(stage),
				eq(members.is_active, true),
				notExists(
					db
						.select({ id: later.id })
						.from(later)
						.where(and(eq(later.member_id, applications.member_id), gt(later.id, applications.id))),
				),
			),
		)
		.orderBy(asc(applications.id));
	return rows.map(({ id }) => id);
};

export const insertStageMail = (tx: Db, mail: typeof stage_mails.$inferInsert) => tx.insert(stage_mails).values(mail);

/** What a director wrote, with one of those to whom. */
export const stageMailTo = async (db: Db, mail_id: string, event_id: string) =>
	first(
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
