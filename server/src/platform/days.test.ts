import assert from "node:assert/strict";
import { test } from "vitest";
import { dayIn, daysAfter, endOfDay, monthsAfter, startOfDay, weekdayOf } from "./days.ts";

const eastern = "America/New_York";

test("an instant is on the day of the place's own clocks", () => {
	assert.equal(dayIn(eastern, new Date("2026-11-21T04:59:59Z")), "2026-11-20");
	assert.equal(dayIn(eastern, new Date("2026-11-21T05:00:00Z")), "2026-11-21");
	assert.equal(dayIn("UTC", new Date("2026-11-21T00:00:00Z")), "2026-11-21");
});

test("days are counted over the ends of months and years, and know their weekday", () => {
	assert.equal(daysAfter("2026-02-27", 2), "2026-03-01");
	assert.equal(daysAfter("2028-02-28", 1), "2028-02-29");
	assert.equal(daysAfter("2026-12-31", 1), "2027-01-01");
	assert.equal(daysAfter("2026-03-01", -1), "2026-02-28");
	assert.deepEqual(["2026-11-21", "2026-11-22", "2026-11-23"].map(weekdayOf), [6, 0, 1]);
});

test("months are counted to the same day, or to the last of a shorter month", () => {
	assert.equal(monthsAfter("2026-05-21", 6), "2026-11-21");
	assert.equal(monthsAfter("2026-08-31", 6), "2027-02-28");
	assert.equal(monthsAfter("2027-08-30", 6), "2028-02-29");
	assert.equal(monthsAfter("2026-12-31", 6), "2027-06-30");
	assert.equal(monthsAfter("2026-06-30", 6), "2026-12-30");
});

test("a day begins at midnight there, also when the clocks are changed on it", () => {
	const starts = {
		"2026-01-15": "2026-01-15T05:00:00.000Z",
		"2026-07-15": "2026-07-15T04:00:00.000Z",
		"2026-03-08": "2026-03-08T05:00:00.000Z",
		"2026-03-09": "2026-03-09T04:00:00.000Z",
		"2026-11-01": "2026-11-01T04:00:00.000Z",
		"2026-11-02": "2026-11-02T05:00:00.000Z",
	};
	for (const [day, start] of Object.entries(starts)) assert.equal(startOfDay(eastern, day).toISOString(), start);
	assert.equal(startOfDay("Asia/Kolkata", "2026-01-15").toISOString(), "2026-01-14T18:30:00.000Z");
	assert.equal(startOfDay("UTC", "2026-01-15").toISOString(), "2026-01-15T00:00:00.000Z");
	assert.equal(endOfDay(eastern, "2026-03-08").toISOString(), "2026-03-09T03:59:59.999Z");
});
