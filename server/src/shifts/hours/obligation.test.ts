import assert from "node:assert/strict";
import { test } from "vitest";
import { daysOf, firstMonthsOf, monthIn, neededFor } from "./obligation.ts";

const eastern = "America/New_York";
const monthsOf2026 = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, "0")}`);
const shiftsIn2026 = (certifiedAt: string | null) =>
	monthsOf2026.map((month) => neededFor(certifiedAt === null ? null : new Date(certifiedAt), month, eastern).shifts);

const cases: [certified: string | null, shifts: number[]][] = [
	[null, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
	["2025-06-10T12:00:00Z", [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
	["2025-11-30T12:00:00Z", [4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
	["2026-01-01T12:00:00Z", [4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
	["2026-03-15T12:00:00Z", [0, 0, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2]],
	["2026-08-31T12:00:00Z", [0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 2, 2]],
	["2026-11-21T12:00:00Z", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4]],
	["2027-01-01T12:00:00Z", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
];

for (const [certified, shifts] of cases)
	test(`who was certified ${certified ?? "never"} owes ${shifts.join(" ")} shifts in the months of 2026`, () => {
		assert.deepEqual(shiftsIn2026(certified), shifts);
	});

test("a month has sixteen hours with four shifts, and eight with two", () => {
	const certified = new Date("2026-01-20T12:00:00Z");
	assert.deepEqual(neededFor(certified, "2026-03", eastern), { shifts: 4, minutes: 960 });
	assert.deepEqual(neededFor(certified, "2026-04", eastern), { shifts: 2, minutes: 480 });
});

test("the month of the certification is that of the organisation's clocks", () => {
	const newYearInUtc = new Date("2026-01-01T04:59:59Z");
	assert.equal(monthIn(eastern, newYearInUtc), "2025-12");
	assert.deepEqual(firstMonthsOf(newYearInUtc, eastern), { first: "2025-12", last: "2026-02" });
	assert.deepEqual(firstMonthsOf(newYearInUtc, "UTC"), { first: "2026-01", last: "2026-03" });
	assert.deepEqual(firstMonthsOf(new Date("2026-11-01T03:59:59Z"), eastern), { first: "2026-10", last: "2026-12" });
});

test("a month has its own last day", () => {
	assert.deepEqual(daysOf("2026-12"), { from: "2026-12-01", until: "2026-12-31" });
	assert.deepEqual(daysOf("2028-02"), { from: "2028-02-01", until: "2028-02-29" });
});
