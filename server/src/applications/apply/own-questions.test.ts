import assert from "node:assert/strict";
import { type ApplicationQuestions, applicationQuestions } from "@warmline/contract/applications/application-questions";
import {
	readApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { languages } from "@warmline/contract/content/words";
import { readContentFolder } from "@warmline/site/content-files";
import { problemsIn } from "@warmline/site/read-content";
import { afterEach, test } from "vitest";
import { begins, listenerAnswers, shiftTimesIn } from "../../../test/applicant.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { setContent } from "../../platform/content/content.ts";
import { exportPersonalData } from "../index.ts";

const { dora, pool, noor, platform, newMember } = await society();
const shifts = await shiftTimesIn(pool, noor);
const files = readContentFolder();
const shipped = applicationQuestions.parse(JSON.parse(files.get("en/application-questions.json") ?? ""));
afterEach(() => setContent(files));

const withQuestions = (questions: Partial<ApplicationQuestions>) =>
	new Map([
		...files,
		...languages.map(
			(language) => [`${language}/application-questions.json`, JSON.stringify({ ...shipped, ...questions })] as const,
		),
	]);

const why = { id: "why_now", question: "Why now?", asked_of: "everyone", required: true } as const;
const lead = { id: "lead", question: "Whom have you led?", asked_of: "supervisor", required: true } as const;
const pets = { id: "pets", question: "Any pets?", asked_of: "listener", required: false } as const;

const saves = (person: MemberPerson, details_id: string, body: object) =>
	person.send("PATCH", `/api/v1/account/user-details/${details_id}/`, body);
const reads = async (person: MemberPerson) =>
	readListenerApplication.answer.parse(
		(await person.calls(readListenerApplication, undefined, { user_id: person.id })).body,
	).result;

test("an organisation's own questions are asked of those whom they are for, and are answered before submitting", async () => {
	setContent(withQuestions({ own_questions: [why, lead, pets] }));
	const ada = await newMember("ada", "new_hire");
	const id = await begins(ada);
	const tooEarly = await saves(ada, id, { ...listenerAnswers, shift_selection: shifts, completed: true });
	assert.deepEqual(refusal(tooEarly, 400, "incomplete").errors, { "own_answers.why_now": "Please answer: Why now?" });
	const answer = { id: "why_now", question: "Why now?", answer: "I have time." };
	const long = await saves(ada, id, { own_answers: [{ ...answer, answer: "x".repeat(2001) }], completed: true });
	assert.match(refusal(long, 400, "incomplete").errors?.["own_answers.why_now"] ?? "", /at most 2.?000 characters/);
	assert.equal((await saves(ada, id, { own_answers: [answer], completed: true })).status, 200);
	assert.deepEqual((await reads(ada))?.own_answers, [answer]);
	const { body } = await dora.calls(readApplication, undefined, { user_id: ada.id });
	assert.deepEqual(readApplication.answer.parse(body).result.own_answers, [answer]);
});

test("an answer keeps the question as it was read, also when it is reworded or not asked any more", async () => {
	setContent(withQuestions({ own_questions: [pets] }));
	const bo = await newMember("bo", "new_hire");
	const id = await begins(bo);
	const read = { id: "pets", question: "Any pets?", answer: "A cat." };
	const given = [
		{ ...read, question: "Words of my own" },
		{ id: "never_asked", question: "Never asked?", answer: "So what." },
	];
	assert.equal((await saves(bo, id, { own_answers: given })).status, 200);
	assert.deepEqual((await reads(bo))?.own_answers, [read]);
	refusal(await saves(bo, id, { own_answers: [read, read] }), 400, "invalid_own_answers");
	refusal(await saves(bo, id, { own_answers: [{ ...read, id: "../x" }] }), 400, "invalid_own_answers");
	setContent(withQuestions({ own_questions: [{ ...pets, question: "Do you live with animals?" }] }));
	assert.equal((await saves(bo, id, { own_answers: [read] })).status, 200);
	setContent(files);
	assert.equal((await saves(bo, id, { own_answers: [read] })).status, 200);
	assert.deepEqual((await reads(bo))?.own_answers, [read]);
});

test("a submitted application keeps the interview questions that were answered", async () => {
	const cleo = await newMember("cleo", "new_hire");
	const id = await begins(cleo);
	assert.equal((await reads(cleo))?.asked, null);
	const submitted = await cleo.calls(
		saveListenerApplication,
		{ ...listenerAnswers, shift_selection: shifts, completed: true },
		{ details_id: id },
	);
	assert.equal(submitted.status, 200);
	const reworded = { ...shipped.listener_questions, how_did_you_hear: "Who told you about us?" };
	setContent(withQuestions({ listener_questions: reworded }));
	assert.deepEqual((await reads(cleo))?.asked, shipped.listener_questions);
	const [application] = (await exportPersonalData(platform.database.db, { id: cleo.id, proved_emails: [] }))
		.applications;
	assert.deepEqual(application?.asked, shipped.listener_questions);
});

test("the questions are the same in every language, each once, and none of the specification's is left out", () => {
	const complaints = (english: Partial<ApplicationQuestions>, french: Partial<ApplicationQuestions>) => {
		const both = withQuestions(english).set("fr/application-questions.json", JSON.stringify({ ...shipped, ...french }));
		return problemsIn(
			both,
			languages.map((language) => `${language}/application-questions.json`),
		).map(({ file }) => file);
	};
	assert.deepEqual(complaints({ own_questions: [why] }, { own_questions: [{ ...why, question: "Pourquoi ?" }] }), []);
	assert.deepEqual(complaints({ own_questions: [why] }, { own_questions: [{ ...why, required: false }] }), [
		"content/fr/application-questions.json",
	]);
	assert.deepEqual(complaints({ own_questions: [why] }, {}), ["content/fr/application-questions.json"]);
	assert.equal(complaints({ own_questions: [why, why] }, { own_questions: [why, why] }).length, 2);
	const { how_did_you_hear, ...others } = shipped.listener_questions;
	assert.ok(how_did_you_hear);
	const lacking = JSON.stringify({ ...shipped, listener_questions: others });
	assert.equal(problemsIn(new Map([...files, ["en/application-questions.json", lacking]])).length > 0, true);
});
