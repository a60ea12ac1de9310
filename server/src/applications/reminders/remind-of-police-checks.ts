import { v7 } from "uuid";
import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { insertEvent } from "../queries.ts";
import { writeRecord } from "../record/record-queries.ts";
import { type PoliceReminderJob, policeReminderJob } from "./mail-police-reminder.ts";
import { latestOf, lockRecords, policeChecks } from "./reminder-queries.ts";
import { policeReminderDue } from "./reminders-due.ts";

/** Whose check is due as it is now, locked: what another server has told of is not due any more. */
const stillDue = async (tx: Db, memberIds: readonly string[], now: Date) => {
	await lockRecords(tx, memberIds);
	return (await policeChecks(tx, memberIds)).filter((check) => policeReminderDue(check, now));
};

/**
 * In the transaction that tells the directors, in which the applications of these people are locked: they are told
 * themselves, too. Answers how many were.
 */
export const notePoliceChecks = async (
	platform: Pick<Platform, "clock" | "jobs" | "hub">,
	work: UnitOfWork,
	memberIds: readonly string[],
	at: Date,
): Promise<number> => {
	const { tx } = work;
	const due = await stillDue(tx, memberIds, at);
	const applications = new Map((await latestOf(tx, memberIds)).map(({ id, member_id }) => [member_id, id]));
	for (const { member_id, police_expires } of due) {
		await writeRecord(tx, member_id, { police_reminded_at: at });
		const application_id = applications.get(member_id);
		if (application_id !== undefined)
			await insertEvent(tx, { id: v7(), application_id, at, act: "reminded", steps: ["police_check"] });
		await platform.jobs.promise<PoliceReminderJob>(policeReminderJob, { member_id, police_expires }, tx);
		await notifyApplicant(platform, work, member_id, "police_check");
	}
	return due.length;
};
