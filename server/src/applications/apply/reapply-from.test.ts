import assert from "node:assert/strict";
import { test } from "vitest";
import { mayReapply, reapplyFrom } from "./reapply-from.ts";

test("one may apply again on the same day six months later, or on that month's last", () => {
	assert.equal(reapplyFrom(new Date("2026-03-15T16:00:00Z")), "2026-09-15");
	assert.equal(reapplyFrom(new Date("2026-08-31T16:00:00Z")), "2027-02-28");
	assert.equal(reapplyFrom(new Date("2027-08-31T16:00:00Z")), "2028-02-29");
	assert.equal(reapplyFrom(new Date("2026-12-31T16:00:00Z")), "2027-06-30");
});

test("days begin and end by the organisation's clock", () => {
	const lateAtNight = new Date("2026-03-16T02:00:00Z");
	assert.equal(reapplyFrom(lateAtNight), "2026-09-15");
	assert.equal(mayReapply(lateAtNight, new Date("2026-09-15T03:59:59Z")), false);
	assert.equal(mayReapply(lateAtNight, new Date("2026-09-15T04:00:00Z")), true);
});
