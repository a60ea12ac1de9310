import type { Language } from "@warmline/contract/content/words";
import type { SetupFacts, SetupStepState } from "@warmline/contract/setup/calls";
import { backupDays, optionalSteps, type SetupStep, setupSteps } from "@warmline/contract/setup/steps";
import type { Mark } from "./queries.ts";

export type Known = {
	readonly facts: SetupFacts;
	/** In every language. */
	readonly regions: Readonly<Record<Language, string>>;
	readonly now: Date;
	readonly marks: readonly Mark[];
	/** When the crisis lines were last published; null for those that came with the product. */
	readonly linesPublished: Date | null;
	/** Whether somebody has chosen colors or a logo. */
	readonly hasOwnAppearance: boolean;
};

const isRequired = (step: SetupStep, { door }: SetupFacts): boolean =>
	step === "shift_times" ? door === "shifts" : !optionalSteps.includes(step);

/** What somebody looks at who confirms it; null where nothing but their look counts. */
export const confirmedFacts = (
	step: SetupStep,
	{ facts, regions }: Pick<Known, "facts" | "regions">,
): string | null => {
	const { clock, listeners_speak, door, caller_details, keep_days } = facts;
	if (step === "region") return JSON.stringify([regions, clock]);
	if (step === "languages") return JSON.stringify(listeners_speak);
	if (step === "door") return JSON.stringify(door);
	if (step === "privacy") return JSON.stringify([caller_details, keep_days]);
	return null;
};

/** A confirmation counts for what was looked at: not for what has changed, or for crisis lines published since. */
const isConfirmed = (step: SetupStep, known: Known): boolean => {
	const { marks, linesPublished } = known;
	const found = marks.find((one) => one.step === step && one.mark === "confirmed");
	if (!found) return false;
	if (found.facts !== null && found.facts !== confirmedFacts(step, known)) return false;
	return step !== "crisis_lines" || linesPublished === null || found.at >= linesPublished;
};

/** They are made every night; after some that are missing, one says nothing of the next. */
const isRecent = (backup: string | null, now: Date): boolean =>
	backup !== null && now.getTime() - Date.parse(backup) < backupDays * 86_400_000;

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
			return isRecent(last_backup, known.now);
		case "appearance":
			return known.hasOwnAppearance || isConfirmed(step, known);
		case "region":
		case "languages":
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
