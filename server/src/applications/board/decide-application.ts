import type { Application, ApplicationStatus, decideApplication } from "@warmline/contract/applications/calls";
import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { changeRole, type MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { trainees } from "../policy.ts";
import { type ApplicationRow, insertEvent } from "../queries.ts";
import { recordOf } from "../record/record-queries.ts";
import { toApplication } from "../serializers.ts";
import { setDecision } from "./director-queries.ts";
import { applicantOf, findApplication, lockLatestApplication } from "./find-application.ts";
import { type NewsJob, newsJob } from "./mail-decision.ts";

type Decision = BodyOf<typeof decideApplication>;

const statusAfter = { accept: "accepted", decline: "declined", ask: "asked" } as const;

/** Why there is nothing to decide, for the second of two directors too. */
const undecidable: Record<ApplicationStatus, string> = {
	submitted: t("This application has been resubmitted and is waiting for a decision again. Please read it first."),
	draft: t("This application has not been submitted yet."),
	asked: t("The applicant was asked for more information and hasn’t resubmitted yet."),
	accepted: t("This application has already been accepted."),
	declined: t("This application has already been declined."),
};

const notNow = (message: string) => conflict("not_submitted", message);

/** What is submitted is decided on; what is accepted may be declined yet, by who knows that it is accepted. */
const ensureDecidable = async (tx: Db, { member_id, status }: ApplicationRow, { decision, status: seen }: Decision) => {
	if (status !== seen) throw notNow(undecidable[status]);
	if (status === "submitted") return;
	if (decision !== "decline") throw notNow(undecidable.accepted);
	if ((await recordOf(tx, member_id))?.certified_at)
		throw notNow(t("This person is already certified. To end that, change their role or deactivate the account."));
};

/** Decides on what was submitted, or ends what was accepted. Words that come with an acceptance stay in the history, and are not mailed. */
export const decideOn = async (
	platform: Platform,
	director: MemberRow,
	memberId: string,
	given: Decision,
): Promise<Application> =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, jobs } = platform;
		const held = await lockLatestApplication(tx, memberId);
		await ensureDecidable(tx, held, given);
		const { id } = held;
		const { decision, reason } = given;
		const now = clock.now();
		const act = statusAfter[decision];
		const text = reason ?? null;
		const told = decision === "accept" ? null : text;
		await setDecision(tx, id, { status: act, decided_at: now, decided_by: director.id, reason: told });
		const event_id = v7();
		await insertEvent(tx, { id: event_id, application_id: id, at: now, act, by: director.id, text });
		// Unless they have become something else in the meantime.
		if (decision === "decline")
			for (const from of trainees) await changeRole(platform, work, memberId, { from, to: "new_hire" });
		const about = await applicantOf(tx, memberId);
		await record(tx, clock, { act: "decide_application", member: director, about, params: { decision } });
		await jobs.promise<NewsJob>(newsJob, { event_id }, tx);
		const decided = { application_id: id, member_id: memberId, status: act };
		await recordEvent(platform, tx, { type: "application.decided", data: decided });
		await notifyApplicant(platform, work, memberId, act);
		return toApplication(await findApplication(tx, memberId));
	});
