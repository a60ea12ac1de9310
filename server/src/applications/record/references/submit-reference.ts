import type { UnitOfWork } from "../../../platform/db/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { doneSince, type Held, isUnderway, standingOf, writeHistory } from "../lock-record.ts";
import { type RecordNewsJob, recordNewsJob } from "../mail-record-news.ts";
import { type RefereeRow, writeReferee } from "./referee-queries.ts";

type Answer = Pick<RefereeRow, "form_id"> | Pick<RefereeRow, "how_known" | "words" | "recommends">;

/** In a transaction that holds the referee's applicant, who learns that somebody has answered, and not what. */
export const submitReference = async (
	platform: Pick<Platform, "clock" | "jobs" | "hub">,
	work: UnitOfWork,
	{ held, referee }: { held: Held; referee: RefereeRow },
	answer: Answer,
	by: string | null,
) => {
	const { tx } = work;
	const at = platform.clock.now();
	const before = await standingOf(tx, held, at);
	await writeReferee(tx, referee.id, { ...answer, answered_at: at });
	const steps = doneSince(before, { ...before, answered: before.answered + 1 });
	const text = referee.name;
	const event_id = await writeHistory(tx, held.application, { act: "reference_answered", at, by, text, steps });
	if (!event_id || !isUnderway(held.application)) return;
	await platform.jobs.promise<RecordNewsJob>(recordNewsJob, { event_id }, tx);
	await notifyApplicant(platform, work, held.member.id, "reference_answered");
};
