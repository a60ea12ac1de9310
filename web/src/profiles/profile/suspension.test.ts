import assert from "node:assert/strict";
import { test } from "vitest";
import { stillSuspended } from "./suspension.ts";

const until = "2026-11-21T12:00:00Z";

test("who is suspended may write again when the time is over, also on a page that stays open", () => {
	assert.equal(stillSuspended(until, Date.parse("2026-11-21T11:59:59Z")), until);
	assert.equal(stillSuspended(until, Date.parse(until)), null);
});

test("who never was suspended may write", () => {
	assert.equal(stillSuspended(null, 0), null);
});
