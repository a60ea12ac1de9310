import assert from "node:assert/strict";
import { recordSteps } from "@warmline/contract/applications/record";
import { test } from "vitest";
import { newlyDone, savedText } from "./record-changes.ts";
import { hasExpired, policeText, trainingDue } from "./record-text.ts";

const newYork = "America/New_York";
const stepsWith = (...wanted: readonly string[]) => ({
	steps: recordSteps.map((step) => ({ step, done: wanted.includes(step) })),
});

test("a step counts as newly done when it was not done before, and never when it is taken back", () => {
	assert.deepEqual(newlyDone(stepsWith("application"), stepsWith("application", "nda")), ["nda"]);
	assert.deepEqual(newlyDone(stepsWith("application", "nda"), stepsWith("application")), []);
});

test("a mail is spoken of only when one goes out", () => {
	const nora = { name: "Nora", open: true };
	assert.equal(savedText(["identity"], nora), "Saved. Nora will get an email.");
	assert.equal(savedText([], nora), "Saved.");
	assert.equal(savedText(["identity"], { ...nora, open: false }), "Saved.");
});

test("a police check is good until the end of its last day on the organisation's clock", () => {
	const check = { level: 2, date: "2025-12-01", expires: "2026-12-01" } as const;
	assert.equal(hasExpired(check, Date.parse("2026-12-02T04:00:00Z"), newYork), false);
	assert.equal(hasExpired(check, Date.parse("2026-12-02T05:30:00Z"), newYork), true);
	assert.deepEqual(policeText({ ...check, expires: null }), ["Level 2, dated December 1, 2025."]);
	assert.deepEqual(policeText(check, Date.parse("2026-12-05T12:00:00Z")), [
		"Level 2, dated December 1, 2025.",
		"Expired on December 1, 2026.",
	]);
});

test("training is late only when it has not begun by its day", () => {
	const training = { hours: 0, needed: 12, due: "2026-12-01" };
	assert.equal(trainingDue(training, Date.parse("2026-12-02T04:00:00Z"), newYork), "soon");
	assert.equal(trainingDue(training, Date.parse("2026-12-02T06:00:00Z"), newYork), "late");
	assert.equal(trainingDue({ ...training, hours: 1 }, Date.parse("2026-12-09T06:00:00Z"), newYork), null);
	assert.equal(trainingDue({ ...training, due: null }), null);
});
