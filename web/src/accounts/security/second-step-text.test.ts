import assert from "node:assert/strict";
import { test } from "vitest";
import { dueText } from "./second-step-text.ts";
import { sessionText } from "./session-text.ts";

test("who will need a second step reads from which day on, and how many days that is", () => {
	const needed_from = "2026-12-01";
	const words = (days_left: number) => dueText({ needed_from, days_left });
	assert.equal(words(14), "Your role will need two-step verification from December 1, 2026: in 14 days.");
	assert.equal(words(1), "Your role will need two-step verification from December 1, 2026: tomorrow.");
	assert.equal(words(0), "Your role now needs two-step verification.");
});

test("a login is told by what it said of itself", () => {
	assert.equal(sessionText({ browser: "Firefox", system: "Windows" }), "Firefox on Windows");
	assert.equal(sessionText({ browser: "Firefox", system: null }), "Firefox");
	assert.equal(sessionText({ browser: null, system: null }), "Another app");
});
