import { type RecordChange, recordChange } from "@warmline/contract/applications/record";
import * as z from "zod/mini";
import { societyDay } from "../../platform/society.ts";
import { certifiedAtOf } from "./begin-record.ts";
import type { RecordRow, RecordWrites } from "./record-queries.ts";

/** Who writes it, when, and when the agreement came that they count. */
type Writer = { by: string; at: Date; agreedAt: Date | null };

const policeCheck = ({ police_check: check }: RecordChange, row: RecordRow, { by, at }: Writer) => {
	if (check === undefined) return undefined;
	if (check === null)
		return row.police_level === null
			? undefined
			: { police_level: null, police_date: null, police_expires: null, police_by: null, police_at: null };
	const { level, date, expires = null } = check;
	const same = row.police_level === level && row.police_date === date && row.police_expires === expires;
	return same
		? undefined
		: { police_level: level, police_date: date, police_expires: expires, police_by: by, police_at: at };
};

const identity = ({ identity_seen: seen }: RecordChange, row: RecordRow, { by, at }: Writer) => {
	if (seen === undefined || seen === (row.identity_at !== null)) return undefined;
	return seen ? { identity_by: by, identity_at: at } : { identity_by: null, identity_at: null };
};

const agreement = ({ nda_form_id }: RecordChange, row: RecordRow, { agreedAt }: Writer) =>
	nda_form_id === undefined || nda_form_id === row.nda_form_id ? undefined : { nda_form_id, nda_at: agreedAt };

/** Taken back, it is what it was before: accepted, or still without an answer. */
const interview = ({ interview_held: held }: RecordChange, row: RecordRow): RecordWrites | undefined => {
	if (held === undefined || held === (row.interview_state === "held")) return undefined;
	return held
		? { interview_state: "held", interview_before: row.interview_state }
		: { interview_state: row.interview_before ?? "proposed", interview_before: null };
};

const training = ({ training_hours }: RecordChange, row: RecordRow) =>
	training_hours === undefined || training_hours === row.training_hours ? undefined : { training_hours };

const observed = ({ observed_chats }: RecordChange, row: RecordRow) =>
	observed_chats === undefined || observed_chats === row.observed_chats ? undefined : { observed_chats };

const certifiedSince = ({ certified_since }: RecordChange, { certified_at }: RecordRow) =>
	certified_since === undefined || (certified_at !== null && societyDay(certified_at) === certified_since)
		? undefined
		: { certified_at: certifiedAtOf(certified_since) };

const earlier = ({ earlier_hours }: RecordChange, row: RecordRow) =>
	earlier_hours === undefined || earlier_hours === row.earlier_hours ? undefined : { earlier_hours };

const spoken = ({ languages }: RecordChange, row: RecordRow) =>
	languages === undefined || languages.join() === row.languages.join() ? undefined : { languages };

const writers: Record<
	keyof RecordChange,
	(change: RecordChange, row: RecordRow, writer: Writer) => RecordWrites | undefined
> = {
	police_check: policeCheck,
	certified_since: certifiedSince,
	earlier_hours: earlier,
	languages: spoken,
	identity_seen: identity,
	nda_form_id: agreement,
	interview_held: interview,
	training_hours: training,
	observed_chats: observed,
};

const recordFields = z.keyof(recordChange).options;

/** What a change writes into a record, and in which fields; what stands there already is no change. */
export const changesIn = (
	change: RecordChange,
	row: RecordRow,
	writer: Writer,
): { fields: (keyof RecordChange)[]; writes: RecordWrites } => {
	const made = recordFields.flatMap((field) => {
		const written = writers[field](change, row, writer);
		return written ? [{ field, written }] : [];
	});
	return {
		fields: made.map(({ field }) => field),
		writes: Object.assign({}, ...made.map(({ written }) => written)),
	};
};
