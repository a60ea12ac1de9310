import * as z from "zod/mini";
import { emailPattern } from "../accounts/email.ts";
import { t } from "../i18n.ts";
import { lengthLimit, listOf } from "../text.ts";
import { answerText, chosen, flag, idList, isBlank, missing, type Problems, seenCharacters } from "./answers.ts";
import { ownAnswers } from "./own-questions.ts";

/** The long answers of the second page with their bounds in characters, spaces at the ends included. */
export const answerBounds = {
	interest_reason: [250, 1000],
	experience_as_supervisor: [500, 1000],
	cultural_experience: [500, 1000],
	self_harm_assessment: [750, 1000],
	major_accomplishments: [750, 1000],
	key_characteristic: [250, 1000],
	end_chat_example: [750, 1000],
	boundaries_description: [750, 1000],
	abuse_signs: [750, 1000],
	conflict_resolution: [750, 1000],
	stress_handling: [750, 1000],
	self_care_definition: [750, 1000],
} as const;
export type LongAnswer = keyof typeof answerBounds;
export const longAnswers = Object.keys(answerBounds) as [LongAnswer, ...LongAnswer[]];
/** All questions of the second page that are answered with a text; the last two need no answer. */
export const supervisorQuestions = [...longAnswers, "support_needed", "extra_info"] as const;

/**
 * The tools that the specification names, each with a field of its own. Whether one is asked about, and what it is
 * called, is in the content; other tools are rated in `other_tools`.
 */
export const selfRatings = [
	"tawkto_knowledge",
	"cls_website_knowledge",
	"gsuite_knowledge",
	"acuity_knowledge",
	"discord_knowledge",
	"screenshots_knowledge",
] as const;
export const ratings = ["excellent", "good", "ok", "poor", "not_sure"] as const;
export type Rating = (typeof ratings)[number];

export const mostOtherTools = 20;
const ratingSentence = t("Please choose from the list.");

/** A tool with the name that the applicant read, so that the answer stays clear when the content changes. */
export const ratedTool = z.object({
	tool: z.string(ratingSentence).check(lengthLimit(40, ratingSentence), z.regex(/^[a-z0-9_]{2,40}$/, ratingSentence)),
	name: z.string(ratingSentence).check(lengthLimit(1000, ratingSentence)),
	rating: z.enum(ratings, ratingSentence),
});
export type RatedTool = z.infer<typeof ratedTool>;

/** Shifts a week, shifts a month, more than six a month, or in the applicant's words. */
export const commitments = ["1-2", "4-6", "6+", "other"] as const;

export const credentialFields = ["resume", "degree", "accreditation", "supplemental"] as const;
export type CredentialField = (typeof credentialFields)[number];

const rating = z.optional(chosen(z.enum(ratings, t("Please choose from the list."))));
const text = z.optional(answerText);
const box = z.optional(flag);

/** The answers as far as they were given: anything may be missing, and a text may be outside its bounds. */
export const supervisorDraft = z.object({
	education_met: box,
	account_verified: box,
	google_email: text,
	interest_reason: text,
	experience_as_supervisor: text,
	confidence_level: z.optional(chosen(z.coerce.number(t("Confidence level must be a number between 1 and 10.")))),
	support_needed: text,
	cultural_experience: text,
	self_harm_assessment: text,
	major_accomplishments: text,
	key_characteristic: text,
	end_chat_example: text,
	boundaries_description: text,
	abuse_signs: text,
	conflict_resolution: text,
	stress_handling: text,
	self_care_definition: text,
	extra_info: text,
	tawkto_knowledge: rating,
	cls_website_knowledge: rating,
	gsuite_knowledge: rating,
	acuity_knowledge: rating,
	discord_knowledge: rating,
	screenshots_knowledge: rating,
	other_tools: z.optional(z.nullable(listOf(ratedTool, mostOtherTools))).check(
		z.refine((list) => !list || new Set(list.map(({ tool }) => tool)).size === list.length, ratingSentence),
		z.describe("Tools that the organisation asks about and that have no field here, each once."),
	),
	own_answers: ownAnswers,
	preferred_shifts: z.optional(idList).check(z.describe("Ids of shift times, as a list or with commas between them.")),
	agrees_training: box,
	agrees_three_months: box,
	agrees_four_shifts: box,
	is_already_volunteer: box,
	expected_commitment: z.optional(chosen(z.enum(commitments, t("Please choose from the list.")))),
	expected_commitment_other: text,
	degree_name: text,
});
export type SupervisorAnswers = z.output<typeof supervisorDraft>;
/** Which credentials are there. */
export type Credentials = Readonly<Partial<Record<CredentialField, unknown>>>;

export const supervisorPages = [1, 2, 3, 4] as const;
export type SupervisorPage = (typeof supervisorPages)[number];

const outsideBounds = (answer: LongAnswer, given: string | null | undefined): boolean => {
	const [min, max] = answerBounds[answer];
	const count = seenCharacters(given ?? "");
	return count < min || count > max;
};

const isConfidence = (level: number) => Number.isInteger(level) && level >= 1 && level <= 10;

const agreements = {
	agrees_training: t("You must agree to complete the training."),
	agrees_three_months: t("You must agree to commit at least three months."),
	agrees_four_shifts: t("You must commit to at least four shifts."),
} as const;

const requiredFiles = {
	resume: t("Resume file is required."),
	degree: t("Degree file is required."),
	accreditation: t("Accreditation file is required."),
} as const;

const ofPage: Record<SupervisorPage, (answers: SupervisorAnswers, files: Credentials) => Problems> = {
	1: ({ google_email, account_verified }) => ({
		...missing({ google_email }, t("Google email is required.")),
		...(isBlank(google_email) || emailPattern.test(google_email?.trim() ?? "")
			? {}
			: { google_email: t("Please enter a valid email address.") }),
		...(account_verified === true ? {} : { account_verified: t("You must verify your account.") }),
	}),
	2: (answers) => {
		const { confidence_level } = answers;
		const outside = longAnswers.filter((name) => outsideBounds(name, answers[name]));
		return {
			...Object.fromEntries(
				outside.map((name) => {
					const [min, max] = answerBounds[name];
					const bounds = { min, max };
					return [name, t("This answer must be between {min} and {max} characters (including spaces).", bounds)];
				}),
			),
			...(confidence_level === undefined || confidence_level === null || isConfidence(confidence_level)
				? {}
				: { confidence_level: t("Confidence level must be a number between 1 and 10.") }),
		};
	},
	3: (answers) => {
		const refused = Object.entries(agreements).filter(([name]) => Reflect.get(answers, name) !== true);
		const { expected_commitment, expected_commitment_other, preferred_shifts } = answers;
		return {
			...(preferred_shifts?.length ? {} : { preferred_shifts: t("Please select at least one shift.") }),
			...Object.fromEntries(refused),
			...missing({ expected_commitment }, t("Please select your expected level of commitment.")),
			...(expected_commitment === "other"
				? missing({ expected_commitment_other }, t("Please specify your commitment."))
				: {}),
		};
	},
	4: (_answers, files) =>
		Object.fromEntries(Object.entries(requiredFiles).filter(([name]) => !Reflect.get(files, name))),
};

/** What a page still lacks, a sentence a field; nothing when one may go on. */
export const supervisorPageProblems = (
	page: SupervisorPage,
	answers: SupervisorAnswers,
	files: Credentials,
): Problems => ofPage[page](answers, files);

/** What must be mended before it can be submitted, all pages together. */
export const supervisorProblems = (answers: SupervisorAnswers, files: Credentials): Problems => ({
	...(answers.education_met === true
		? {}
		: { education_met: t("Please indicate whether you meet the education requirements.") }),
	...Object.assign({}, ...supervisorPages.map((page) => supervisorPageProblems(page, answers, files))),
});
