import * as z from "zod/mini";
import { type ApplicantType, applicantTypes } from "../accounts/user.ts";
import { line } from "../content/fields.ts";
import { t } from "../i18n.ts";
import { lengthLimit, listOf } from "../text.ts";
import { answerLimit, isBlank, mostKept, type Problems, tooLong } from "./answers.ts";

/** Questions of its own that an organisation may ask. */
export const mostOwnQuestions = 20;
/** Answers that are kept: also those to questions that are not asked any more. */
export const mostOwnAnswers = 2 * mostOwnQuestions;
const unknown = t("This question is not asked.");

/** What the answer to a question is stored under. */
const idPattern = /^[a-z0-9_]{2,40}$/;

/** A question beside those of the specification. */
export const ownQuestion = z.strictObject({
	id: z.string().check(z.regex(idPattern)),
	question: line,
	asked_of: z.enum(["everyone", ...applicantTypes]),
	required: z.boolean(),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

/** An answer with the question as the applicant read it, so that it stays clear when the content changes. */
export const ownAnswer = z.object({
	id: z.string(unknown).check(lengthLimit(40, unknown), z.regex(idPattern, unknown)),
	question: z.string(unknown).check(lengthLimit(1000, unknown)),
	answer: z.string().check(lengthLimit(mostKept, t("This text is too long. Please shorten it."))),
});
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** As far as they were given. */
export const ownAnswers = z.optional(z.nullable(listOf(ownAnswer, mostOwnAnswers))).check(
	z.refine((list) => !list || new Set(list.map(({ id }) => id)).size === list.length, unknown),
	z.describe(`Answers to the organisation's own questions, each once, of at most ${answerLimit} characters.`),
);

/** Those of the questions that this applicant is asked. */
export const ownQuestionsFor = (questions: readonly OwnQuestion[], kind: ApplicantType): readonly OwnQuestion[] =>
	questions.filter(({ asked_of }) => asked_of === "everyone" || asked_of === kind);

/** The field of a question, as problems are listed. */
export const ownAnswerField = (id: string): string => `own_answers.${id}`;

/** What is missing or too long among the answers to these questions, a sentence a field. */
export const ownAnswerProblems = (
	questions: readonly OwnQuestion[],
	given: readonly OwnAnswer[] | null | undefined,
): Problems =>
	Object.fromEntries(
		questions.flatMap(({ id, question, required }) => {
			const answer = given?.find((one) => one.id === id)?.answer;
			// A page from before the question was added does not show it.
			const problem = required && isBlank(answer) ? t("Please answer: {question}", { question }) : tooLong(answer);
			return problem ? [[ownAnswerField(id), problem]] : [];
		}),
	);
