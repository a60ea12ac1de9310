import assert from "node:assert/strict";
import { test } from "vitest";
import { recheckDelay } from "./recheck-delay.ts";

const at = Date.parse("2026-11-20T20:00:00Z");
const closed = { open: false, why: "no_shift", next_open: "2026-11-20T23:00:00Z" } as const;

test("a chat that may open at any moment is checked every ten seconds, else every thirty (V2)", () => {
	assert.equal(recheckDelay(null, at), 30_000);
	assert.equal(recheckDelay({ open: true, why: "open", next_open: null }, at), 30_000);
	assert.equal(recheckDelay(closed, at), 30_000);
	assert.equal(recheckDelay({ ...closed, why: "no_supervisor" }, at), 10_000);
	assert.equal(recheckDelay({ ...closed, why: "no_listener", next_open: null }, at), 10_000);
	assert.equal(recheckDelay(closed, Date.parse("2026-11-20T22:59:00Z")), 10_000);
});
