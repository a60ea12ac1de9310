import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { doneSince, type Held, isUnderway, standingOf, writeHistory } from "./hold-record.ts";
import { type RecordNewsJob, recordNewsJob } from "./record-mails.ts";
import { type RefereeRow, writeReferee } from "./referee-queries.ts";

type Answer = Pick<RefereeRow, "form_id"> | Pick<RefereeRow, "how_known" | "words" | "recommends">;

/** In a transaction that holds the referee's applicant, who learns that somebody has answered, and not what. */
export const takeAnswer = async (
	{ clock, jobs }: { clock: Clock; jobs: Jobs },
	tx: Db,
	{ held, referee }: { held: Held; referee: RefereeRow },
	answer: Answer,
	by: string | null,
) => {
	const at = clock.now();
	const before = await standingOf(tx, held, at);
	await writeReferee(tx, referee.id, { ...answer, answered_at: at });
	const steps = doneSince(before, { ...before, answered: before.answered + 1 });
	const text = referee.name;
	const event_id = await writeHistory(tx, held.application, { act: "reference_answered", at, by, text, steps });
	if (event_id && isUnderway(held.application)) await jobs.promise<RecordNewsJob>(recordNewsJob, { event_id }, tx);
};
