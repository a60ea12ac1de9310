import assert from "node:assert/strict";
import { test } from "vitest";
import { partsOf, wholeMonths } from "./span.ts";

const zone = "America/New_York";
const hoursOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => (+ends_at - +starts_at) / 3_600_000;
const daysIn = (parts: ReturnType<typeof partsOf>) => parts.map(({ from, until }) => [from, until]);

test("a day begins at midnight of the organisation, and has 23 or 25 hours when its clocks are changed", () => {
	const spring = partsOf(zone, { from: "2026-03-07", until: "2026-03-09" }, "day");
	assert.deepEqual(spring.map(hoursOf), [24, 23, 24]);
	assert.equal(spring[0]?.starts_at.toISOString(), "2026-03-07T05:00:00.000Z");
	assert.equal(spring[2]?.starts_at.toISOString(), "2026-03-09T04:00:00.000Z");
	const autumn = partsOf(zone, { from: "2025-11-01", until: "2025-11-03" }, "day");
	assert.deepEqual(autumn.map(hoursOf), [24, 25, 24]);
});

test("weeks begin on Monday, and those at both ends are cut", () => {
	assert.deepEqual(daysIn(partsOf(zone, { from: "2025-10-29", until: "2025-11-11" }, "week")), [
		["2025-10-29", "2025-11-02"],
		["2025-11-03", "2025-11-09"],
		["2025-11-10", "2025-11-11"],
	]);
	assert.deepEqual(partsOf(zone, { from: "2025-10-27", until: "2025-11-02" }, "week").map(hoursOf), [169]);
});

test("months are those of the calendar, and each part begins where the one before it ends", () => {
	const parts = partsOf(zone, { from: "2025-12-31", until: "2026-03-01" }, "month");
	assert.deepEqual(daysIn(parts), [
		["2025-12-31", "2025-12-31"],
		["2026-01-01", "2026-01-31"],
		["2026-02-01", "2026-02-28"],
		["2026-03-01", "2026-03-01"],
	]);
	for (const [n, part] of parts.slice(1).entries()) assert.equal(+part.starts_at, +(parts[n]?.ends_at ?? 0));
	assert.deepEqual(daysIn(partsOf(zone, { from: "2026-02-10", until: "2026-02-10" }, "month")), [
		["2026-02-10", "2026-02-10"],
	]);
});

test("whole months are those the days touch, whatever days they are, once they have been over for a week", () => {
	const at = (now: string, from: string, until: string) =>
		wholeMonths(zone, { from, until }, new Date(now)).map((month) => month.from);
	const late = "2026-04-20T12:00:00Z";
	assert.deepEqual(at(late, "2026-01-31", "2026-03-01"), ["2026-01-01", "2026-02-01", "2026-03-01"]);
	assert.deepEqual(at(late, "2026-03-30", "2026-04-02"), ["2026-03-01"]);
	assert.deepEqual(at(late, "2026-04-01", "2026-04-19"), []);
	// Midnight of the organisation, a week after the month's last day.
	assert.deepEqual(at("2026-04-08T03:59:00Z", "2026-03-01", "2026-03-31"), []);
	assert.deepEqual(at("2026-04-08T04:00:00Z", "2026-03-01", "2026-03-31"), ["2026-03-01"]);
});
