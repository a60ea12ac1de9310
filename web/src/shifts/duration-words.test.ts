import assert from "node:assert/strict";
import { test } from "vitest";
import { durationWords } from "./duration-words.ts";

test("a support time is said in hours and minutes (H6)", () => {
	for (const [minutes, words] of [
		[255, "4 h 15 min"],
		[240, "4 hours"],
		[60, "1 hour"],
		[61, "1 h 1 min"],
		[45, "45 minutes"],
		[1, "1 minute"],
		[0, "0 minutes"],
		[6000, "100 hours"],
	] as const) {
		assert.equal(durationWords(minutes), words);
	}
});
