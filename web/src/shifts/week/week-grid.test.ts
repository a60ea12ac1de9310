import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { daysInWeek, daysToShow, sameInWeek, shiftBeside, timeRows } from "./week-grid.ts";

const newYork = "America/New_York";
const at = (id: number, start: string, end: string) =>
	sampleShift({ id: idOf(id), shift_datetime: `2026-11-${start}:00.000Z`, ends_at: `2026-11-${end}:00.000Z` });
const saturdayNight = at(21, "22T01:00", "22T05:00");
const saturdayNoon = at(22, "21T17:00", "21T21:00");
const mondayNoon = at(23, "23T17:00", "23T21:00");
const week = [saturdayNight, saturdayNoon, mondayNoon];

test("a week has a row for each time of the day, the earliest first, and its shifts by day (H1)", () => {
	const [noon, night, ...more] = timeRows(week, newYork);
	assert.deepEqual(more, []);
	assert.deepEqual([...(noon?.on.keys() ?? [])].sort(), ["2026-11-21", "2026-11-23"]);
	assert.deepEqual([...(night?.on.values() ?? [])], [saturdayNight]);
});

test("the days are the reader's: eight where the organisation's midnight is at another time (H1, H5)", () => {
	assert.deepEqual(daysInWeek("2026-11-21", newYork, newYork).at(-1), "2026-11-27");
	assert.equal(daysInWeek("2026-11-21", newYork, newYork).length, 7);
	const inTokyo = daysInWeek("2026-11-21", "Asia/Tokyo", newYork);
	assert.deepEqual([inTokyo[0], inTokyo.at(-1), inTokyo.length], ["2026-11-21", "2026-11-28", 8]);
});

test("an eighth day is shown only where a shift stands on each end of the week (H1, H5)", () => {
	const days = daysInWeek("2026-11-21", "Asia/Tokyo", newYork);
	const shown = (...shifts: Parameters<typeof daysToShow>[1]) => {
		const some = daysToShow(days, shifts, "Asia/Tokyo");
		return [some[0], some.at(-1)];
	};
	const first = at(24, "21T13:00", "21T14:00");
	const last = at(25, "28T01:00", "28T04:00");
	assert.deepEqual(shown(first, mondayNoon), ["2026-11-21", "2026-11-27"]);
	assert.deepEqual(shown(mondayNoon, last), ["2026-11-22", "2026-11-28"]);
	assert.deepEqual(shown(first, last), ["2026-11-21", "2026-11-28"]);
	assert.equal(daysToShow(daysInWeek("2026-11-21", newYork, newYork), [], newYork).length, 7);
});

test("zones whose clocks show the same are the same in a week, and those that part in it are not (H5)", () => {
	assert.equal(sameInWeek("2026-11-21", "America/Toronto", newYork), true);
	assert.equal(sameInWeek("2026-11-21", "UTC", newYork), false);
	// New York’s clocks go on in that week, and Panama’s never do.
	assert.equal(sameInWeek("2026-03-07", "America/Panama", newYork), false);
	assert.equal(sameInWeek("2026-01-10", "America/Panama", newYork), true);
});

test("an arrow leads to the next shift in its direction, past days without", () => {
	const rows = timeRows(week, newYork);
	const days = daysInWeek("2026-11-21", newYork, newYork);
	assert.equal(shiftBeside("ArrowRight", saturdayNoon, rows, days), mondayNoon);
	assert.equal(shiftBeside("ArrowDown", saturdayNoon, rows, days), saturdayNight);
	assert.equal(shiftBeside("ArrowLeft", saturdayNoon, rows, days), undefined);
	assert.equal(shiftBeside("Enter", saturdayNoon, rows, days), undefined);
});
