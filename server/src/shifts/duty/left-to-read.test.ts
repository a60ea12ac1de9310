import assert from "node:assert/strict";
import { closeShift } from "@warmline/contract/shifts/duty-calls";
import { test } from "vitest";
import { checksIn, checksOut, dutyOf, shiftWith } from "../../../test/duty.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, clock, pool } = cast;

test("what people say when they leave, and the note of who closes, supervisors and directors read for seven days", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], hours: 2 });
	for (const one of [sam, lina, omar]) await checksIn(one, shift);
	clock.passMinutes(131);
	await checksOut(lina, shift, { words: " The sound was bad tonight. " });
	await checksOut(omar, shift, { heavy: true, words: "It was about my sister." });
	clock.passMinutes(1);
	await checksOut(sam, shift, { sure: true });
	const closed = await sam.calls(closeShift, { note: " Please call the hospital. ", hand_over: true }, { id: shift });
	assert.equal(closed.status, 200, JSON.stringify(closed.body));
	for (const reader of [sam, dora]) {
		const { to_read } = await dutyOf(reader);
		assert.deepEqual(
			to_read.map(({ about, shift_id, name, words }) => [about, shift_id, name, words]),
			[
				["closing", shift, "Sam", "Please call the hospital."],
				["leaving", shift, "Lina", "The sound was bad tonight."],
			],
		);
	}
	assert.deepEqual((await dutyOf(lina)).to_read, []);
	await pool.query(
		"UPDATE shifts SET starts_at = starts_at - interval '7 days', ends_at = ends_at - interval '7 days', closed_at = closed_at - interval '7 days'",
	);
	assert.deepEqual((await dutyOf(dora)).to_read, []);
});
