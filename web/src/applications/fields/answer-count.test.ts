import assert from "node:assert/strict";
import { test } from "vitest";
import { answerCount } from "./answer-count.ts";

test("the count says what is missing, what is too many, and else nothing but itself (S4)", () => {
	assert.deepEqual(answerCount("", 1000, 250), {
		said: "At least 250 characters",
		tooLong: false,
	});
	assert.equal(answerCount("x", 1000, 250).said, "1 of 1000 characters, at least 250: 249 more are needed");
	assert.equal(answerCount("x".repeat(249), 1000, 250).said, "249 of 1000 characters, at least 250: 1 more is needed");
	assert.deepEqual(answerCount("x".repeat(250), 1000, 250), { said: "250 of 1000 characters", tooLong: false });
	assert.deepEqual(answerCount("x".repeat(1000), 1000, 250), { said: "1000 of 1000 characters", tooLong: false });
	assert.deepEqual(answerCount("x".repeat(1001), 1000, 250), {
		said: "1001 of 1000 characters: 1 too many",
		tooLong: true,
	});
});

test("spaces and ends of lines count, and what is seen as one character is one (S4)", () => {
	assert.equal(answerCount("  a\r\nb ", 1000).said, "6 of 1000 characters");
	assert.equal(answerCount("👩‍👩‍👧e\u0301", 1000).said, "2 of 1000 characters");
});

test("an answer without a limit is only counted (S4)", () => {
	assert.deepEqual(answerCount("x".repeat(5000), null), { said: "5000 characters", tooLong: false });
});
