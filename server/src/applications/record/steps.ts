import type { ApplicantType } from "@warmline/contract/accounts/user";
import { type RecordStep, stepsWith } from "@warmline/contract/applications/record";
import { content } from "../../platform/content/content.ts";
import type { volunteer_records } from "./tables.ts";

type Row = typeof volunteer_records.$inferSelect;

export type Standing = {
	kind: ApplicantType;
	/** The latest application is accepted. */
	accepted: boolean;
	/** Referees who have answered. */
	answered: number;
	/** Undefined or null before something was written into it. */
	record:
		| Pick<
				Row,
				| "nda_form_id"
				| "police_level"
				| "police_expires"
				| "identity_at"
				| "interview_state"
				| "training_hours"
				| "observed_chats"
		  >
		| null
		| undefined;
	/** The day on the organisation's clock: a police check is good until the end of its last one. */
	today: string;
};

const isDone: Record<RecordStep, (standing: Standing) => boolean> = {
	application: ({ accepted }) => accepted,
	first_reference: ({ answered }) => answered >= 1,
	second_reference: ({ answered }) => answered >= 2,
	nda: ({ record }) => (record?.nda_form_id ?? null) !== null,
	police_check: ({ record, today }) =>
		(record?.police_level ?? null) !== null && (record?.police_expires ?? today) >= today,
	identity: ({ record }) => (record?.identity_at ?? null) !== null,
	interview: ({ record }) => record?.interview_state === "held",
	training: ({ record, kind }) => (record?.training_hours ?? 0) >= content().recruitment.training_hours[kind],
	observed_chats: ({ record }) => (record?.observed_chats ?? 0) >= content().recruitment.observed_chats,
};

const steps = () => stepsWith(content().recruitment.references);

/** The steps of a record that the organisation asks for, and which of them are done. */
export const stepsOf = (standing: Standing): { step: RecordStep; done: boolean }[] =>
	steps().map((step) => ({ step, done: isDone[step](standing) }));

/** What is still to do, in the order in which it is shown. */
export const stepsLeft = (standing: Standing): RecordStep[] => steps().filter((step) => !isDone[step](standing));
