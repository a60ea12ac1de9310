import assert from "node:assert/strict";
import { test } from "vitest";
import { movedWeek, weekFrom, weekUntil } from "./week-span.ts";

const newYork = "America/New_York";

test("the week begins with today's date in New York, and moves by seven days (H5)", () => {
	const lateInNewYork = Date.parse("2026-11-22T03:00:00Z");
	assert.equal(weekFrom(null, newYork, lateInNewYork), "2026-11-21");
	assert.equal(movedWeek("2026-11-21", 1), "2026-11-28");
	assert.equal(movedWeek("2026-11-21", -1), "2026-11-14");
	assert.equal(weekUntil("2026-11-21"), "2026-11-27");
});

test("the week that is asked for in the address is shown, and for nonsense this week (H5)", () => {
	const at = Date.parse("2026-11-21T15:00:00Z");
	assert.equal(weekFrom("2026-12-05", newYork, at), "2026-12-05");
	assert.equal(weekFrom("2026-02-31", newYork, at), "2026-11-21");
});
