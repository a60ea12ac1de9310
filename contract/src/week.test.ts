import assert from "node:assert/strict";
import { test } from "vitest";
import { daysIntoWeek, weekdayNames, weekdaysFrom } from "./week.ts";

test("a week begins with the organisation's first day, and has each day once", () => {
	assert.deepEqual(weekdaysFrom("sunday"), [0, 1, 2, 3, 4, 5, 6]);
	assert.deepEqual(weekdaysFrom("monday"), [1, 2, 3, 4, 5, 6, 0]);
	assert.deepEqual(weekdaysFrom("saturday"), [6, 0, 1, 2, 3, 4, 5]);
	for (const first of weekdayNames) {
		assert.deepEqual(
			weekdaysFrom(first).map((weekday) => daysIntoWeek(weekday, first)),
			[0, 1, 2, 3, 4, 5, 6],
		);
	}
});
