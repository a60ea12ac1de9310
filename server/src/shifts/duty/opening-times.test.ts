import assert from "node:assert/strict";
import { test } from "vitest";
import { openingSeenBy, opensBy } from "../../../test/duty.ts";
import { books, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, clock, newBrowser } = cast;
await setsRota(cast, { weekly_cap: 14 });
await opensBy(dora, "shifts");

test("of hours that go on for more than two days nobody is told more than two days", async () => {
	const hours = 12;
	const ends: number[] = [];
	for (let n = 0; n < 6; n++) {
		const at = new Date(clock.now().getTime() + 60_000);
		const shift = await plansShift(cast, { at: n === 0 ? at : new Date(ends[n - 1] ?? 0), hours });
		ends.push((ends[n - 1] ?? at.getTime()) + hours * 3_600_000);
		await books(sam, shift, { part: "supervisor", beyond_cap: true, long_run: true });
		await books(lina, shift, { beyond_cap: true, long_run: true });
	}
	const later = await plansShift(cast, { at: new Date((ends[5] ?? 0) + 3_600_000) });
	await books(sam, later, { part: "supervisor", beyond_cap: true, long_run: true });
	await books(lina, later, { beyond_cap: true, long_run: true });
	clock.passMinutes(2);
	const seen = async () => {
		const { closes_at, next_open } = await openingSeenBy(newBrowser());
		return [closes_at && Date.parse(closes_at), next_open && Date.parse(next_open)];
	};
	assert.deepEqual(await seen(), [ends[4], null]);
	clock.passMinutes(hours * 60);
	assert.deepEqual(await seen(), [ends[5], null]);
	clock.passMinutes(hours * 60);
	assert.deepEqual(await seen(), [ends[5], (ends[5] ?? 0) + 3_600_000]);
});
