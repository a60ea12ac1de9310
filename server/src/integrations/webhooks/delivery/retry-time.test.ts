import assert from "node:assert/strict";
import { test } from "vitest";
import { retryTime } from "./retry-time.ts";

const now = new Date("2026-11-02T10:00:00.000Z");
const seconds = (attempts: number, retryAfter?: string) => {
	const next = retryTime(attempts, now, retryAfter);
	return next && (next.getTime() - now.getTime()) / 1000;
};

test("it is tried again later and later, eleven times in a little more than three days", () => {
	const delays = Array.from({ length: 10 }, (_, n) => seconds(n + 1));
	assert.deepEqual(delays, [5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
	const days = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0) / 86_400;
	assert.ok(days > 3 && days < 3.5, String(days));
	assert.equal(seconds(11), null);
	assert.equal(seconds(40), null);
});

test("an endpoint may ask for more time, as a number or a date, of at most a day, and never for less", () => {
	assert.equal(seconds(1, "120"), 120);
	assert.equal(seconds(1, "Mon, 02 Nov 2026 10:10:00 GMT"), 600);
	assert.equal(seconds(4, "1"), 1800);
	assert.equal(seconds(4, "Mon, 02 Nov 2020 10:10:00 GMT"), 1800);
	assert.equal(seconds(1, "999999999"), 86_400);
	assert.equal(seconds(1, "Mon, 02 Nov 2099 10:10:00 GMT"), 86_400);
	for (const nonsense of ["soon", "", "-5", "1e9", "Infinity"]) assert.equal(seconds(2, nonsense), 60, nonsense);
	assert.equal(seconds(11, "60"), null);
});
