import assert from "node:assert/strict";
import { test } from "vitest";
import { closingIn, closingText } from "./closing.ts";

const at = Date.parse("2026-11-20T21:48:00Z");
const after = (minutes: number) => at + minutes * 60_000;

test("who waits is told of the closing from a quarter of an hour before it (V7)", () => {
	assert.equal(closingIn(after(15), at), 15);
	assert.equal(closingIn(after(15.01), at), null);
	assert.equal(closingIn(after(11.2), at), 12);
	assert.equal(closingIn(after(0.5), at), 1);
	assert.equal(closingIn(at, at), null);
	assert.equal(closingIn(after(-3), at), null);
	assert.equal(closingIn(null, at), null);
});

test("the closing has its time, and how long it is until then (V7)", () => {
	assert.equal(closingText(12, "10:00 p.m."), "We close at 10:00 p.m., in 12 minutes.");
	assert.equal(closingText(1, "10:00 p.m."), "We close at 10:00 p.m., in a minute.");
});
