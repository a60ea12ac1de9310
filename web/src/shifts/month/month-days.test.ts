import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleShift } from "../duty/sample-duty.ts";
import { dayText, shortTime } from "./day-text.ts";
import { isMonth, monthSpan, monthWeeks, movedMonth, weekOfDay } from "./month-days.ts";

const newYork = "America/New_York";

test("a month has its weeks from Sunday to Saturday, and no days of other months (H1)", () => {
	const weeks = monthWeeks("2026-11");
	assert.equal(weeks.length, 5);
	assert.deepEqual(weeks[0]?.[0], "2026-11-01");
	assert.deepEqual(weeks[4], ["2026-11-29", "2026-11-30", null, null, null, null, null]);
	assert.equal(monthWeeks("2026-08").length, 6);
	assert.equal(monthWeeks("2026-02").length, 4);
	assert.equal(monthWeeks("2028-02").flat().filter(Boolean).length, 29);
});

test("months are moved over the end of a year (H1)", () => {
	assert.equal(movedMonth("2026-11", 2), "2027-01");
	assert.equal(movedMonth("2026-01", -1), "2025-12");
	assert.equal(isMonth("2026-11"), true);
	for (const wrong of [null, "2026", "2026-13", "next"]) assert.equal(isMonth(wrong), false);
});

test("all days that the reader's month touches are asked for by New York's clock (H1)", () => {
	assert.deepEqual(monthSpan("2026-11", newYork, newYork), { date: "2026-11-01", days: 30 });
	assert.deepEqual(monthSpan("2026-03", newYork, newYork), { date: "2026-03-01", days: 31 });
	assert.deepEqual(monthSpan("2026-11", "Europe/Paris", newYork), { date: "2026-10-31", days: 31 });
	assert.deepEqual(monthSpan("2026-11", "America/Vancouver", newYork), { date: "2026-11-01", days: 31 });
	assert.deepEqual(monthSpan("2026-03", "Australia/Lord_Howe", newYork), { date: "2026-02-28", days: 32 });
});

test("the week that a day of the month leads to begins before the reader's midnight (H1)", () => {
	assert.equal(weekOfDay("2026-11-23", newYork, newYork), "2026-11-23");
	assert.equal(weekOfDay("2026-11-23", "Europe/Paris", newYork), "2026-11-22");
	assert.equal(weekOfDay("2026-11-23", "America/Vancouver", newYork), "2026-11-23");
});

test("a day says how many shifts it has, which are one's own, and how many can be booked (H1)", () => {
	const at = Date.parse("2026-11-21T20:00:00Z");
	const free = sampleShift({ why_not: null }, { part: null });
	assert.equal(dayText([], newYork, at), "No shifts");
	assert.match(shortTime(Date.parse("2026-11-21T23:00:00Z"), newYork), /^6.p\.m\.$/u);
	assert.match(shortTime(Date.parse("2026-11-21T23:00:00Z"), "Asia/Kolkata"), /^4:30.a\.m\.$/u);
	assert.match(dayText([sampleShift(), free], newYork, at), /^2 shifts · yours at 6:00.p\.m\. · 1 to book$/u);
	const over = Date.parse("2026-11-22T03:00:00Z");
	assert.match(dayText([sampleShift(), free], newYork, over), /^2 shifts · yours at 6:00.p\.m\.$/u);
});
