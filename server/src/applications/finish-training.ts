import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import { changeRole, type MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { conflict } from "../platform/refusals.ts";
import { type NewsJob, newsJob } from "./decision-mails.ts";
import { applicantOf, findApplication, holdApplication } from "./find-application.ts";
import { trainedAs, traineeOf } from "./policy.ts";
import { insertEvent } from "./queries.ts";
import { toApplication } from "./shapes.ts";

/** Makes of an accepted trainee what he applied for, once. */
export const finishTrainingOf = async (
	{ database: { db }, clock, jobs, hub }: Platform,
	director: MemberRow,
	memberId: string,
) =>
	inTransaction(db, async (tx, afterCommit) => {
		const { id, kind, status } = await holdApplication(tx, memberId);
		if (status !== "accepted") throw conflict("not_accepted", say("This application is not accepted yet."));
		const role = trainedAs(kind);
		const changed = await changeRole({ tx, afterCommit, hub }, memberId, { from: traineeOf(kind), to: role });
		if (!changed) throw conflict("not_accepted", say("This training is marked as done already."));
		const event_id = v7();
		const event = { id: event_id, application_id: id, at: clock.now(), act: "training_done", by: director.id } as const;
		await insertEvent(tx, event);
		await record(tx, clock, {
			act: "finish_training",
			member: director,
			about: await applicantOf(tx, memberId),
		});
		await jobs.promise<NewsJob>(newsJob, { event_id }, tx);
		return { result: toApplication(await findApplication(tx, memberId)).user, role };
	});
