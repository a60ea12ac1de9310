import assert from "node:assert/strict";
import { test } from "vitest";
import { cellText, closedText, endAfter, endsNextDay, isHalfTime, weekdays } from "./rota-text.ts";

const plain = (words: string) => words.replaceAll(/[\s\u2009]/gu, " ");
const evening = { start_time: "18:00", end_time: "22:00" };

test("the end of a shift time follows from its start and its kind, over midnight too", () => {
	assert.equal(endAfter("18:00", 4), "22:00");
	assert.equal(endAfter("20:00", 4), "00:00");
	assert.equal(endAfter("22:30", 4), "02:30");
	assert.equal(endAfter("08:00", 2), "10:00");
	assert.equal(endAfter("", 4), null);
	assert.equal(isHalfTime({ start_time: "23:00", end_time: "01:00" }), true);
	assert.equal(isHalfTime(evening), false);
	assert.equal(endsNextDay({ start_time: "22:00", end_time: "02:00" }), true);
	assert.equal(endsNextDay({ start_time: "20:00", end_time: "00:00" }), false);
	assert.equal(endsNextDay(evening), false);
});

test("a cell of the week has a name that says its day, its time and whom it needs", () => {
	assert.equal(
		plain(cellText(1, evening, { listeners: 2, supervisors: 1 })),
		"Monday 6:00 p.m. to 10:00 p.m.: 2 listeners, 1 supervisor",
	);
	assert.equal(plain(cellText(0, evening, undefined)), "Sunday 6:00 p.m. to 10:00 p.m.: no shift");
	assert.deepEqual(
		weekdays.map(({ long }) => long),
		["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
	);
});

test("closed days are named by their span, and without the year where they come every year", () => {
	const days = { first: "2026-12-24", last: "2026-12-26" };
	assert.match(plain(closedText({ ...days, yearly: false })), /^December 24\s?.\s?26, 2026$/u);
	assert.match(plain(closedText({ ...days, yearly: true })), /^December 24\s?.\s?26$/u);
	assert.equal(closedText({ first: "2026-12-25", last: "2026-12-25", yearly: true }), "December 25");
	assert.equal(closedText({ first: "2026-12-25", last: "2026-12-25", yearly: false }), "December 25, 2026");
	const turn = { first: "2026-12-31", last: "2027-01-01", yearly: true };
	assert.match(plain(closedText(turn)), /^December 31 to January 1$/u);
});
