import assert from "node:assert/strict";
import { test } from "vitest";
import { isAskedNow, isAskedWithAll } from "./candidate-text.ts";

test("who was asked is left in peace for an hour, and asked with all others once only (H2)", () => {
	const asked_at = "2026-11-21T20:00:00.000Z";
	assert.equal(isAskedNow({ asked_at }, Date.parse("2026-11-21T20:59:59Z")), true);
	assert.equal(isAskedNow({ asked_at }, Date.parse("2026-11-21T21:00:00Z")), false);
	assert.equal(isAskedNow({ asked_at: null }, Date.parse(asked_at)), false);
	const omar = { id: "", name: "Omar", part: "listener", minutes_behind: 0, rested: true } as const;
	assert.equal(isAskedWithAll({ ...omar, asked_at: null }), true);
	assert.equal(isAskedWithAll({ ...omar, asked_at }), false);
});
