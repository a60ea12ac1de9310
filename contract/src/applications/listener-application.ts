import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id } from "../ids.ts";
import { lengthLimit } from "../text.ts";
import { answerText, chosen, flag, idList, isBlank, missing, type Problems, tooLong } from "./answers.ts";
import { ownAnswers } from "./own-questions.ts";

/** The six questions of the second page, in their order, each a text of at most `answerLimit` characters. */
export const listenerQuestions = [
	"how_did_you_hear",
	"what_attracted_you",
	"calm_under_challenges",
	"action_when_upset",
	"sensitive_topics",
	"difficult_conversations",
] as const;

/** What must be agreed to on the third page; of the first two, which are facts about the place to work, none must. */
export const acknowledgements = [
	"privacy",
	"computer_internet",
	"volunteer_reference",
	"criminal_record_check",
	"commitment",
	"complete_training",
] as const;
const required = acknowledgements.slice(2);

const rating = t("Please choose a number from 1 to 10.");

/** The answers as far as they were given: anything may be missing, and a text may still be too long. */
export const listenerDraft = z.object({
	phone_number: z.optional(answerText),
	over_18: z.optional(flag),
	country: z
		.optional(chosen(z.string().check(lengthLimit(1000, t("Country is required.")))))
		.check(z.describe("One that the content lists: `Canada` or `United States` where nothing else was published.")),
	address: z.optional(answerText),
	how_did_you_hear: z.optional(answerText),
	what_attracted_you: z.optional(answerText),
	calm_under_challenges: z.optional(answerText),
	action_when_upset: z.optional(answerText),
	sensitive_topics: z.optional(answerText),
	difficult_conversations: z.optional(answerText),
	distress_responder_experience: z.optional(flag),
	privacy: z.optional(flag),
	computer_internet: z.optional(flag),
	volunteer_reference: z.optional(flag),
	criminal_record_check: z.optional(flag),
	commitment: z.optional(flag),
	complete_training: z.optional(flag),
	technical_skill_rating: z
		.optional(
			chosen(z.coerce.number(rating).check(z.multipleOf(1, rating), z.minimum(0, rating), z.maximum(10, rating))),
		)
		.check(z.describe("1 to 10; 0 counts as not given.")),
	own_answers: ownAnswers,
	shift_selection: z.optional(idList).check(z.describe("Ids of shift times, as a list or with commas between them.")),
});
export type ListenerAnswers = z.output<typeof listenerDraft>;

export const listenerPages = [1, 2, 3] as const;
export type ListenerPage = (typeof listenerPages)[number];

const ofPage: Record<ListenerPage, (answers: ListenerAnswers) => Problems> = {
	1: ({ phone_number, over_18, country, address }) => ({
		...missing({ phone_number }, t("Phone number is required.")),
		...(over_18 === true ? {} : { over_18: t("You must be 18 years or older to proceed.") }),
		...missing({ country }, t("Country is required.")),
		...missing({ address }, t("Address is required.")),
	}),
	2: (answers) => {
		const problems: Record<string, string> = {};
		for (const question of listenerQuestions) {
			const text = answers[question];
			const problem = isBlank(text) ? t("This field is required.") : tooLong(text);
			if (problem) problems[question] = problem;
		}
		const { distress_responder_experience } = answers;
		return { ...problems, ...missing({ distress_responder_experience }, t("This field is required.")) };
	},
	3: (answers) => {
		const unticked = required.filter((name) => answers[name] !== true);
		return {
			...Object.fromEntries(unticked.map((name) => [name, t("This field is required.")])),
			...(answers.technical_skill_rating ? {} : { technical_skill_rating: t("This field is required.") }),
			...(answers.shift_selection?.length ? {} : { shift_selection: t("Please select at least one shift.") }),
		};
	},
};

/** What a page still lacks, a sentence a field; nothing when one may go on. */
export const listenerPageProblems = (page: ListenerPage, answers: ListenerAnswers): Problems => ofPage[page](answers);

/** What must be mended before it can be submitted, all pages together. */
export const listenerProblems = (answers: ListenerAnswers): Problems =>
	Object.assign({}, ...listenerPages.map((page) => listenerPageProblems(page, answers)));

export const applicationUser = z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string() });
