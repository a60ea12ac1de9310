import assert from "node:assert/strict";
import { test } from "vitest";
import { debriefText, mannedText, withYou } from "./duty-text.ts";
import { ownDutyOf } from "./own-duty.ts";
import { idOf, sampleRuns, sampleShift } from "./sample-duty.ts";

const at = (iso: string) => Date.parse(iso);
const before = at("2026-11-21T22:50:00Z");
const within = at("2026-11-22T01:00:00Z");
const after = at("2026-11-22T03:00:00Z");
const checkedIn = { checked_in_at: "2026-11-21T22:55:00.000Z" };

test("before the check-in a shift is near or has begun, and one that nobody came to is over for them", () => {
	assert.equal(ownDutyOf(sampleShift(), before), "soon");
	assert.equal(ownDutyOf(sampleShift(), at("2026-11-21T23:00:00Z")), "begun");
	assert.equal(ownDutyOf(sampleShift(), within), "begun");
	assert.equal(ownDutyOf(sampleShift(), after), null);
});

test("who has checked in is on duty until the end, and has to check out after it", () => {
	assert.equal(ownDutyOf(sampleShift({}, checkedIn), before), "on");
	assert.equal(ownDutyOf(sampleShift({}, checkedIn), within), "on");
	assert.equal(ownDutyOf(sampleShift({}, checkedIn), after), "over");
	const gone = { ...checkedIn, checked_out_at: "2026-11-22T00:30:00.000Z" };
	assert.equal(ownDutyOf(sampleShift({}, gone), within), "left");
	assert.equal(ownDutyOf(sampleShift({}, gone), after), null);
});

test("who is there with one is named, but not whose connection is lost", () => {
	assert.equal(withYou(sampleRuns(), idOf(12)), "On with you: Sam");
	assert.equal(withYou(null, idOf(12)), null);
	const [sam, lina] = sampleRuns().on_duty;
	assert.ok(sam && lina);
	assert.equal(withYou(sampleRuns({ on_duty: [{ ...sam, there: false }, lina] }), idOf(12)), null);
});

test("who looks after a shift reads how many are there, and how many are not", () => {
	assert.equal(mannedText(2, sampleRuns()), "2 people are on duty.");
	const missing = [{ id: idOf(13), name: "Luis", part: "listener" as const }];
	assert.equal(mannedText(2, sampleRuns({ missing })), "2 people are on duty. 1 has not checked in.");
	assert.equal(debriefText(2), "2 people had a hard shift and are waiting for a debrief.");
});
