import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { Problems } from "@warmline/contract/applications/answers";
import {
	type ListenerAnswers,
	type ListenerPage,
	listenerQuestions,
} from "@warmline/contract/applications/listener-application";
import {
	type OwnAnswer,
	type OwnQuestion,
	ownAnswerField,
	ownAnswerProblems,
	ownQuestionsFor,
} from "@warmline/contract/applications/own-questions";
import {
	type CredentialField,
	type commitments,
	longAnswers,
	type Rating,
	type SupervisorAnswers,
	type SupervisorPage,
	selfRatings,
} from "@warmline/contract/applications/supervisor-application";
import { t, tn } from "@warmline/contract/i18n";
import { applicationQuestions } from "../platform/application-questions.ts";
import { acceptedPoliceChecks, countries, obligations, recruitment, toolName } from "../platform/recruitment.ts";

export type ListenerField = keyof ListenerAnswers;
export type SupervisorField = keyof SupervisorAnswers;

const { first_months, in_first_months, afterwards } = obligations;
const { training_hours, training_within_days } = recruitment;

/** `4 shifts (16 hours)` */
const promiseOf = ({ shifts, hours }: typeof afterwards): string =>
	t("{shifts} ({hours})", {
		shifts: tn(shifts, { one: "1 shift", other: "{count} shifts" }),
		hours: tn(hours, { one: "1 hour", other: "{count} hours" }),
	});

/** What an applicant as listener or placement student is asked, in the words they read, and directors after them. */
export const listenerLabels: Readonly<Record<ListenerField, string>> = {
	phone_number: t("Phone number"),
	over_18: t("I am 18 years or older"),
	country: t("Country"),
	address: t("Address"),
	...applicationQuestions.listener_questions,
	own_answers: t("Questions of our own"),
	distress_responder_experience: t("Have you answered people in distress or crisis before?"),
	privacy: t("I can chat in a private place."),
	computer_internet: t("I have a computer and a steady internet connection."),
	volunteer_reference: t("I will name two people you can contact as references."),
	criminal_record_check: t("I will get a criminal record check ({levels}).", { levels: acceptedPoliceChecks }),
	commitment:
		first_months === 0
			? t("I will volunteer for at least 3 months: {promise} a month.", { promise: promiseOf(afterwards) })
			: tn(
					first_months,
					{
						one: "I will volunteer for at least 3 months: {first} in the first month, then {promise} a month.",
						other:
							"I will volunteer for at least 3 months: {first} a month for {count} months, then {promise} a month.",
					},
					{ first: promiseOf(in_first_months), promise: promiseOf(afterwards) },
				),
	complete_training: t(
		"I will complete the training, about {hours} hours, starting within {days} days of being accepted.",
		{
			hours: training_hours.listener,
			days: training_within_days,
		},
	),
	technical_skill_rating: t("How well do you work with computers, from 1 to 10?"),
	shift_selection: t("Which shifts do you prefer?"),
};

export const supervisorLabels: Readonly<Record<SupervisorField, string>> = {
	education_met: t("Do you meet the education requirements?"),
	account_verified: t("I have verified my account."),
	google_email: t("Google email"),
	...applicationQuestions.supervisor_questions,
	own_answers: t("Questions of our own"),
	confidence_level: t("How confident are you about supervising a shift, from 1 to 10?"),
	tawkto_knowledge: toolName("tawkto"),
	cls_website_knowledge: toolName("cls_website"),
	gsuite_knowledge: toolName("gsuite"),
	acuity_knowledge: toolName("acuity"),
	discord_knowledge: toolName("discord"),
	screenshots_knowledge: toolName("screenshots"),
	other_tools: t("Other tools"),
	preferred_shifts: t("Which shifts do you prefer to supervise?"),
	agrees_training: t(
		"I agree to complete the training, about {hours} hours, starting within {days} days of being accepted.",
		{
			hours: training_hours.supervisor,
			days: training_within_days,
		},
	),
	agrees_three_months: t("I agree to volunteer for at least three months."),
	agrees_four_shifts: tn((first_months === 0 ? afterwards : in_first_months).shifts, {
		one: "I agree to at least 1 shift a month.",
		other: "I agree to at least {count} shifts a month.",
	}),
	is_already_volunteer: t("Are you already a volunteer with us?"),
	expected_commitment: t("How much do you expect to volunteer?"),
	expected_commitment_other: t("How much, in your own words?"),
	degree_name: t("Name of your degree"),
};

const { own_questions } = applicationQuestions;

export const ownQuestionLabels: Readonly<Record<string, string>> = Object.fromEntries(
	own_questions.map(({ id, question }) => [ownAnswerField(id), question]),
);

/** The organisation's own questions for one kind of applicant. */
export const ownQuestionsOf = (kind: ApplicantType): readonly OwnQuestion[] => ownQuestionsFor(own_questions, kind);

/** What is missing among the answers to them. */
export const ownProblems = (kind: ApplicantType, answers: readonly OwnAnswer[] | null | undefined): Problems =>
	ownAnswerProblems(ownQuestionsOf(kind), answers);

export const credentialLabels: Readonly<Record<CredentialField, string>> = {
	resume: t("Resume"),
	degree: t("Degree"),
	accreditation: t("Proof of accreditation"),
	supplemental: t("Another document"),
};

/** How well somebody knows a tool. */
export const ratingLabels: Readonly<Record<Rating, string>> = {
	excellent: t("Excellent"),
	good: t("Good"),
	ok: t("OK"),
	poor: t("Poor"),
	not_sure: t("Not sure"),
};

export const commitmentLabels: Readonly<Record<(typeof commitments)[number], string>> = {
	"1-2": t("1-2 shifts per week"),
	"4-6": t("4-6 shifts per month"),
	"6+": t("More than 6 shifts per month"),
	other: t("Something else"),
};

export const countryLabels = Object.fromEntries(countries.map(({ country, name }) => [country, name]));

type PageOf<F extends string> = { readonly heading: string; readonly fields: readonly F[] };

/** The pages of the application and what each asks, in order. */
export const listenerSheets: Readonly<Record<ListenerPage, PageOf<ListenerField>>> = {
	1: { heading: t("Your information"), fields: ["phone_number", "over_18", "country", "address"] },
	2: {
		heading: t("Interview questions"),
		fields: [...listenerQuestions, "own_answers", "distress_responder_experience"],
	},
	3: {
		heading: t("Final acknowledgements"),
		fields: [
			"privacy",
			"computer_internet",
			"volunteer_reference",
			"criminal_record_check",
			"commitment",
			"complete_training",
			"technical_skill_rating",
			"shift_selection",
		],
	},
};

/** Documents are asked for on the last page, beside the name of the degree. */
export const supervisorSheets: Readonly<Record<SupervisorPage, PageOf<SupervisorField>>> = {
	1: { heading: t("Your information"), fields: ["account_verified", "google_email"] },
	2: {
		heading: t("Interview questions"),
		fields: [...longAnswers, "confidence_level", "support_needed", "extra_info", "own_answers"],
	},
	3: {
		heading: t("Final questions and acknowledgements"),
		fields: [
			...selfRatings,
			"other_tools",
			"preferred_shifts",
			"agrees_training",
			"agrees_three_months",
			"agrees_four_shifts",
			"is_already_volunteer",
			"expected_commitment",
			"expected_commitment_other",
		],
	},
	4: { heading: t("Credentials"), fields: ["degree_name"] },
};
