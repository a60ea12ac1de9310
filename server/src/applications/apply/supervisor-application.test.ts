import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import {
	answerBounds,
	commitments,
	longAnswers,
	ratings,
	selfRatings,
} from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
	saveSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import type { ApiError } from "@warmline/contract/errors";
import { test } from "vitest";
import { shiftTimesIn, submitsAsSupervisor, supervisorAnswers } from "../../../test/applicant.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { pool, noor, lina, sam, dora, tess, newMember } = cast;
const shifts = await shiftTimesIn(pool, noor);

const begins = async (person: MemberPerson) =>
	beginSupervisorApplication.answer.parse((await person.calls(beginSupervisorApplication, { user: person.id })).body)
		.result;
const saves = (person: MemberPerson, answers: Record<string, unknown>) =>
	person.send("PUT", `/api/v1/onboarding/supervisor-application/${person.id}/`, answers);
const reads = async (reader: MemberPerson, user_id: string) =>
	readSupervisorApplication.answer.parse((await reader.calls(readSupervisorApplication, undefined, { user_id })).body)
		.result;
const missingOf = async (person: MemberPerson, answers: Record<string, unknown>): Promise<ApiError["errors"]> =>
	refusal(await saves(person, { ...answers, completed: true }), 400, "incomplete").errors;
const documents = {
	resume: "Resume file is required.",
	degree: "Degree file is required.",
	accreditation: "Accreditation file is required.",
};

test("an application is loaded where it was begun, and made where it was not (S1, S2, S9)", async () => {
	const ada = await newMember("ada", "new_hire");
	assert.equal(await reads(ada, ada.id), null);
	refusal(await saves(ada, { education_met: true }), 404, "not_found");
	const begun = await begins(ada);
	assert.deepEqual([begun.kind, begun.status, begun.education_met, begun.resume], ["supervisor", "draft", null, null]);
	assert.equal((await saves(ada, { educationMet: true, user: ada.id })).status, 200);
	assert.deepEqual([(await begins(ada)).id, (await begins(ada)).education_met], [begun.id, true]);
});

test("drafts outside their bounds are kept as they were typed (S2, S4)", async () => {
	const bo = await newMember("bo", "new_hire");
	await begins(bo);
	const short = {
		interest_reason: "  short ",
		abuse_signs: "x".repeat(1500),
		confidence_level: "12",
		extra_info: "y".repeat(5000),
	};
	assert.equal((await saves(bo, short)).status, 200);
	const kept = await reads(bo, bo.id);
	assert.deepEqual(
		[kept?.interest_reason, kept?.abuse_signs, kept?.confidence_level, kept?.extra_info],
		["  short ", short.abuse_signs, 12, short.extra_info],
	);
	refusal(await saves(bo, { abuse_signs: "x".repeat(20_001) }), 400, "invalid_abuse_signs");
});

test("submitting says all that is missing, pages in their order (S1, S3, S4, S5, S6)", async () => {
	const cy = await newMember("cy", "new_hire");
	await begins(cy);
	const answer = await saves(cy, { education_met: false, confidence_level: 11, completed: true });
	const { message, errors } = refusal(answer, 400, "incomplete");
	assert.equal(message, "Please indicate whether you meet the education requirements.");
	assert.deepEqual(errors, {
		education_met: message,
		google_email: "Google email is required.",
		account_verified: "You must verify your account.",
		...Object.fromEntries(
			Object.entries(answerBounds).map(([name, [min, max]]) => [
				name,
				`This answer must be between ${min} and ${max} characters (including spaces).`,
			]),
		),
		confidence_level: "Confidence level must be a number between 1 and 10.",
		preferred_shifts: "Please select at least one shift.",
		agrees_training: "You must agree to complete the training.",
		agrees_three_months: "You must agree to commit at least three months.",
		agrees_four_shifts: "You must commit to at least four shifts.",
		expected_commitment: "Please select your expected level of commitment.",
		...documents,
	});
	assert.equal((await reads(cy, cy.id))?.status, "draft");
	assert.equal(me.answer.parse((await cy.calls(me)).body).result.role.role, "new_hire");
});

/** As many characters as somebody sees, with spaces at both ends, or of signs that are several units each. */
const spaced = (count: number) => ` ${"a".repeat(count - 2)} `;
const family = (count: number) => "👩‍👩‍👧".repeat(count);
const accented = (count: number) => "e\u0301".repeat(count);

const dee = await newMember("dee", "new_hire");
await begins(dee);
await saves(dee, { ...supervisorAnswers, preferred_shifts: shifts });

for (const name of longAnswers) {
	const [min, max] = answerBounds[name];
	test(`${name} has ${min} to ${max} characters, spaces counted, and neither one less nor one more (S4)`, async () => {
		const sentence = `This answer must be between ${min} and ${max} characters (including spaces).`;
		for (const write of [spaced, family, accented]) {
			for (const count of [min, max]) assert.deepEqual(await missingOf(dee, { [name]: write(count) }), documents);
			for (const count of [min - 1, max + 1])
				assert.deepEqual(await missingOf(dee, { [name]: write(count) }), { [name]: sentence, ...documents });
		}
		await saves(dee, { [name]: "a".repeat(min) });
	});
}

test("a line's end is one character, whatever computer it was typed on (S4)", async () => {
	const answer = `${"a".repeat(248)}\r\n`;
	assert.deepEqual(
		Object.keys((await missingOf(dee, { interest_reason: answer })) ?? {}).includes("interest_reason"),
		true,
	);
	assert.deepEqual(await missingOf(dee, { interest_reason: `${answer}b` }), documents);
});

test("a confidence level is a whole number from 1 to 10, if it is given (S4)", async () => {
	for (const confidence_level of [0, 11, -1, 5.5])
		assert.deepEqual(await missingOf(dee, { confidence_level }), {
			confidence_level: "Confidence level must be a number between 1 and 10.",
			...documents,
		});
	for (const confidence_level of [1, 10, "7", null, ""])
		assert.deepEqual(await missingOf(dee, { confidence_level }), documents);
	refusal(await saves(dee, { confidence_level: "much" }), 400, "invalid_confidence_level");
});

test("self-ratings and the commitment are chosen from their lists, and another one is put in words (S5)", async () => {
	for (const rating of ratings) {
		assert.equal((await saves(dee, Object.fromEntries(selfRatings.map((name) => [name, rating])))).status, 200);
	}
	refusal(await saves(dee, { discord_knowledge: "great" }), 400, "invalid_discord_knowledge");
	refusal(await saves(dee, { expected_commitment: "2-3" }), 400, "invalid_expected_commitment");
	for (const expected_commitment of commitments.filter((one) => one !== "other"))
		assert.deepEqual(await missingOf(dee, { expected_commitment }), documents);
	const other = { expected_commitment: "other" };
	assert.deepEqual(await missingOf(dee, { ...other, expected_commitment_other: " " }), {
		expected_commitment_other: "Please specify your commitment.",
		...documents,
	});
	assert.deepEqual(await missingOf(dee, { ...other, expected_commitment_other: "Weekends" }), documents);
});

test("preferred shifts are shift times, as a list or with commas (S5)", async () => {
	assert.deepEqual(await missingOf(dee, { preferred_shifts: shifts.join() }), documents);
	assert.deepEqual((await reads(dee, dee.id))?.preferred_shifts, shifts);
	const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
	refusal(await saves(dee, { preferred_shifts: [nowhere] }), 400, "invalid_preferred_shifts");
});

test("a submitted application makes a trainee supervisor of a new hire, and changes no more (S7)", async () => {
	const submitted = await submitsAsSupervisor(noor, shifts, pool);
	assert.deepEqual([submitted.status, submitted.completed], ["submitted", true]);
	assert.equal(me.answer.parse((await noor.calls(me)).body).result.role.role, "trainee_supervisor");
	refusal(await saves(noor, { extra_info: "More" }), 409, "already_submitted");
	refusal(await saves(noor, { completed: true }), 409, "already_submitted");
	assert.deepEqual(await reads(noor, noor.id), submitted);
});

test("an application is there for its applicant and for directors, and changed by its applicant (S2, S9)", async () => {
	const path = `/api/v1/onboarding/supervisor-application/${dee.id}/`;
	for (const person of [noor, tess, lina, sam]) {
		refusal(await person.calls(readSupervisorApplication, undefined, { user_id: dee.id }), 404, "not_found");
		refusal(await person.send("PUT", path, { extra_info: "x" }), 404, "not_found");
	}
	assert.equal((await reads(dora, dee.id))?.user.id, dee.id);
	refusal(await dora.send("PUT", path, { extra_info: "x" }), 404, "not_found");
	refusal(await saves(dee, { user: dora.id, extra_info: "x" }), 403, "forbidden");
	refusal(await dee.calls(beginSupervisorApplication, { user: dora.id }), 403, "forbidden");
	assert.equal((await reads(dee, dee.id))?.extra_info, null);
	refusal(await cast.newBrowser().calls(saveSupervisorApplication, {}, { user_id: dee.id }), 401, "not_logged_in");
});
