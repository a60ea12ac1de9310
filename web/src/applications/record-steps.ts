import type { RecordStep, Referee, VolunteerRecord } from "@warmline/contract/applications/record";
import { t, tn } from "@warmline/contract/i18n";
import { policeCheckLevels, recruitmentSteps } from "../platform/recruitment.ts";
import { dateAndClock, now } from "../platform/time/time.ts";

const day = 24 * 60 * 60_000;

export const isDone = ({ steps }: Pick<VolunteerRecord, "steps">, step: RecordStep): boolean =>
	steps.some((one) => one.step === step && one.done);

/** How many of the steps are done, as the bar beside it shows. */
export const doneText = (left: number): string =>
	left === 0
		? t("All done")
		: tn(
				recruitmentSteps.length - left,
				{ one: "1 of {all} done", other: "{count} of {all} done" },
				{ all: recruitmentSteps.length },
			);

/** Who has answered comes first, so that the first reference is the first that came. */
const inOrder = (referees: readonly Referee[]): readonly Referee[] =>
	[...referees].sort((one, other) => Number(one.answered_at === null) - Number(other.answered_at === null));

export type ReferenceStep = Extract<RecordStep, "first_reference" | "second_reference">;

export const isReference = (step: RecordStep): step is ReferenceStep =>
	step === "first_reference" || step === "second_reference";

/** A place for somebody who speaks for the applicant: who is there, or whether somebody is named in it next. */
export type RefereePlace = { readonly referee: Referee | null; readonly next: boolean };

/** Only the first empty place is for naming: a second one would fill the first, whatever was typed where. */
export const placeOf = ({ referees }: Pick<VolunteerRecord, "referees">, step: ReferenceStep): RefereePlace => {
	const at = step === "first_reference" ? 0 : 1;
	return { referee: inOrder(referees)[at] ?? null, next: referees.length === at };
};

/** So that what is open or was said of a person goes along when places change. */
export const placeKey = (record: Pick<VolunteerRecord, "referees">, step: RecordStep): string =>
	(isReference(step) ? placeOf(record, step).referee?.id : undefined) ?? step;

/** From when on a referee may be written to again. */
export const remindFrom = ({ asked_at, reminded_at }: Pick<Referee, "asked_at" | "reminded_at">): number =>
	Date.parse(reminded_at ?? asked_at) + day;

/** Why a referee is not written to again yet; null when they may be. */
export const tooEarly = (referee: Pick<Referee, "asked_at" | "reminded_at">, at = now()): string | null => {
	const from = remindFrom(referee);
	return at >= from
		? null
		: t("From {time} on, you can send a reminder.", { time: dateAndClock(new Date(from).toISOString()) });
};

/** In the empty place behind another. */
export const firstBefore = t("You can name a second person here after the first.");

/** A level that is not accepted any more has its number. */
export const policeCheckLevelName = (level: number): string =>
	policeCheckLevels.find((one) => one.level === level)?.name ?? t("Level {level}", { level });
