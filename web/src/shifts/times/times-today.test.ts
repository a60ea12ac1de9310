import assert from "node:assert/strict";
import { test } from "vitest";
import { timesToday } from "./times-today.ts";

const shown = (at: string, start_time: string, end_time: string) => {
	const { start, end } = timesToday({ start_time, end_time }, "America/New_York", Date.parse(at));
	return [new Date(start).toISOString(), new Date(end).toISOString()];
};

test("a shift time of today ends today, and over midnight on the clocks of tomorrow (H5)", () => {
	const evening = "2026-10-31T20:00:00Z";
	assert.deepEqual(shown(evening, "18:00", "22:00"), ["2026-10-31T22:00:00.000Z", "2026-11-01T02:00:00.000Z"]);
	assert.deepEqual(shown(evening, "20:00", "00:00"), ["2026-11-01T00:00:00.000Z", "2026-11-01T04:00:00.000Z"]);
	// In that night the clocks are put back.
	assert.deepEqual(shown(evening, "22:00", "02:00"), ["2026-11-01T02:00:00.000Z", "2026-11-01T07:00:00.000Z"]);
});
