import assert from "node:assert/strict";
import { test } from "vitest";
import { nearDay } from "./near-day.ts";

const at = Date.parse("2026-11-21T23:00:00Z");

test("a day is today, tomorrow or has its name, on the clocks of who reads it (F1)", () => {
	assert.equal(nearDay(Date.parse("2026-11-22T02:00:00Z"), at, "America/Toronto"), null);
	assert.equal(nearDay(Date.parse("2026-11-22T02:00:00Z"), at, "UTC"), "tomorrow");
	assert.equal(nearDay(Date.parse("2026-11-22T17:00:00Z"), at, "America/Toronto"), "tomorrow");
	assert.equal(nearDay(Date.parse("2026-11-23T17:00:00Z"), at, "America/Toronto"), "Monday, November 23");
});
