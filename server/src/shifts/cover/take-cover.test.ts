import assert from "node:assert/strict";
import { test } from "vitest";
import { joins, placesIn, seeksCover, takesCover } from "../../../test/cover.ts";
import { placesHold } from "../../../test/places-hold.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, seesShift, setsRota, triesToBook, triesToCancel } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, pool, newMember } = cast;
const ada = await newMember("ada", "listener");
const ben = await newMember("ben", "listener");
await setsRota(cast, { weekly_cap: 14 });

/** A shift for one listener, who looks for somebody who comes instead. */
const wantsCover = async () => {
	await pool.query("TRUNCATE shifts CASCADE");
	const shift = await plansShift(cast, { listeners: 1 });
	await books(sam, shift, { part: "supervisor" });
	await books(lina, shift);
	assert.equal((await seeksCover(lina, shift)).status, 200);
	return shift;
};

test("of all who take the same place at once one has it", async () => {
	for (let round = 0; round < 15; round++) {
		const shift = await wantsCover();
		const takers = [omar, ada, ben];
		const answers = await Promise.all(takers.map((one) => takesCover(one, shift, lina.id)));
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
		for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "not_wanted");
		const winner = takers[answers.findIndex(({ status }) => status === 200)];
		assert.deepEqual(await placesIn(cast, shift), [sam.id, winner?.id]);
	}
});

test("a place that is taken, given up and booked in one moment has one owner at the end", async () => {
	const seen = new Set<string>();
	for (let round = 0; round < 25; round++) {
		const shift = await wantsCover();
		const waits = round % 2 === 0;
		if (waits) await joins(ben, shift);
		const acts = [
			() => takesCover(omar, shift, lina.id),
			() => triesToCancel(lina, shift),
			() => triesToBook(ada, shift),
		];
		const first = round % acts.length;
		const inTurn = [...acts.slice(first), ...acts.slice(0, first)];
		const answers = await Promise.all(inTurn.map((act) => act()));
		const [taken, cancelled, booked] = [0, 1, 2].map((at) => answers[(at - first + acts.length) % acts.length]?.status);
		await placesHold(cast);
		const { places, own } = await seesShift(ben, shift);
		const listener = places.find(({ part }) => part === "listener")?.member_id;
		if (taken === 200) assert.deepEqual([cancelled, booked, listener], [409, 409, omar.id]);
		else {
			assert.deepEqual([taken, cancelled], [409, 200]);
			assert.equal(listener, booked === 200 ? ada.id : undefined);
			// What was given up is kept for who waits, and nobody overtakes them.
			if (waits) assert.deepEqual([booked, own.offer_until !== null], [409, true]);
		}
		seen.add(taken === 200 ? "taken" : "given up");
	}
	assert.equal(seen.size, 2, [...seen].join());
});

test("whoever is shown that they can cover can, and nobody else", async () => {
	const { dora, tess } = cast;
	const [busy, elsewhere] = [await newMember("busy", "listener"), await newMember("elsewhere", "supervisor")];
	for (const [who, covers] of [
		[omar, ["listener"]],
		[dora, ["listener", "supervisor"]],
		[elsewhere, []],
		[busy, []],
		[tess, []],
	] as const) {
		const shift = await wantsCover();
		await seeksCover(sam, shift);
		const other = await plansShift(cast, { inHours: 26 });
		await books(elsewhere, other, { part: "supervisor" });
		await books(busy, other);
		assert.deepEqual((await seesShift(who, shift)).own.can_cover, covers, who.id);
		for (const [part, from] of [
			["supervisor", sam],
			["listener", lina],
		] as const) {
			const { status } = await takesCover(who, shift, from.id);
			const may = covers.some((one) => one === part);
			assert.equal(status === 200, may, `${who.id} ${part}`);
			if (may) break;
		}
	}
});

test("nobody is shown that they can cover where nobody looks for it, in their own shift, or in one that is off or over", async () => {
	const shift = await wantsCover();
	const covers = async (who = omar) => (await seesShift(who, shift)).own.can_cover;
	assert.deepEqual([await covers(), await covers(lina), await covers(sam)], [["listener"], [], []]);
	await pool.query("UPDATE shifts SET off_at = now()");
	assert.deepEqual(await covers(), []);
	await pool.query(
		"UPDATE shifts SET off_at = NULL, starts_at = now() - interval '2 minutes', ends_at = now() - interval '1 minute'",
	);
	assert.deepEqual(await covers(), []);
	await pool.query("UPDATE shifts SET starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'");
	await pool.query("UPDATE bookings SET cover_wanted_at = NULL");
	assert.deepEqual(await covers(), []);
});
