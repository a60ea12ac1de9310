import type { interviewProposal } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import type * as z from "zod/mini";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { auditChange } from "../audit-change.ts";
import { ensureUnderway, lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { type RecordNewsJob, recordNewsJob } from "../mail-record-news.ts";
import { writeRecord } from "../record-queries.ts";

/** A time for the interview, or another one. The applicant says whether it fits. */
export const proposeInterview = async (
	platform: Platform,
	director: MemberRow,
	memberId: string,
	{ at, note }: z.output<typeof interviewProposal>,
) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, jobs } = platform;
		const now = clock.now();
		const interview_at = new Date(at);
		if (interview_at <= now) {
			const sentence = t("This time is in the past.");
			throw conflict("in_the_past", sentence, { at: sentence });
		}
		const held = await lockVolunteerRecord(tx, memberId);
		const application = ensureUnderway(held);
		await writeRecord(tx, memberId, {
			interview_at,
			interview_state: "proposed",
			interview_note: note ?? null,
			interview_answer: null,
			interview_by: director.id,
			interview_times: held.record.interview_times + 1,
		});
		const text = note ?? null;
		const happened = { act: "interview_proposed", at: now, by: director.id, text } as const;
		const event_id = await writeHistory(tx, application, happened);
		await auditChange(tx, clock, director, held.member, ["interview"]);
		if (event_id) await jobs.promise<RecordNewsJob>(recordNewsJob, { event_id }, tx);
		await notifyApplicant(platform, work, memberId, "interview_proposed");
	});
