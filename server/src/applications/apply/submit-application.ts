import type { Problems } from "@warmline/contract/applications/answers";
import { v7 } from "uuid";
import { changeRole } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Platform } from "../../platform/platform.ts";
import { areShiftTimes } from "../../shifts/index.ts";
import { lockDraft } from "../lock-draft.ts";
import { traineeOf } from "../policy.ts";
import { type ApplicationRow, credentialsOf, insertEvent, markSubmitted } from "../queries.ts";
import { type ReceivedJob, receivedJob } from "./mail-received.ts";
import { chosenShifts, noSuchShift, problemsOf } from "./problems.ts";

const stillMissing = async (tx: Db, row: ApplicationRow): Promise<Problems> => {
	const problems = problemsOf(row, await credentialsOf(tx, row.id));
	const { field, ids } = chosenShifts(row.answers);
	// Those that are no more were there when they were chosen.
	return (await areShiftTimes(tx, ids, ids)) ? problems : { ...problems, [field]: noSuchShift };
};

/** In the transaction that keeps the last answers. Says what is missing; when nothing is, it is submitted. */
export const submitApplication = async (platform: Platform, work: UnitOfWork, id: string): Promise<Problems> => {
	const { tx } = work;
	const { clock, jobs } = platform;
	const row = await lockDraft(tx, id);
	const problems = await stillMissing(tx, row);
	if (Object.keys(problems).length > 0) return problems;
	const now = clock.now();
	const event_id = v7();
	const { listener_questions, supervisor_questions } = content().applicationQuestions[row.language];
	await markSubmitted(tx, id, { asked: row.kind === "supervisor" ? supervisor_questions : listener_questions, now });
	await insertEvent(tx, { id: event_id, application_id: id, at: now, act: "submitted", by: row.member_id });
	// Who was asked for something more is a trainee already.
	await changeRole(platform, work, row.member_id, { from: "new_hire", to: traineeOf(row.kind) });
	await jobs.promise<ReceivedJob>(receivedJob, { event_id }, tx);
	const submitted = { application_id: id, member_id: row.member_id, kind: row.kind };
	await recordEvent(platform, tx, { type: "application.submitted", data: submitted });
	return {};
};
