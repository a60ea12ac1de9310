import assert from "node:assert/strict";
import { recordChange } from "@warmline/contract/applications/record";
import { test } from "vitest";
import { describeError, errorMessage, fieldErrors, schemaErrors } from "./describe-error.ts";
import { ApiFailure, networkFailure } from "./failure.ts";

const date = "police_check.date";
const refused = new ApiFailure(400, "invalid_police_check", "No.", { [date]: "No.", other: "No." });
const unanswered = networkFailure();

test("what is wrong with a form is told once for each field, here and by the server in the same names", () => {
	// No whole number that a program can hold, and above the highest level: two things are wrong with it.
	const { error } = recordChange.safeParse({ police_check: { level: 1e20, date: "2 November" } });
	assert.deepEqual(
		error?.issues.map(({ path }) => path.join(".")),
		["police_check.level", "police_check.level", date],
	);
	assert.deepEqual(schemaErrors(error), {
		"police_check.level": "Please choose a level.",
		[date]: "Please give the date as year, month and day.",
	});
	assert.deepEqual(schemaErrors(undefined), {});
	assert.deepEqual(fieldErrors(refused, [date]), { [date]: "No." });
	assert.deepEqual(fieldErrors(new Error("lost"), [date]), {});
});

test("a failure is said in the server's words, and in the caller's where it has none", () => {
	assert.equal(errorMessage(refused, "Couldn’t save."), "No.");
	assert.equal(errorMessage(new ApiFailure(500, "unknown", ""), "Couldn’t save.", "always"), "Couldn’t save.");
	assert.equal(errorMessage(new Error("lost"), "Couldn’t save."), "Couldn’t save.");
});

test("the caller's words stay before the reason, always or where no answer came", () => {
	assert.equal(errorMessage(refused, "Couldn’t save.", "always"), "Couldn’t save. No.");
	assert.equal(errorMessage(refused, "Couldn’t save.", "unanswered"), "No.");
	assert.equal(errorMessage(unanswered, "Couldn’t save.", "unanswered"), `Couldn’t save. ${unanswered.message}`);
});

test("a form says nothing as a whole where a field shows what is wrong, or nothing is", () => {
	const form = { fields: [date], fallback: "Couldn’t save." } as const;
	assert.deepEqual(describeError(refused, form), { fields: { [date]: "No." }, message: undefined });
	assert.deepEqual(describeError(refused, { fallback: "Couldn’t save." }), { fields: {}, message: "No." });
	assert.deepEqual(describeError(null, form), { fields: {}, message: undefined });
});
