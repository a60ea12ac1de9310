import type { SetupFacts, SetupStepState } from "@warmline/contract/setup/calls";
import { optionalSteps, type SetupStep, setupSteps } from "@warmline/contract/setup/steps";
import type { Mark } from "./queries.ts";

export type Known = {
	readonly facts: SetupFacts;
	readonly marks: readonly Mark[];
	/** When the crisis lines were last published; null for those that came with the product. */
	readonly linesPublished: Date | null;
};

const isRequired = (step: SetupStep, { door }: SetupFacts): boolean =>
	step === "shift_times" ? door === "shifts" : !optionalSteps.includes(step);

/** A confirmation counts for what was looked at: not for crisis lines that were published since. */
const isConfirmed = (step: SetupStep, { marks, linesPublished }: Known): boolean => {
	const found = marks.find((one) => one.step === step && one.mark === "confirmed");
	if (!found) return false;
	return step !== "crisis_lines" || linesPublished === null || found.at >= linesPublished;
};

const isDone = (step: SetupStep, known: Known): boolean => {
	const { door, examples, shifts_planned, supervisors, listeners, sends_email, email_tried_at, last_backup } =
		known.facts;
	switch (step) {
		case "society":
			return examples.length === 0;
		case "shift_times":
			return shifts_planned;
		case "people":
			// Shifts open the chat with two people on duty: somebody alone could never receive a visitor.
			return supervisors + listeners > 0 || (door !== "shifts" && isConfirmed(step, known));
		case "email":
			return sends_email && email_tried_at !== null;
		case "backup":
			return last_backup !== null;
		case "region":
		case "crisis_lines":
		case "door":
		case "privacy":
		case "texts":
			return isConfirmed(step, known);
	}
};

export type StepState = Pick<SetupStepState, "step" | "required" | "state"> & { readonly marked: Mark | undefined };

/** How each step stands. */
export const stepStates = (known: Known): readonly StepState[] =>
	setupSteps.map((step) => {
		const mark = known.marks.find((one) => one.step === step);
		const state = isDone(step, known) ? "done" : mark?.mark === "not_now" ? "not_now" : "open";
		const counts = mark?.mark === "confirmed" ? state === "done" : state === "not_now";
		return { step, required: isRequired(step, known.facts), state, marked: counts ? mark : undefined };
	});

/** Whether the installation may open. */
export const isReady = (known: Known): boolean =>
	stepStates(known).every(({ required, state }) => !required || state === "done");
