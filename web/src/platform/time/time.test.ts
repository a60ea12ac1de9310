import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { relativeTime } from "./relative-time.ts";
import { clockTime, localDay, ownZone, partOfDay, setZone, timeOrDate } from "./time.ts";

const now = new Date(2026, 2, 10, 15, 0);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test("a time of today shows the time of day, an older one the date (D2)", () => {
	assert.match(timeOrDate(before(60), now), /2:00|14:00/);
	assert.match(timeOrDate(before(3 * 24 * 60), now), /2026/);
});

test("relative times count days, hours and minutes, else say Just now (F2)", () => {
	assert.equal(relativeTime(before(0), now), "Just now");
	assert.equal(relativeTime(before(1), now), "1 minute ago");
	assert.equal(relativeTime(before(120), now), "2 hours ago");
	assert.equal(relativeTime(before(24 * 60), now), "1 day ago");
});

test("the greeting follows the clock (D14)", () => {
	assert.equal(partOfDay(new Date(2026, 2, 10, 8)), "morning");
	assert.equal(partOfDay(new Date(2026, 2, 10, 13)), "afternoon");
	assert.equal(partOfDay(new Date(2026, 2, 10, 21)), "evening");
});

test("a day begins at midnight where the person is (N7, N8)", () => {
	assert.equal(localDay(new Date(2026, 2, 1, 0, 0)), "2026-03-01");
	assert.equal(localDay(new Date(2026, 11, 31, 23, 59)), "2026-12-31");
});

test("times are shown in the zone that was chosen, and in the browser's when it is unknown here (P4)", () => {
	onTestFinished(() => setZone(null));
	const instant = "2026-01-16T03:30:00Z";
	setZone("America/Vancouver");
	assert.equal(ownZone(), "America/Vancouver");
	assert.match(clockTime(instant), /7:30/);
	assert.equal(localDay(new Date(instant)), "2026-01-15");
	assert.equal(partOfDay(new Date(instant)), "evening");
	setZone("Asia/Tokyo");
	assert.match(clockTime(instant), /12:30/);
	assert.equal(localDay(new Date(instant)), "2026-01-16");
	setZone("Moon/Tycho");
	assert.equal(ownZone(), Intl.DateTimeFormat().resolvedOptions().timeZone);
});
