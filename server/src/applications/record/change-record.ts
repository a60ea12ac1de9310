import type { RecordChange } from "@warmline/contract/applications/record";
import { futureDaySentence, isFutureDay } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { auditChange } from "./audit-change.ts";
import { doneSince, type Held, isUnderway, lockVolunteerRecord, standingOf, writeHistory } from "./lock-record.ts";
import { type RecordNewsJob, recordNewsJob } from "./mail-record-news.ts";
import { policeCheckProblem } from "./police-check-levels.ts";
import { changesIn } from "./record-changes.ts";
import { holderOfAgreement, lockForm, writeRecord } from "./record-queries.ts";

const ensureInterview = ({ record }: Held, { interview_held }: RecordChange) => {
	const state = record.interview_state;
	if (interview_held && (state === null || state === "declined"))
		throw conflict("no_interview", t("No interview time has been agreed on."));
};

/** A day to come is a slip of the pen. */
const ensureNotAhead = ({ police_check, certified_since }: RecordChange, now: Date) => {
	if (certified_since && isFutureDay(certified_since, now.getTime()))
		throw invalid("invalid_certified_since", futureDaySentence, { certified_since: futureDaySentence });
	if (police_check && isFutureDay(police_check.date, now.getTime()))
		throw invalid("invalid_police_check", futureDaySentence, { "police_check.date": futureDaySentence });
};

/** A level that is stored already stays, also when the content does not list it any more. */
const ensureAcceptedLevel = ({ record }: Held, { police_check }: RecordChange) => {
	const problem = police_check?.level === record.police_level ? undefined : policeCheckProblem(police_check);
	if (problem !== undefined) throw invalid("invalid_police_check", problem, { "police_check.level": problem });
};

const ensureCertified = ({ record }: Held, { certified_since }: RecordChange) => {
	if (certified_since !== undefined && record.certified_at === null)
		throw conflict("not_certified", t("This person isn’t certified yet."));
};

/** When the agreement came that is to count: one that is there, and in nobody else's record. */
const agreedAt = async (tx: Db, { member, record }: Held, { nda_form_id }: RecordChange): Promise<Date | null> => {
	if (!nda_form_id || nda_form_id === record.nda_form_id) return null;
	const form = await lockForm(tx, nda_form_id);
	if (form?.kind !== "nda") {
		const sentence = t("This is not a submitted confidentiality agreement.");
		throw invalid("invalid_nda_form_id", sentence, { nda_form_id: sentence });
	}
	const holder = await holderOfAgreement(tx, nda_form_id);
	if (holder !== undefined && holder !== member.id)
		throw conflict("form_taken", t("This agreement belongs to someone else’s record."));
	return form.sent_at;
};

/** A director writes into a record what was seen or done. The person hears of it when a step is done by it. */
export const changeRecord = async (platform: Platform, director: MemberRow, memberId: string, change: RecordChange) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, jobs } = platform;
		const at = clock.now();
		ensureNotAhead(change, at);
		const held = await lockVolunteerRecord(tx, memberId);
		ensureAcceptedLevel(held, change);
		ensureInterview(held, change);
		ensureCertified(held, change);
		const writer = { by: director.id, at, agreedAt: await agreedAt(tx, held, change) };
		const { fields, writes } = changesIn(change, held.record, writer);
		if (fields.length === 0) return;
		const before = await standingOf(tx, held, at);
		await writeRecord(tx, memberId, writes);
		const steps = doneSince(before, { ...before, record: { ...held.record, ...writes } });
		const happened = { act: "record_changed", at, by: director.id, steps } as const;
		const event_id = await writeHistory(tx, held.application, happened);
		await auditChange(tx, clock, director, held.member, fields);
		if (!event_id || steps.length === 0 || !isUnderway(held.application)) return;
		await jobs.promise<RecordNewsJob>(recordNewsJob, { event_id }, tx);
		await notifyApplicant(platform, work, memberId, "step_done");
	});
