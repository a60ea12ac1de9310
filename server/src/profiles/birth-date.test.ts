import assert from "node:assert/strict";
import { test } from "vitest";
import { ensureBirthDate } from "./birth-date.ts";

for (const [now, youngest, oldest] of [
	["2026-11-21T23:59:59Z", "2013-11-21", "1906-11-21"],
	["2028-02-29T00:00:00Z", "2015-03-01", "1908-02-29"],
] as const) {
	test(`on ${now.slice(0, 10)} the youngest member was born on ${youngest}, and the oldest on ${oldest} (P3)`, () => {
		const next = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
		for (const day of [youngest, oldest, "1990-02-28"]) ensureBirthDate(day, new Date(now));
		for (const day of [next(youngest, 1), next(oldest, -1), "2999-01-01", "0001-01-01"]) {
			assert.throws(() => ensureBirthDate(day, new Date(now)), { name: "Error" });
		}
	});
}
