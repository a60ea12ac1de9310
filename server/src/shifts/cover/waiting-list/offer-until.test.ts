import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { minutesAfter } from "../../../platform/clock.ts";
import { offerUntil } from "./offer-until.ts";

const now = new Date("2026-03-08T06:30:00Z");
const keptFor = (left: number, offerMinutes: number) => {
	const until = offerUntil(now, minutesAfter(now, left), offerMinutes);
	return until && (until.getTime() - now.getTime()) / 60_000;
};

test("a place is kept as long as was set, never for more than half of what is left, and near the start for nobody", () => {
	for (const [left, set, kept] of [
		[10_000, 120, 120],
		[241, 120, 120],
		[200, 120, 100],
		[16, 120, 8],
		[15, 120, null],
		[1, 120, null],
		[10_000, 5, 5],
	] as const)
		assert.equal(keptFor(left, set), kept, `${left} minutes before the start, of ${set}`);
});

test("whatever is set, an offer lasts some minutes, and ends before the shift begins", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 5, max: 2880 }), (left, set) => {
			const kept = keptFor(left, set);
			if (left <= 15) assert.equal(kept, null);
			else assert.ok(kept !== null && kept < left && kept >= 5 && kept <= Math.max(5, set), `${kept}`);
		}),
	);
});
