import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleShift } from "./duty/sample-duty.ts";
import { byDay, checkInIsNear, endsDayAfter, runningShift } from "./shift-days.ts";

const hour = 3_600_000;
const shiftAt = (iso: string, hours = 4) => ({
	shift_datetime: new Date(iso).toISOString(),
	ends_at: new Date(Date.parse(iso) + hours * hour).toISOString(),
});
const daysOf = (shifts: readonly ReturnType<typeof shiftAt>[], zone: string) =>
	byDay(shifts, zone).map(({ day, shifts: ofDay }) => [day, ofDay.length]);

/** Six in the evening and ten at night in New York, the day before the clocks go back and that day. */
const autumn = ["2026-10-31T22:00:00Z", "2026-11-01T02:00:00Z", "2026-11-01T23:00:00Z", "2026-11-02T03:00:00Z"];
const spring = ["2026-03-07T23:00:00Z", "2026-03-08T03:00:00Z", "2026-03-08T22:00:00Z", "2026-03-09T02:00:00Z"];

test("shifts are grouped by the day of the chosen zone, the earliest first (H1)", () => {
	const shifts = ["2026-11-22T01:00:00Z", "2026-11-21T17:00:00Z", "2026-11-22T17:00:00Z"].map((at) => shiftAt(at));
	assert.deepEqual(daysOf(shifts, "America/New_York"), [
		["2026-11-21", 2],
		["2026-11-22", 1],
	]);
	assert.deepEqual(daysOf(shifts, "Europe/Paris"), [
		["2026-11-21", 1],
		["2026-11-22", 2],
	]);
	assert.equal(byDay(shifts, "Europe/Paris")[0]?.shifts[0]?.shift_datetime, "2026-11-21T17:00:00.000Z");
});

for (const [night, starts, expected] of [
	[
		"the clocks go back",
		autumn,
		{
			"America/New_York": ["2026-10-31", "2026-10-31", "2026-11-01", "2026-11-01"],
			"Europe/Paris": ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-02"],
			"Australia/Lord_Howe": ["2026-11-01", "2026-11-01", "2026-11-02", "2026-11-02"],
			"Asia/Kolkata": ["2026-11-01", "2026-11-01", "2026-11-02", "2026-11-02"],
		},
	],
	[
		"the clocks go forward",
		spring,
		{
			"America/New_York": ["2026-03-07", "2026-03-07", "2026-03-08", "2026-03-08"],
			"Europe/Paris": ["2026-03-08", "2026-03-08", "2026-03-08", "2026-03-09"],
			"Australia/Lord_Howe": ["2026-03-08", "2026-03-08", "2026-03-09", "2026-03-09"],
			"Asia/Kolkata": ["2026-03-08", "2026-03-08", "2026-03-09", "2026-03-09"],
		},
	],
] as const) {
	for (const [zone, days] of Object.entries(expected)) {
		test(`in the night in which ${night} every shift is under its day in ${zone} (H1)`, () => {
			const found = byDay(
				starts.map((at) => shiftAt(at)),
				zone,
			).flatMap(({ day, shifts }) => shifts.map(() => day));
			assert.deepEqual(found, [...days]);
		});
	}
}

test("a shift over the reader's midnight ends the day after; one until midnight does not (H1)", () => {
	const evening = shiftAt("2026-11-22T01:00:00Z");
	assert.equal(endsDayAfter(evening, "America/New_York"), false);
	assert.equal(endsDayAfter(evening, "America/Halifax"), true);
	assert.equal(endsDayAfter(evening, "Europe/Paris"), false);
	assert.equal(endsDayAfter(shiftAt("2026-11-01T03:00:00Z"), "America/New_York"), true);
});

test("the shift that is on is the one that runs, also while somebody is missing in it, and not the next", () => {
	const at = Date.parse("2026-11-22T00:00:00Z");
	const runs = sampleShift({ state: "needs_supervisor" });
	const next = sampleShift({ shift_datetime: "2026-11-22T03:00:00.000Z", ends_at: "2026-11-22T07:00:00.000Z" });
	assert.equal(runningShift([next, runs], at), runs);
	assert.equal(runningShift([next], at), undefined);
	assert.equal(runningShift([{ ...runs, state: "off" }, next], at), undefined);
	assert.equal(runningShift([{ ...runs, places: [] }, next], at), undefined);
	assert.equal(runningShift([runs, next], Date.parse("2026-11-22T03:00:00Z")), next);
});

test("when one can check in is said by its time alone when that is the next such time (H4)", () => {
	const shift = shiftAt("2026-11-21T20:00:00Z");
	assert.equal(checkInIsNear(shift, Date.parse("2026-11-19T20:00:00Z")), false);
	assert.equal(checkInIsNear(shift, Date.parse("2026-11-21T12:00:00Z")), true);
	assert.equal(checkInIsNear(shift, Date.parse("2026-11-21T19:45:00Z")), false);
});
