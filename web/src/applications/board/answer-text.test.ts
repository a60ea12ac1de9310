import assert from "node:assert/strict";
import { test } from "vitest";
import { answerText } from "./answer-text.ts";

const evening = { id: "0198f6b4-0000-7000-8000-000000000001", start_time: "20:00", end_time: "00:00" };

test("what was ticked, chosen or rated is told in words", () => {
	assert.equal(answerText("over_18", true, []), "Yes");
	assert.equal(answerText("privacy", false, []), "No");
	assert.equal(answerText("technical_skill_rating", 7, []), "7 of 10");
	assert.equal(answerText("discord_knowledge", "not_sure", []), "Not sure");
	assert.equal(answerText("expected_commitment", "6+", []), "More than 6 shifts per month");
	assert.equal(answerText("country", "Canada", []), "Canada");
});

test("what was typed stays as it was typed, even where it is the name of a choice", () => {
	assert.equal(answerText("support_needed", "good", []), "good");
	assert.equal(answerText("address", " 12 Elm Street\nSudbury", []), " 12 Elm Street\nSudbury");
});

test("what was not answered is no text", () => {
	for (const answer of [null, undefined, "", "  \n", 0, []]) {
		assert.equal(answerText("how_did_you_hear", answer, []), null);
	}
});

test("shifts are told by their times on the organisation's clock, a line each", () => {
	const words = answerText("shift_selection", [evening.id, "0198f6b4-0000-7000-8000-000000000002"], [evening]);
	assert.match(words ?? "", /^8:00.p\.m\. to 12:00.a\.m\., New York time\nA shift time that no longer exists$/);
});
