import { type OwnAnswer, ownAnswerProblems } from "@warmline/contract/applications/own-questions";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { mount } from "../../../test/mount.tsx";
import { OwnQuestions } from "./OwnQuestions.tsx";

const questions = [
	{ id: "why_now", question: "Why now?", asked_of: "everyone", required: true },
	{ id: "pets", question: "Any pets?", asked_of: "listener", required: false },
] as const;
const earlier: OwnAnswer = { id: "not_asked", question: "Which car?", answer: "None." };

let kept: unknown;
function Questions() {
	const [answers, setAnswers] = useState<readonly OwnAnswer[]>([earlier]);
	kept = answers;
	const problems = ownAnswerProblems(questions, answers);
	return (
		<OwnQuestions
			questions={questions}
			form={{
				values: { own_answers: answers },
				set: (_name, value) => setAnswers(value as readonly OwnAnswer[]),
				problemOf: (name) => problems[name],
			}}
		/>
	);
}

test("own questions are answered beside each other, a required one says that it is missing, and earlier answers stay", async () => {
	await mount(<Questions />);
	const why = page.getByRole("textbox", { name: "Why now?" });
	await expect.element(why).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByText(t(label.contract.pleaseAnswer, { question: "Why now?" }))).toBeVisible();
	await expectAccessible();
	await why.fill("I have time.");
	await page.getByRole("textbox", { name: startsWith("Any pets?") }).fill("A cat.");
	await expect.element(why).not.toHaveAttribute("aria-invalid");
	const answers = [
		earlier,
		{ id: "why_now", question: "Why now?", answer: "I have time." },
		{ id: "pets", question: "Any pets?", answer: "A cat." },
	];
	expect(kept).toEqual(answers);
	await page.getByRole("textbox", { name: startsWith("Any pets?") }).fill("");
	await expect.poll(() => kept).toEqual(answers.slice(0, 2));
});
