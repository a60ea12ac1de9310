import {
	type RecordStep,
	type Referee,
	recordSteps,
	type VolunteerRecord,
} from "@warmline/contract/applications/record";
import { say, sayCount } from "@warmline/contract/say";

const day = 24 * 60 * 60_000;

export const isDone = ({ steps }: Pick<VolunteerRecord, "steps">, step: RecordStep): boolean =>
	steps.some((one) => one.step === step && one.done);

/** How many of the nine steps are still to do. */
export const leftWords = (left: number): string =>
	left === 0
		? say("Nothing left")
		: sayCount(left, { one: "1 of {all} left", other: "{count} of {all} left" }, { all: recordSteps.length });

/** Who has answered comes first, so that the first reference is the first that came. */
export const inOrder = (referees: readonly Referee[]): readonly Referee[] =>
	[...referees].sort((one, other) => Number(one.answered_at === null) - Number(other.answered_at === null));

/** From when on a referee may be written to again. */
export const remindFrom = ({ asked_at, reminded_at }: Pick<Referee, "asked_at" | "reminded_at">): number =>
	Date.parse(reminded_at ?? asked_at) + day;
