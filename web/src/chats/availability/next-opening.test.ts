import assert from "node:assert/strict";
import { test } from "vitest";
import { nextOpening } from "./next-opening.ts";

const at = Date.parse("2026-11-20T20:00:00Z");

test("the next opening is told in the zone of who reads it (V2)", () => {
	assert.equal(nextOpening("2026-11-20T23:30:00Z", at, "America/Toronto"), "today at 6:30 p.m.");
	assert.equal(nextOpening("2026-11-20T23:30:00Z", at, "Europe/Paris"), "on Saturday, November 21 at 12:30 a.m.");
});

test("an opening of another day has its name (V2)", () => {
	assert.equal(nextOpening("2026-11-23T15:00:00Z", at, "America/Toronto"), "on Monday, November 23 at 10:00 a.m.");
});
