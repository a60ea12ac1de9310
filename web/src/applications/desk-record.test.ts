import assert from "node:assert/strict";
import { test } from "node:test";
import { recordChange, recordSteps } from "@warmline/contract/applications/record";
import { ApiFailure } from "../platform/failure.ts";
import { blamedIn, newlyDone, problemsIn, savedWords } from "./desk-record.ts";
import { hasExpired, momentWords, policeWords, trainingDue } from "./desk-record-words.ts";

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
	assert.equal(savedWords(["identity"], nora), "Saved. A mail is on its way to Nora.");
	assert.equal(savedWords([], nora), "Saved.");
	assert.equal(savedWords(["identity"], { ...nora, open: false }), "Saved.");
});

test("what is wrong with a form is told once for each field, here and by the server in the same names", () => {
	const { error } = recordChange.safeParse({ police_check: { level: 1, date: "2026-11-02", expires: "2026-11-01" } });
	assert.deepEqual(problemsIn(error), { "police_check.level": "Please choose level 2 or level 3." });
	const refused = new ApiFailure(400, "invalid_police_check", "No.", { "police_check.date": "No.", other: "No." });
	assert.deepEqual(blamedIn(refused, ["police_check.date"]), { "police_check.date": "No." });
	assert.deepEqual(blamedIn(new Error("lost"), ["police_check.date"]), {});
});

test("a police check is good until the end of its last day on the society's clock", () => {
	const check = { level: 2, date: "2025-12-01", expires: "2026-12-01" } as const;
	assert.equal(hasExpired(check, Date.parse("2026-12-02T04:00:00Z"), newYork), false);
	assert.equal(hasExpired(check, Date.parse("2026-12-02T05:30:00Z"), newYork), true);
	assert.deepEqual(policeWords({ ...check, expires: null }), ["Level 2, of December 1, 2025."]);
	assert.deepEqual(policeWords(check, Date.parse("2026-12-05T12:00:00Z")), [
		"Level 2, of December 1, 2025.",
		"It expired on December 1, 2026.",
	]);
});

test("training is late only when it has not begun by its day", () => {
	const training = { hours: 0, needed: 12, due: "2026-12-01" };
	assert.equal(trainingDue(training, Date.parse("2026-12-02T04:00:00Z"), newYork), "soon");
	assert.equal(trainingDue(training, Date.parse("2026-12-02T06:00:00Z"), newYork), "late");
	assert.equal(trainingDue({ ...training, hours: 1 }, Date.parse("2026-12-09T06:00:00Z"), newYork), null);
	assert.equal(trainingDue({ ...training, due: null }), null);
});

test("an interview is told on the society's clock, and on the director's own where that is another", () => {
	const at = "2026-12-01T20:30:00.000Z";
	const words = momentWords(at, newYork, newYork);
	assert.equal(words.length, 1);
	assert.match(words[0] ?? "", /^Tuesday, December 1, 2026.* 3:30.p.m. \(New York time\)$/);
	assert.match(momentWords(at, "Europe/Paris", newYork)[1] ?? "", /^Your clock: .*9:30.p.m. \(Paris time\)$/);
});
