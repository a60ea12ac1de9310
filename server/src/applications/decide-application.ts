import type { Application, ApplicationStatus, decideApplication } from "@warmline/contract/applications/calls";
import type { BodyOf } from "@warmline/contract/calls";
import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import { changeRole, type MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { conflict } from "../platform/refusals.ts";
import { type NewsJob, newsJob } from "./decision-mails.ts";
import { setDecision } from "./director-queries.ts";
import { applicantOf, findApplication, holdApplication } from "./find-application.ts";
import { traineeOf } from "./policy.ts";
import { insertEvent } from "./queries.ts";
import { toApplication } from "./shapes.ts";

const statusAfter = { accept: "accepted", decline: "declined", ask: "asked" } as const;

/** Why there is nothing to decide, for the second of two directors too. */
const undecidable: Record<Exclude<ApplicationStatus, "submitted">, string> = {
	draft: say("This application has not been submitted yet."),
	asked: say("The applicant was asked for something more, and has not submitted it again yet."),
	accepted: say("This application is accepted already."),
	declined: say("This application is declined already."),
};

/** Decides on what was submitted. Words that come with an acceptance stay in the history, and are not mailed. */
export const decideOn = async (
	{ database: { db }, clock, jobs, hub }: Platform,
	director: MemberRow,
	memberId: string,
	{ decision, reason }: BodyOf<typeof decideApplication>,
): Promise<Application> =>
	inTransaction(db, async (tx, afterCommit) => {
		const { id, kind, status } = await holdApplication(tx, memberId);
		if (status !== "submitted") throw conflict("not_submitted", undecidable[status]);
		const now = clock.now();
		const act = statusAfter[decision];
		const text = reason ?? null;
		const told = decision === "accept" ? null : text;
		await setDecision(tx, id, { status: act, decided_at: now, decided_by: director.id, reason: told });
		const event_id = v7();
		await insertEvent(tx, { id: event_id, application_id: id, at: now, act, by: director.id, text });
		// Unless he has become something else in the meantime.
		if (decision === "decline")
			await changeRole({ tx, afterCommit, hub }, memberId, { from: traineeOf(kind), to: "new_hire" });
		const about = await applicantOf(tx, memberId);
		await record(tx, clock, { act: "decide_application", member: director, about, detail: decision });
		await jobs.promise<NewsJob>(newsJob, { event_id }, tx);
		return toApplication(await findApplication(tx, memberId));
	});
