import assert from "node:assert/strict";
import { test } from "vitest";
import { actsFor, wordsWithoutAct } from "./review-actions.ts";

const certified_at = "2026-11-21T15:00:00.000Z";
const free = { suspended: null, certified_at: null };
const suspended = { suspended: { at: "2026-11-22T15:00:00.000Z", reason: "Away." }, certified_at };

test("what was submitted can be decided", () => {
	assert.deepEqual(actsFor("submitted", undefined), ["accept", "ask", "decline"]);
	for (const status of ["draft", "asked", "declined"] as const) assert.deepEqual(actsFor(status, free), []);
});

test("who is accepted is certified or declined, once, and only when the record says what is missing", () => {
	assert.deepEqual(actsFor("accepted", undefined), []);
	assert.deepEqual(actsFor("accepted", free), ["certify", "end"]);
	assert.deepEqual(actsFor("accepted", { ...free, certified_at }), ["suspend"]);
});

test("who is suspended can be reinstated, and nothing else", () => {
	assert.deepEqual(actsFor("accepted", suspended), ["reinstate"]);
});

test("what was written for an act that somebody else has made impossible is still there to be copied", () => {
	const words = { ask: " ", decline: "We have no room at the moment." };
	assert.deepEqual(wordsWithoutAct(words, ["accept", "ask", "decline"]), []);
	assert.deepEqual(wordsWithoutAct(words, ["certify"]), [["decline", "We have no room at the moment."]]);
});
