import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { daysInWeek, shiftBeside, timeRows } from "./week-grid.ts";

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

test("the days are the reader's: eight where the society's midnight is at another time (H1, H5)", () => {
	assert.deepEqual(daysInWeek("2026-11-21", newYork, newYork).at(-1), "2026-11-27");
	assert.equal(daysInWeek("2026-11-21", newYork, newYork).length, 7);
	const inTokyo = daysInWeek("2026-11-21", "Asia/Tokyo", newYork);
	assert.deepEqual([inTokyo[0], inTokyo.at(-1), inTokyo.length], ["2026-11-21", "2026-11-28", 8]);
});

test("an arrow leads to the next shift in its direction, past days without", () => {
	const rows = timeRows(week, newYork);
	const days = daysInWeek("2026-11-21", newYork, newYork);
	assert.equal(shiftBeside("ArrowRight", saturdayNoon, rows, days), mondayNoon);
	assert.equal(shiftBeside("ArrowDown", saturdayNoon, rows, days), saturdayNight);
	assert.equal(shiftBeside("ArrowLeft", saturdayNoon, rows, days), undefined);
	assert.equal(shiftBeside("Enter", saturdayNoon, rows, days), undefined);
});
