import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf, sampleShift } from "../../duty/sample-duty.ts";
import { coverageSpan, coverageWeeks, movedCoverage } from "./coverage-weeks.ts";

const newYork = "America/New_York";

test("eight weeks are seen at a glance, with each of their days", () => {
	const weeks = coverageWeeks([sampleShift()], "2026-11-20", newYork);
	assert.equal(weeks.length, 8);
	assert.deepEqual(
		weeks.map(({ days }) => days.length),
		[7, 7, 7, 7, 7, 7, 7, 7],
	);
	assert.equal(weeks[1]?.first, "2026-11-27");
	assert.equal(weeks[7]?.days[6]?.day, "2027-01-14");
	assert.deepEqual(
		weeks[0]?.days.map(({ shifts }) => shifts.length),
		[0, 1, 0, 0, 0, 0, 0],
	);
});

test("a shift stands on the day on which it starts where the reader is", () => {
	const inParis = coverageWeeks([sampleShift()], "2026-11-20", "Europe/Paris");
	assert.deepEqual(
		inParis[0]?.days.map(({ shifts }) => shifts.length),
		[0, 0, 1, 0, 0, 0, 0],
	);
});

test("what is not of these weeks is left out: the day before is asked for as well", () => {
	const before = sampleShift({ id: idOf(9), shift_datetime: "2026-11-20T03:00:00.000Z" });
	const weeks = coverageWeeks([before, sampleShift()], "2026-11-20", newYork);
	assert.equal(weeks.flatMap(({ days }) => days).flatMap(({ shifts }) => shifts).length, 1);
});

test("one question asks for all of them, in every zone and over the nights in which the clocks change", () => {
	assert.deepEqual(coverageSpan("2026-11-20", newYork, newYork), { date: "2026-11-19", days: 57 });
	assert.deepEqual(coverageSpan("2026-11-20", "Europe/Paris", newYork), { date: "2026-11-18", days: 58 });
	for (const zone of ["America/Vancouver", "Europe/Paris", "Pacific/Kiritimati", "Australia/Lord_Howe"]) {
		for (const from of ["2026-03-01", "2026-10-25", "2026-02-10"]) {
			assert.ok(coverageSpan(from, zone, newYork).days <= 62, `${zone} ${from}`);
		}
	}
});

test("one step further is eight weeks later", () => {
	assert.equal(movedCoverage("2026-11-20", 1), "2027-01-15");
	assert.equal(movedCoverage("2027-01-15", -1), "2026-11-20");
});
