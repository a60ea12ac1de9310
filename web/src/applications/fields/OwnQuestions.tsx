import {
	mostOwnAnswers,
	type OwnAnswer,
	type OwnQuestion,
	ownAnswer,
	ownAnswerField,
} from "@warmline/contract/applications/own-questions";
import { CountedText } from "./CountedAnswer.tsx";
import type { AnswerForm } from "./form.ts";

type OwnQuestionsProps = { readonly form: AnswerForm; readonly questions: readonly OwnQuestion[] };

const given = ({ values }: AnswerForm): readonly OwnAnswer[] =>
	Array.isArray(values.own_answers) ? values.own_answers.flatMap((one) => ownAnswer.safeParse(one).data ?? []) : [];

/** What the organisation asks beside the questions of the specification. */
export function OwnQuestions({ form, questions }: OwnQuestionsProps) {
	const answers = given(form);
	const isAsked = ({ id }: OwnAnswer) => questions.some((one) => one.id === id);
	const answerTo = ({ id, question }: OwnQuestion, answer: string) => {
		const isGiven = answers.some((one) => one.id === id);
		const given = { id, question, answer };
		const changed = isGiven ? answers.map((one) => (one.id === id ? given : one)) : [...answers, given];
		const all = changed.filter((one) => one.id !== id || answer !== "");
		// Answers to questions that are not asked any more stay while there is room for them.
		form.set("own_answers", all.length <= mostOwnAnswers ? all : all.filter(isAsked));
	};
	return questions.map((one) => (
		<CountedText
			key={one.id}
			name={ownAnswerField(one.id)}
			label={one.question}
			value={answers.find(({ id }) => id === one.id)?.answer ?? ""}
			onChange={(answer) => answerTo(one, answer)}
			error={form.problemOf(ownAnswerField(one.id))}
			optional={!one.required}
		/>
	));
}
