import type { InterviewState, RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { t, tn } from "@warmline/contract/i18n";
import { acceptedPoliceChecks } from "../../platform/recruitment.ts";
import { society } from "../../platform/society.ts";
import { formatDay, localDay } from "../../platform/time/time.ts";
import { isDone, policeCheckLevelName } from "../record-steps.ts";
import { type Standing, type StateText, untilCertified } from "../state-text.ts";
import type { Turn } from "./own-record.ts";

export const turnLabels: Readonly<Record<Turn, string>> = {
	done: t("Done"),
	yours: t("To do"),
	ours: t("We’re on it"),
	later: t("Later"),
	skipped: t("Not done"),
};

export const turnLooks = { done: "good", yours: "attention", ours: "pine", later: "plain", skipped: "plain" } as const;

/** The day of a moment, on the person's own calendar. */
export const dayOf = (iso: string): string => formatDay(localDay(new Date(iso)));

/** Above the time of an interview that was not held yet. */
export const interviewText = (state: Exclude<InterviewState, "held">, isOver: boolean): string => {
	switch (state) {
		case "proposed":
			return isOver
				? t("We proposed this time, but it has passed. You can ask for another one.")
				: t("We propose this time. Does it suit you?");
		case "accepted":
			return isOver ? t("You had accepted this time.") : t("You have accepted this time. We look forward to it.");
		case "declined":
			return t("You told us this time doesn’t suit you. We’ll propose another one.");
	}
};

/** For who may take no chats until further notice. */
export const pausedText = (at: string): StateText => ({
	heading: t("Your role is suspended"),
	lines: [
		t("You can’t take chats since {day}, until further notice. A director has written to you about why.", {
			day: dayOf(at),
		}),
		t("Would you like to talk about it? Please write to {email}.", { email: society.applications_email }),
	],
});

/** Under the progress, what comes after all of it. */
export const aheadText = ({ left, certified_at }: Pick<VolunteerRecord, "left" | "certified_at">): string => {
	if (certified_at !== null) return t("You were certified on {day}. You can take chats.", { day: dayOf(certified_at) });
	if (left === 0) return t("All steps are done. Next, a director certifies you, and you can take chats.");
	return untilCertified;
};

/** Instead of what is to be done, for who has gone past it. */
export const skippedText = t("You were certified without this step.");

type PlainStep = Exclude<RecordStep, "first_reference" | "second_reference" | "interview">;

/** Where a step stands, and what is to be done. Referees and the interview have more to say than a sentence. */
export const stepText = (
	step: PlainStep,
	record: VolunteerRecord,
	standing: Standing,
	email: string,
): readonly string[] => {
	const done = isDone(record, step);
	switch (step) {
		case "application":
			if (done) return [t("Your application is accepted.")];
			return standing === "asked"
				? [t("We need some more information. Please edit your application and submit it again.")]
				: [t("The program director reads it and decides within five business days.")];
		case "nda":
			if (record.nda) return [t("You signed it on {day}.", { day: dayOf(record.nda.at) })];
			return record.found_nda
				? [
						t("We received your agreement on {day} and still have to check it.", {
							day: dayOf(record.found_nda.sent_at),
						}),
					]
				: [
						t("Please read and sign the agreement. Use your account’s email so that we can match it: {email}", {
							email,
						}),
					];
		case "police_check":
			return policeText(record, done);
		case "identity":
			return done
				? [t("We’ve seen your ID.")]
				: [t("Please bring two photo IDs to the interview. At least one must be government-issued.")];
		case "training":
			return trainingText(record, done);
		case "observed_chats": {
			const { count, needed } = record.observed_chats;
			const watched = tn(count, { one: "You have watched 1 chat.", other: "You have watched {count} chats." });
			if (done) return [watched];
			const before = t("Before your first chat, you observe {needed} chats together with an experienced listener.", {
				needed,
			});
			return count === 0 ? [before] : [before, watched];
		}
	}
};

const policeText = ({ police_check: check }: VolunteerRecord, done: boolean): readonly string[] => {
	if (!check) {
		return [
			t("We need a police check: {levels}. It can take some weeks, so please request it soon.", {
				levels: acceptedPoliceChecks,
			}),
			t("Bring it to the interview. We’ll look at it and give it back."),
		];
	}
	const { level, date, expires } = check;
	const seen = t("We’ve seen your police check from {day} ({level}).", {
		level: policeCheckLevelName(level),
		day: formatDay(date),
	});
	if (expires === null) return [seen];
	return done
		? [seen, t("It is valid until {day}.", { day: formatDay(expires) })]
		: [seen, t("It was valid until {day}. Please request a new one and bring it to us.", { day: formatDay(expires) })];
};

const trainingText = ({ training }: VolunteerRecord, done: boolean): readonly string[] => {
	const { hours, needed, due } = training;
	const so = t("{hours} of {needed} hours done.", { hours, needed });
	if (done) return [so];
	if (due === null) {
		return [t("It takes about {needed} hours, and starts within two weeks of your acceptance.", { needed })];
	}
	if (hours > 0) return [so];
	return [t("It takes about {needed} hours, and starts by {day}.", { needed, day: formatDay(due) })];
};
