import { z } from "zod/mini";
import { entryProblems, line } from "../content/fields.ts";
import { listenerQuestions } from "./listener-application.ts";
import { mostOwnQuestions, type OwnQuestion, ownQuestion } from "./own-questions.ts";
import { supervisorQuestions } from "./supervisor-application.ts";

/** What applicants are asked to write about: the questions of the specification, and the organisation's own. */
export const applicationQuestions = z.strictObject({
	listener_questions: z.record(z.enum(listenerQuestions), line),
	supervisor_questions: z.record(z.enum(supervisorQuestions), line),
	own_questions: z.array(ownQuestion).check(z.maxLength(mostOwnQuestions)),
});
export type ApplicationQuestions = z.infer<typeof applicationQuestions>;

const entryOf = ({ id, asked_of, required }: OwnQuestion) => ({ id, rule: JSON.stringify([id, asked_of, required]) });

/** An organisation's own questions are the same in every language, in the same order, and each is there once. */
export const applicationQuestionsLike = (first: ApplicationQuestions) =>
	applicationQuestions.check(({ value, issues }) => {
		const problems = entryProblems(value.own_questions.map(entryOf), first.own_questions.map(entryOf));
		for (const [at, message] of problems)
			issues.push({ code: "custom", path: ["own_questions", at], message, input: value });
	});
