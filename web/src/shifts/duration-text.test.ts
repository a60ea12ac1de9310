import assert from "node:assert/strict";
import { test } from "vitest";
import { durationText } from "./duration-text.ts";

test("a support time is said in hours and minutes (H6)", () => {
	for (const [minutes, words] of [
		[255, "4 h 15 min"],
		[240, "4 h"],
		[60, "1 h"],
		[61, "1 h 1 min"],
		[45, "45 min"],
		[1, "1 min"],
		[0, "0 h"],
		[6000, "100 h"],
	] as const) {
		assert.equal(durationText(minutes), words);
	}
});
