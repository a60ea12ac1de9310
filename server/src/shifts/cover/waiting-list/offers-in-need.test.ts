import assert from "node:assert/strict";
import { answerOffer } from "@warmline/contract/shifts/cover-calls";
import { changeShift } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { answersOffer, callsOut, joins, looksAtOffers, placesIn, toldOfShifts } from "../../../../test/cover.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { books, cancels, plansShift, seesShift, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, newMember } = cast;
const ada = await newMember("ada", "listener");
const ben = await newMember("ben", "listener");
await setsRota(cast, { weekly_cap: 14 });

const soon = "A shift you’re waiting for starts soon and has an open spot. The first to book gets it.";

const anew = async (inHours: number) => {
	await pool.query("TRUNCATE shifts CASCADE");
	const shift = await plansShift(cast, { inHours, listeners: 1 });
	await books(sam, shift, { part: "supervisor" });
	await books(lina, shift);
	return shift;
};
const joined = async (shift: string, ...people: MemberPerson[]) => {
	for (const one of people) assert.equal((await joins(one, shift)).status, 200);
};
const ownOf = async (who: MemberPerson, shift: string) => (await seesShift(who, shift)).own;
const timesTold = async (who: MemberPerson) => (await toldOfShifts(who)).filter((words) => words === soon).length;

test("near the start all who wait are told of a free place once, and it is whoever's books first", async () => {
	const shift = await anew(0.2);
	await joined(shift, omar, ada);
	await cancels(lina, shift);
	await looksAtOffers(cast);
	for (const one of [omar, ada]) {
		assert.equal(await timesTold(one), 1);
		assert.equal((await ownOf(one, shift)).offer_until, null);
	}
	const { status } = await callsOut(sam, shift, "listener", [ben.id]);
	assert.equal(status, 200, "it is kept for nobody, so others may be asked");
	await books(ben, shift);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, ben.id]);
	await cancels(ben, shift);
	assert.deepEqual([await timesTold(omar), await timesTold(ada)], [2, 2], "free again, it is told again");
	await books(ada, shift);
	assert.equal((await ownOf(ada, shift)).waiting, null);
});

test("where the free place is kept for somebody, who calls out hears that, not that nobody is missing", async () => {
	const shift = await anew(24);
	await joined(shift, omar);
	await cancels(lina, shift);
	assert.notEqual((await ownOf(omar, shift)).offer_until, null);
	const { message } = refusal(await callsOut(sam, shift, "listener"), 409, "not_needed");
	assert.match(message, /on hold for someone/);
});

test("with the last supervisor an offer to listen ends, and the one after them brings it back", async () => {
	for (const leaves of [
		(shift: string) => cancels(sam, shift),
		(shift: string) => dora.calls(changeShift, { supervisor: null }, { id: shift }),
	]) {
		const shift = await anew(24);
		await joined(shift, omar);
		await cancels(lina, shift);
		assert.notEqual((await ownOf(omar, shift)).offer_until, null);
		await leaves(shift);
		assert.equal((await ownOf(omar, shift)).offer_until, null);
		refusal(await answersOffer(omar, shift, true), 409, "needs_supervisor");
		assert.ok(answerOffer.errors.includes("needs_supervisor"));
		assert.deepEqual(await placesIn(cast, shift), []);
		await books(dora, shift, { part: "supervisor" });
		assert.equal((await answersOffer(omar, shift, true)).status, 200);
	}
});
