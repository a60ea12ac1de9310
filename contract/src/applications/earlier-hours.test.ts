import assert from "node:assert/strict";
import { test } from "vitest";
import { earlierHours, readHours } from "./earlier-hours.ts";

test("hours are read as people write them", () => {
	for (const [text, hours] of [
		["0", 0],
		["12,5", 12.5],
		["12.25", 12.25],
		[" 1200 ", 1200],
		["1 240,5", 1240.5],
		["1\u202f240", 1240],
		["20000", 20_000],
	] as const)
		assert.equal(readHours(text), hours, text);
});

test("what may be a thousand times as much is refused, and so is what is no number", () => {
	for (const text of ["1,200", "1.200", "12,000", "1,200,000", "1,200.5", "1.200,5", "-4", "1e3", "0x10", "many", ""]) {
		const { success, error } = earlierHours.safeParse(readHours(text));
		assert.equal(success, false, text);
		assert.match(error?.issues[0]?.message ?? "", /without a comma or a point between thousands/);
	}
});
