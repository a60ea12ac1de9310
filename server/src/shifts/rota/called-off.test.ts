import assert from "node:assert/strict";
import { ownShifts } from "@warmline/contract/shifts/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { rotaOf } from "../../../test/rota.ts";
import { books, cancels, plansShift, seesShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, pool } = cast;
const { changes } = rotaOf(cast);

const ownOf = async (who: MemberPerson) => ownShifts.answer.parse((await who.calls(ownShifts)).body).results;

/** A shift of Sam and Lina that was called off. */
const calledOff = async (inHours: number) => {
	const shift = await plansShift(cast, { inHours });
	await books(sam, shift);
	await books(lina, shift);
	await changes(shift, { off: "A burst pipe", tell: true });
	return shift;
};

test("who had booked a shift that was called off still sees it among their own, with the reason (H4)", async () => {
	const shift = await calledOff(24);
	for (const who of [sam, lina]) {
		const [seen, ...others] = await ownOf(who);
		assert.deepEqual([seen?.id, seen?.state, seen?.off_reason, others], [shift, "off", "A burst pipe", []]);
		assert.deepEqual([seen?.own.part, seen?.own.cancel_until, seen?.own.called_off], [null, null, true]);
		assert.deepEqual(await seesShift(who, shift), seen);
	}
	assert.deepEqual(await ownOf(omar), []);
	assert.equal((await seesShift(omar, shift)).own.called_off, false);
	await changes(shift, { off: "No heating" });
	assert.equal((await ownOf(lina))[0]?.off_reason, "No heating");
});

test("it is theirs no more once it would be over, or is on again; and called off anew only theirs who have booked anew", async () => {
	await pool.query("TRUNCATE shifts CASCADE");
	const over = await calledOff(48);
	await pool.query("UPDATE shifts SET starts_at = now() - interval '5 hours', ends_at = now() - interval '1 hour'");
	assert.deepEqual(await ownOf(lina), []);
	const again = await calledOff(24);
	assert.notEqual(again, over);
	await changes(again, { off: null });
	assert.deepEqual(await ownOf(lina), []);
	assert.equal((await seesShift(lina, again)).own.called_off, false);
	await books(sam, again);
	await changes(again, { off: "No heating", tell: true });
	assert.deepEqual(await ownOf(lina), []);
	assert.equal((await ownOf(sam))[0]?.id, again);
});

test("who had given their place up before is not shown what was called off afterwards", async () => {
	await pool.query("TRUNCATE shifts CASCADE");
	const shift = await plansShift(cast);
	await books(sam, shift);
	await books(lina, shift);
	await cancels(lina, shift);
	await changes(shift, { off: "A burst pipe", tell: true });
	assert.deepEqual(await ownOf(lina), []);
});

test("a place that was lost with its shift is in the way of no other one (H4)", async () => {
	await pool.query("TRUNCATE shifts CASCADE");
	await calledOff(24);
	const instead = await plansShift(cast, { inHours: 25 });
	await books(sam, instead);
	assert.equal((await books(lina, instead)).own.overlaps, false);
});
