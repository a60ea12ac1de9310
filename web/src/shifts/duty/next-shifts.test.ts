import assert from "node:assert/strict";
import { test } from "vitest";
import { ownShiftToCome, shiftToCome, willBe } from "./next-shifts.ts";
import { idOf, sampleShift } from "./sample-duty.ts";

const evening = sampleShift();
const night = sampleShift({
	id: idOf(3),
	shift_datetime: "2026-11-22T03:00:00.000Z",
	ends_at: "2026-11-22T07:00:00.000Z",
});
const at = (iso: string) => Date.parse(iso);

test("a shift will be with a supervisor and a listener, also where one looks for cover (F1)", () => {
	const [supervisor] = evening.places;
	assert.ok(supervisor);
	assert.equal(willBe(evening), true);
	assert.equal(willBe({ ...evening, state: "at_risk" }), true);
	assert.equal(willBe({ state: "at_risk", places: [supervisor] }), false);
	assert.equal(willBe({ ...evening, state: "needs_supervisor" }), false);
	assert.equal(willBe({ ...evening, state: "off" }), false);
});

test("the shift that runs is the one to look at until its end, then the next (F1)", () => {
	const all = [night, { ...evening, state: "off" as const, id: idOf(4) }, evening];
	assert.equal(shiftToCome(all, at("2026-11-21T12:00:00Z"))?.id, evening.id);
	assert.equal(shiftToCome(all, at("2026-11-22T02:59:00Z"))?.id, evening.id);
	assert.equal(shiftToCome(all, at("2026-11-22T03:00:00Z"))?.id, night.id);
	assert.equal(shiftToCome(all, at("2026-11-22T07:00:00Z")), null);
});

test("one's own next shift is one that has not begun and in which one has a place (F1)", () => {
	const waits = sampleShift({ id: idOf(5), shift_datetime: "2026-11-21T20:00:00.000Z" }, { part: null, waiting: 0 });
	assert.equal(ownShiftToCome([night, evening, waits], at("2026-11-21T12:00:00Z"))?.id, evening.id);
	assert.equal(ownShiftToCome([night, evening], at("2026-11-21T23:00:00Z"))?.id, night.id);
	assert.equal(ownShiftToCome([{ ...evening, state: "off" }], at("2026-11-21T12:00:00Z")), null);
});
