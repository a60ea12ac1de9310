import type { InterviewState, RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { say, sayCount } from "@warmline/contract/say";
import { society } from "../../platform/society.ts";
import { formatDay, localDay } from "../../platform/time/time.ts";
import { isDone } from "../record-steps.ts";
import { type Standing, type StateWords, untilCertified } from "../state-words.ts";
import type { Turn } from "./own-record.ts";

export const turnWords: Readonly<Record<Turn, string>> = {
	done: say("Done"),
	yours: say("Your turn"),
	ours: say("With us"),
	later: say("Later"),
	skipped: say("Not done"),
};

export const turnLooks = { done: "good", yours: "ember", ours: "pine", later: "plain", skipped: "plain" } as const;

/** The day of a moment, on the person's own calendar. */
export const dayOf = (iso: string): string => formatDay(localDay(new Date(iso)));

/** Above the time of an interview that was not held yet. */
export const interviewWords = (state: Exclude<InterviewState, "held">, isOver: boolean): string => {
	switch (state) {
		case "proposed":
			return isOver
				? say("We had proposed this time, and it has passed. You can ask for another one.")
				: say("We propose this time. Does it fit?");
		case "accepted":
			return isOver ? say("You had accepted this time.") : say("You have accepted this time. We look forward to it.");
		case "declined":
			return say("You said that this time does not fit. We propose another one.");
	}
};

/** For who may take no chats until further notice. */
export const pausedWords = (at: string): StateWords => ({
	heading: say("Your work in chats is paused"),
	lines: [
		say("Since {day} you take no chats, until further notice. A director has written to you why.", { day: dayOf(at) }),
		say("Would you like to talk about it? Please write to {email}.", { email: society.applications_email }),
	],
});

/** Under the progress, what comes after all of it. */
export const aheadWords = ({ left, certified_at }: Pick<VolunteerRecord, "left" | "certified_at">): string => {
	if (certified_at !== null)
		return say("You were certified on {day}. The chats are open for you.", { day: dayOf(certified_at) });
	if (left === 0) return say("Everything is done. A director certifies you next. Then the chats open for you.");
	return untilCertified;
};

/** Instead of what is to be done, for who has gone past it. */
export const skippedWords = say("The chats were opened for you without it.");

type PlainStep = Exclude<RecordStep, "first_reference" | "second_reference" | "interview">;

/** Where a step stands, and what is to be done. Referees and the interview have more to say than a sentence. */
export const stepWords = (
	step: PlainStep,
	record: VolunteerRecord,
	standing: Standing,
	email: string,
): readonly string[] => {
	const done = isDone(record, step);
	switch (step) {
		case "application":
			if (done) return [say("Your application is accepted.")];
			return standing === "asked"
				? [say("We asked you for something more. Please change your application and submit it again.")]
				: [say("The program director reads it and decides within five business days.")];
		case "nda":
			if (record.nda) return [say("You signed it on {day}.", { day: dayOf(record.nda.at) })];
			return record.found_nda
				? [say("Your agreement came on {day}. We still have to look at it.", { day: dayOf(record.found_nda.sent_at) })]
				: [
						say("Please read the agreement and sign it. Use the email of your account, so that we find it: {email}", {
							email,
						}),
					];
		case "police_check":
			return policeWords(record, done);
		case "identity":
			return done
				? [say("We have seen your ID.")]
				: [say("Please bring two photo IDs to the interview. At least one must be issued by a government.")];
		case "training":
			return trainingWords(record, done);
		case "observed_chats": {
			const { count, needed } = record.observed_chats;
			const watched = sayCount(count, { one: "You have watched 1 chat.", other: "You have watched {count} chats." });
			if (done) return [watched];
			const before = say(
				"Before your first chat alone you watch {needed} chats together with a colleague who works in them.",
				{ needed },
			);
			return count === 0 ? [before] : [before, watched];
		}
	}
};

const policeWords = ({ police_check: check }: VolunteerRecord, done: boolean): readonly string[] => {
	if (!check) {
		return [
			say("We need a police check of level 2. Level 3 is accepted, too. It can take some weeks, so please ask soon."),
			say("Bring it to the interview. We look at it and give it back."),
		];
	}
	const { level, date, expires } = check;
	const seen = say("We have seen your check of level {level} from {day}.", { level, day: formatDay(date) });
	if (expires === null) return [seen];
	return done
		? [seen, say("It holds until {day}.", { day: formatDay(expires) })]
		: [seen, say("It held until {day}. Please ask for a new one and bring it to us.", { day: formatDay(expires) })];
};

const trainingWords = ({ training }: VolunteerRecord, done: boolean): readonly string[] => {
	const { hours, needed, due } = training;
	const so = say("{hours} of {needed} hours are done.", { hours, needed });
	if (done) return [so];
	if (due === null) {
		return [say("It takes about {needed} hours, and starts within two weeks of your acceptance.", { needed })];
	}
	if (hours > 0) return [so];
	return [say("It takes about {needed} hours, and starts by {day}.", { needed, day: formatDay(due) })];
};
