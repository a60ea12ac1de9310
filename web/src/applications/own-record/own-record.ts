import type { RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { recruitmentSteps } from "../../platform/recruitment.ts";
import { isDone, placeOf } from "../record-steps.ts";
import type { Standing } from "../state-text.ts";

/** Who does something next: the applicant, the organisation, or nobody yet. `skipped`: it went without. */
export type Turn = "done" | "yours" | "ours" | "later" | "skipped";

/** For whom a record is kept that they may see. */
export const hasRecord = (standing: Standing): boolean =>
	standing === "submitted" || standing === "asked" || standing === "accepted";

/** The chats were opened for them, be they paused now. */
const isThrough = ({ certified_at, suspended }: VolunteerRecord, standing: Standing): boolean =>
	standing === "agent" || certified_at !== null || suspended !== null;

/** Works with us, or did, and never applied here. */
export const neverApplied = (record: VolunteerRecord, standing: Standing): boolean =>
	isThrough(record, standing) && !isDone(record, "application");

export const turnOf = (record: VolunteerRecord, step: RecordStep, standing: Standing): Turn => {
	if (isDone(record, step)) return "done";
	if (isThrough(record, standing)) {
		// One that ran out is asked for again, of everybody.
		return step === "police_check" && record.police_check !== null ? "yours" : "skipped";
	}
	const accepted = standing === "accepted";
	switch (step) {
		case "application":
			return standing === "asked" ? "yours" : "ours";
		case "first_reference":
		case "second_reference":
			return placeOf(record, step).referee === null ? "yours" : "ours";
		case "nda":
			return record.found_nda === null ? "yours" : "ours";
		case "police_check":
			return "yours";
		case "identity":
			return "later";
		case "interview":
			return record.interview?.state === "proposed" ? "yours" : "ours";
		case "training":
			return accepted ? "ours" : "later";
		case "observed_chats":
			return accepted && isDone(record, "training") ? "ours" : "later";
	}
};

/** What the applicant can do now. */
export const yoursIn = (record: VolunteerRecord, standing: Standing): readonly RecordStep[] =>
	recruitmentSteps.filter((step) => turnOf(record, step, standing) === "yours");
