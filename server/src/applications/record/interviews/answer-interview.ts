import type { interviewAnswer } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import type * as z from "zod/mini";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noSuchApplication } from "../../lock-draft.ts";
import { lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { writeRecord } from "../record-queries.ts";
import { type InterviewAnswerJob, interviewAnswerJob } from "./mail-interview-answer.ts";

const noInterview = () => conflict("no_interview", t("There is no interview time waiting for your answer."));

const anotherTime = () =>
	conflict("another_time", t("Another time has been proposed in the meantime. Please look at it and answer again."));

/** The applicant accepts a time that was proposed, or says that it does not fit. Who proposed it learns it by mail. */
export const answerInterview = async (
	{ database: { db }, clock, jobs }: Platform,
	member: MemberRow,
	memberId: string,
	{ at: shown, accept, words }: z.output<typeof interviewAnswer>,
) => {
	// Nobody answers for somebody else, directors neither.
	if (member.id !== memberId) throw noSuchApplication();
	await inTransaction(db, async ({ tx }) => {
		const { application, record } = await lockVolunteerRecord(tx, memberId);
		if (record.interview_at === null) throw noInterview();
		// The director may have proposed another one since: nobody accepts what they have not seen.
		if (record.interview_at.getTime() !== Date.parse(shown)) throw anotherTime();
		const state = accept ? "accepted" : "declined";
		// Said twice, by a press too many.
		if (record.interview_state === state) return;
		// Who has accepted may still fall ill; after a no the time is given to somebody else.
		if (record.interview_state !== "proposed" && record.interview_state !== "accepted") throw noInterview();
		const at = clock.now();
		const text = words ?? null;
		await writeRecord(tx, memberId, { interview_state: state, interview_answer: text });
		const act = accept ? "interview_accepted" : "interview_declined";
		const event_id = await writeHistory(tx, application, { act, at, by: memberId, text });
		const proposed = { at: record.interview_at.toISOString(), by: record.interview_by };
		if (event_id) await jobs.promise<InterviewAnswerJob>(interviewAnswerJob, { event_id, ...proposed }, tx);
	});
};
