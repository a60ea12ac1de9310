import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { Referee, VolunteerRecord } from "@warmline/contract/applications/record";
import { nameOf } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import { societyDay } from "../../platform/society.ts";
import { trainingStartsBy } from "../promised-by.ts";
import type { ApplicationRow } from "../queries.ts";
import { formOf } from "./found-form.ts";
import type { FoundForm, Lookers, RecordRow } from "./record-queries.ts";
import type { RefereeRow, SentReference } from "./references/referee-queries.ts";
import { type Standing, stepsOf } from "./steps.ts";

/** All that stands in a record, as it lies in the tables. */
export type WholeRecord = {
	user_id: string;
	kind: ApplicantType;
	application: ApplicationRow | undefined;
	/** Undefined before something was written into it. */
	record: RecordRow | undefined;
	standing: Standing;
	lookers: Lookers | undefined;
	referees: readonly RefereeRow[];
	references: readonly SentReference[];
	agreement: FoundForm | undefined;
};

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

const found = (form: FoundForm | undefined) => (form ? { id: form.id, sent_at: form.sent_at.toISOString() } : null);

const someone = (looker: Lookers["police"] | undefined, at: Date) => ({
	name: looker ? nameOf(looker) : null,
	at: at.toISOString(),
});

/** What somebody wrote about a person is not for that person, whatever else they are. */
const toReferee = (row: RefereeRow, forms: readonly SentReference[], isOwn: boolean): Referee => ({
	id: row.id,
	name: row.name,
	email: row.email,
	asked_at: row.asked_at.toISOString(),
	reminded_at: timeOf(row.reminded_at),
	answered_at: timeOf(row.answered_at),
	answer:
		row.answered_at === null || isOwn
			? null
			: { how_known: row.how_known, words: row.words, recommends: row.recommends },
	found_form: isOwn ? null : found(formOf(row, forms)),
});

const ndaOf = (record: RecordRow | undefined) =>
	record?.nda_form_id && record.nda_at ? { form_id: record.nda_form_id, at: record.nda_at.toISOString() } : null;

const policeCheckOf = (record: RecordRow | undefined, lookers: Lookers | undefined) => {
	if (!record?.police_level || !record.police_date || !record.police_at) return null;
	const seen = someone(lookers?.police, record.police_at);
	return { level: record.police_level, date: record.police_date, expires: record.police_expires, seen };
};

const interviewOf = (record: RecordRow | undefined) =>
	record?.interview_at && record.interview_state
		? {
				at: record.interview_at.toISOString(),
				state: record.interview_state,
				note: record.interview_note,
				answer: record.interview_answer,
			}
		: null;

const trainingDue = (application: ApplicationRow | undefined) =>
	application?.status === "accepted" && application.decided_at ? trainingStartsBy(application.decided_at) : null;

/** A record as its person sees it, or a director. */
export const toRecord = (whole: WholeRecord, isOwn: boolean): VolunteerRecord => {
	const { user_id, kind, record, lookers, application } = whole;
	const steps = stepsOf(whole.standing);
	return {
		user_id,
		kind,
		steps,
		left: steps.filter(({ done }) => !done).length,
		referees: whole.referees.map((row) => toReferee(row, whole.references, isOwn)),
		nda: ndaOf(record),
		found_nda: found(whole.agreement),
		police_check: policeCheckOf(record, lookers),
		identity: record?.identity_at ? someone(lookers?.identity, record.identity_at) : null,
		interview: interviewOf(record),
		training: {
			hours: record?.training_hours ?? 0,
			needed: content().recruitment.training_hours[kind],
			due: trainingDue(application),
		},
		observed_chats: { count: record?.observed_chats ?? 0, needed: content().recruitment.observed_chats },
		certified_at: timeOf(record?.certified_at ?? null),
		certified_since: record?.certified_at ? societyDay(record.certified_at) : null,
		earlier_hours: record?.earlier_hours ?? 0,
		languages: record?.languages ?? [],
		suspended: record?.suspended_at
			? {
					at: record.suspended_at.toISOString(),
					reason: isOwn ? null : record.suspended_reason,
					until: record.suspended_until,
				}
			: null,
	};
};
