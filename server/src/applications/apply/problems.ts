import type { Problems } from "@warmline/contract/applications/answers";
import {
	type ListenerAnswers,
	listenerDraft,
	listenerProblems,
} from "@warmline/contract/applications/listener-application";
import { ownAnswerProblems, ownQuestionsFor } from "@warmline/contract/applications/own-questions";
import {
	type SupervisorAnswers,
	supervisorDraft,
	supervisorProblems,
} from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { content } from "../../platform/content/content.ts";
import type { ApplicationRow, CredentialRow } from "../queries.ts";

type Answers = ListenerAnswers | SupervisorAnswers;

/** The shift times that were chosen, by the name of the question. */
export const chosenShifts = (answers: Answers): { field: string; ids: readonly string[] } => {
	const chosen = "preferred_shifts" in answers ? answers.preferred_shifts : undefined;
	if (chosen) return { field: "preferred_shifts", ids: chosen };
	const selected = "shift_selection" in answers ? answers.shift_selection : undefined;
	return { field: "shift_selection", ids: selected ?? [] };
};

export const noSuchShift = t("One of these shift times no longer exists. Please choose again.");

/** What must be mended before it can be submitted, a sentence a field. */
export const problemsOf = (
	{ kind, answers, language }: ApplicationRow,
	documents: readonly CredentialRow[],
): Problems => ({
	...(kind === "supervisor"
		? supervisorProblems(
				supervisorDraft.parse(answers),
				Object.fromEntries(documents.map(({ field, id }) => [field, id])),
			)
		: listenerProblems(listenerDraft.parse(answers))),
	...ownAnswerProblems(
		ownQuestionsFor(content().applicationQuestions[language].own_questions, kind),
		answers.own_answers,
	),
});
