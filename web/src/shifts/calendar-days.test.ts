import assert from "node:assert/strict";
import { test } from "vitest";
import { daysBetween, isDay, movedDay, spanText } from "./calendar-days.ts";

test("a day is moved over the ends of months and years, and over both nights in which the clocks change (H5)", () => {
	assert.equal(movedDay("2026-11-30", 7), "2026-12-07");
	assert.equal(movedDay("2026-12-28", 7), "2027-01-04");
	assert.equal(movedDay("2026-03-05", 7), "2026-03-12");
	assert.equal(movedDay("2026-11-05", -7), "2026-10-29");
	assert.equal(movedDay("2028-02-28", 1), "2028-02-29");
	assert.equal(daysBetween("2026-10-29", "2026-11-05"), 7);
});

test("an address that names no day is noticed", () => {
	assert.equal(isDay("2026-11-21"), true);
	for (const wrong of [null, "", "next", "2026-13-01", "2026-02-30", "2026-11-21T00:00", "26-11-21"]) {
		assert.equal(isDay(wrong), false, String(wrong));
	}
});

test("a week is named by its first and last day", () => {
	assert.match(spanText("2026-11-21", "2026-11-27"), /^November 21\s?.\s?27, 2026$/u);
});
