import assert from "node:assert/strict";
import { test } from "vitest";
import { until } from "../../test/until.ts";
import { createLog } from "./log.ts";
import { createSampledLog } from "./log-sampling.ts";

test("of each kind the first lines are written, and then how many more there were", async () => {
	const lines: string[] = [];
	const log = createLog({ LOG_LEVEL: "info" }, { write: (line: string) => lines.push(line) });
	const sampled = createSampledLog(log, 3, 50);
	for (let n = 0; n < 1000; n++) sampled("info", { n }, "a frame was refused");
	sampled("error", {}, "something else happened");
	assert.equal(lines.length, 4);
	await until(() => lines.length === 5);
	assert.match(lines[4] ?? "", /"kind":"a frame was refused","suppressed":997,/);
	sampled("info", {}, "a frame was refused");
	assert.equal(lines.length, 6, "a new window begins with new messages");
});
