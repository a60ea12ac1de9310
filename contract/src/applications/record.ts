import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { applicantTypes, personName } from "../accounts/user.ts";
import { t } from "../i18n.ts";
import { givenTime, id, time } from "../ids.ts";
import { optionalText, requiredText } from "../text.ts";
import { earlierHours } from "./earlier-hours.ts";
import { spokenLanguages } from "./spoken-languages.ts";

/** What a person goes through from the application to the first chat alone, in the order in which it is shown. */
export const recordSteps = [
	"application",
	"first_reference",
	"second_reference",
	"nda",
	"police_check",
	"identity",
	"interview",
	"training",
	"observed_chats",
] as const;
export type RecordStep = (typeof recordSteps)[number];

/** Where one reference is enough there is no second one to wait for. */
export const stepsWith = (references: number): readonly RecordStep[] =>
	recordSteps.filter((step) => step !== "second_reference" || references > 1);

export const recordStepNames: Readonly<Record<RecordStep, string>> = {
	application: t("Application accepted"),
	first_reference: t("First reference"),
	second_reference: t("Second reference"),
	nda: t("Confidentiality agreement"),
	police_check: t("Police check"),
	identity: t("ID verified"),
	interview: t("Interview"),
	training: t("Training"),
	observed_chats: t("Observed chats"),
};

const someone = z.object({
	name: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")),
	at: time,
});

export const referee = z.object({
	id,
	name: z.string(),
	email: z.string(),
	asked_at: time,
	reminded_at: z.nullable(time),
	answered_at: z.nullable(time),
	answer: z
		.nullable(
			z.object({
				how_known: z.nullable(z.string()),
				words: z.nullable(z.string()),
				recommends: z.nullable(z.boolean()),
			}),
		)
		.check(z.describe("For directors only. The fields are null where the public form was sent, which does not ask.")),
	found_form: z
		.nullable(z.object({ id, sent_at: time }))
		.check(z.describe("A reference form that came from this email by the public page, and counts for nobody yet.")),
});
export type Referee = z.infer<typeof referee>;

export const interviewStates = ["proposed", "accepted", "declined", "held"] as const;
export type InterviewState = (typeof interviewStates)[number];

export const volunteerRecord = z.object({
	user_id: id,
	kind: z.enum(applicantTypes),
	steps: z.array(z.object({ step: z.enum(recordSteps), done: z.boolean() })),
	left: z.int().check(z.describe("Steps that are still to do.")),
	referees: z.array(referee),
	nda: z.nullable(z.object({ form_id: id, at: time })),
	found_nda: z
		.nullable(z.object({ id, sent_at: time }))
		.check(z.describe("An agreement that came from the applicant's email, and is not in the record yet.")),
	police_check: z.nullable(
		z.object({
			level: z.int().check(z.describe("As it is listed in the content, or was when it was recorded.")),
			date: z.iso.date(),
			expires: z.nullable(z.iso.date()),
			seen: someone,
		}),
	),
	identity: z.nullable(someone),
	interview: z.nullable(
		z.object({
			at: time,
			state: z.enum(interviewStates),
			note: z.nullable(z.string()).check(z.describe("Where to meet, in the director's words.")),
			answer: z.nullable(z.string()).check(z.describe("The applicant's words.")),
		}),
	),
	training: z.object({
		hours: z.number(),
		needed: z.number(),
		due: z.nullable(z.iso.date()).check(z.describe("By when it starts; null before the acceptance.")),
	}),
	observed_chats: z.object({ count: z.int(), needed: z.int() }),
	certified_at: z.nullable(time),
	certified_since: z
		.optional(z.nullable(z.iso.date()))
		.check(z.describe("The day of `certified_at`, on the clocks of the organisation.")),
	earlier_hours: z.optional(z.number()).check(z.describe("Hours of support from before the account.")),
	languages: z.optional(z.array(z.string())).check(z.describe("In which they can listen: ISO 639 codes.")),
	suspended: z.nullable(
		z.object({
			at: time,
			reason: z.nullable(z.string()).check(z.describe("For directors.")),
			until: z.optional(z.nullable(z.iso.date())).check(z.describe("The last day; null until further notice.")),
		}),
	),
});
export type VolunteerRecord = z.infer<typeof volunteerRecord>;

const daySentence = t("Please give the date as year, month and day.");
const hoursSentence = t("Please give the hours as a number from 0 to 100.");
const countSentence = t("Please give a whole number from 0 to 100.");

/** Since which day somebody takes chats. */
export const certifiedDay = z.iso.date(daySentence);

const levelSentence = t("Please choose a level.");

/** A check that a director has seen: of a level that is enough, with its day and, if it ends, the day on which it does. */
export const policeCheck = z
	.object({
		level: z
			.int(levelSentence)
			.check(z.minimum(1, levelSentence), z.maximum(9, levelSentence), z.describe("One that the content lists.")),
		date: z.iso.date(daySentence),
		expires: z.optional(z.nullable(z.iso.date(daySentence))),
	})
	.check(
		z.refine(({ date, expires }) => !expires || expires > date, {
			path: ["expires"],
			error: t("The check must expire after its date."),
		}),
	);

/** What a director writes into a record. What is not given stays as it is; null, false or 0 takes it out again. */
export const recordChange = z.object({
	police_check: z.optional(z.nullable(policeCheck)),
	certified_since: z.optional(certifiedDay).check(z.describe("Of who is certified.")),
	earlier_hours: z.optional(earlierHours),
	languages: z.optional(spokenLanguages),
	identity_seen: z.optional(z.boolean()),
	nda_form_id: z.optional(z.nullable(id)).check(z.describe("The agreement that was sent and counts.")),
	interview_held: z.optional(z.boolean()),
	training_hours: z.optional(z.number(hoursSentence).check(z.minimum(0, hoursSentence), z.maximum(100, hoursSentence))),
	observed_chats: z.optional(z.int(countSentence).check(z.minimum(0, countSentence), z.maximum(100, countSentence))),
});
export type RecordChange = z.infer<typeof recordChange>;

/** Somebody who gives the applicant a reference, asked by email. */
export const newReferee = z.object({ name: personName(t("Please give the person’s name.")), email });

/** Characters that a referee may write. */
export const referenceLimits = { how_known: 500, words: 4000 } as const;

/** What somebody who was asked answers. */
export const referenceAnswer = z.object({
	how_known: requiredText(t("Please say how you know each other."), referenceLimits.how_known),
	words: requiredText(t("Please write a few words."), referenceLimits.words),
	recommends: z.boolean(t("Please answer yes or no.")),
});
export type ReferenceAnswer = z.infer<typeof referenceAnswer>;

export const interviewProposal = z.object({
	at: givenTime(t("Please choose a day and a time.")),
	note: optionalText(1000).check(z.describe("Where to meet.")),
});

export const interviewAnswer = z.object({
	at: givenTime(t("Please choose the time you are answering.")).check(
		z.describe("The time that was shown: an answer to one that was replaced meanwhile is refused."),
	),
	accept: z.boolean(t("Please answer yes or no.")),
	words: optionalText(1000).check(z.describe("For instance when another time would be better.")),
});
