import assert from "node:assert/strict";
import { test } from "vitest";
import {
	answersSwap,
	asksSwap,
	hasAsked,
	looksAtOffers,
	placesIn,
	swapsOf,
	toldOfShifts,
	withdrawsSwap,
} from "../../../../test/cover.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { books, cancels, plansShift, seesShift, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember } = cast;
const ada = await newMember("ada", "listener");
const sid = await newMember("sid", "supervisor");
await setsRota(cast, { weekly_cap: 14 });

const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
const wish = "Lina would like to swap shifts with you. Please reply.";

let hoursAhead = 24;
const shiftWith = async (listeners: readonly MemberPerson[], supervisor = sam) => {
	hoursAhead += 6;
	const shift = await plansShift(cast, { inHours: hoursAhead, listeners: 3 });
	await books(supervisor, shift, { part: "supervisor" });
	for (const one of listeners) await books(one, shift, { part: "listener" });
	return shift;
};
const newest = async (who: MemberPerson) => (await toldOfShifts(who))[0];

test("a swap is asked for, is seen by both, and nothing changes until the other agrees", async () => {
	const [mine, theirs] = [await shiftWith([lina]), await shiftWith([omar])];
	const swap = await hasAsked(lina, mine, theirs, omar.id);
	assert.deepEqual(
		[swap.from, swap.to, swap.gives.shift_id, swap.gets.shift_id, swap.gives.part],
		[{ id: lina.id, name: "Lina" }, { id: omar.id, name: "Omar" }, mine, theirs, "listener"],
	);
	assert.equal(await newest(omar), wish);
	for (const one of [lina, omar]) assert.deepEqual(await swapsOf(one), [swap]);
	assert.deepEqual(await swapsOf(ada), []);
	assert.deepEqual(await placesIn(cast, mine), [sam.id, lina.id]);

	const { status, body } = await answersSwap(omar, swap.id, true);
	assert.equal(status, 200, JSON.stringify(body));
	assert.deepEqual(await placesIn(cast, mine), [sam.id, omar.id]);
	assert.deepEqual(await placesIn(cast, theirs), [sam.id, lina.id]);
	assert.equal(await newest(lina), "Your swap was accepted. You’re on the other shift now.");
	for (const one of [lina, omar]) assert.deepEqual(await swapsOf(one), []);
	refusal(await answersSwap(omar, swap.id, true), 409, "swap_over");
	refusal(await withdrawsSwap(lina, swap.id), 409, "swap_over");
	const { rows } = await pool.query("SELECT ended_how FROM bookings WHERE ended_at IS NOT NULL");
	assert.deepEqual(rows, [{ ended_how: "swapped" }, { ended_how: "swapped" }]);
});

test("a swap that is declined or withdrawn changes nothing, and the other hears of it", async () => {
	const [mine, theirs] = [await shiftWith([lina]), await shiftWith([omar])];
	const declined = await hasAsked(lina, mine, theirs, omar.id);
	assert.equal((await answersSwap(omar, declined.id, false)).status, 200);
	assert.equal(await newest(lina), "Your swap request was declined. You keep your shift.");
	refusal(await answersSwap(omar, declined.id, true), 409, "swap_over");
	const withdrawn = await hasAsked(lina, mine, theirs, omar.id);
	assert.equal((await withdrawsSwap(lina, withdrawn.id)).status, 204);
	assert.equal(await newest(omar), "A swap you were asked for is no longer needed. You keep your shift.");
	refusal(await answersSwap(omar, withdrawn.id, true), 409, "swap_over");
	assert.deepEqual(await placesIn(cast, mine), [sam.id, lina.id]);
	assert.deepEqual(await swapsOf(omar), []);
});

test("only who was asked answers, only who asked withdraws, and others know nothing of it", async () => {
	const [mine, theirs] = [await shiftWith([lina]), await shiftWith([omar])];
	const { id } = await hasAsked(lina, mine, theirs, omar.id);
	refusal(await answersSwap(lina, id, true), 403, "forbidden");
	refusal(await withdrawsSwap(omar, id), 403, "forbidden");
	for (const one of [ada, sam, dora]) {
		refusal(await answersSwap(one, id, true), 404, "not_found");
		refusal(await withdrawsSwap(one, id), 404, "not_found");
	}
	for (const unknown of [nowhere, "no-id"]) refusal(await answersSwap(omar, unknown, true), 404, "not_found");
	for (const one of [tess, noor]) {
		refusal(await asksSwap(one, mine, theirs, omar.id), 403, "forbidden");
		refusal(await answersSwap(one, id, true), 403, "forbidden");
	}
});

test("a place that one has not, that is not theirs, or of another part is not swapped", async () => {
	const [mine, theirs] = [await shiftWith([lina, sid]), await shiftWith([omar, ada])];
	refusal(await asksSwap(dora, mine, theirs, omar.id), 409, "not_booked");
	refusal(await asksSwap(lina, mine, theirs, sid.id), 409, "not_theirs");
	refusal(await asksSwap(lina, mine, theirs, nowhere), 409, "not_theirs");
	refusal(await asksSwap(lina, mine, mine, lina.id), 409, "not_theirs");
	refusal(await asksSwap(lina, mine, theirs, sam.id), 409, "other_part");
	refusal(await asksSwap(lina, mine, mine, sid.id), 409, "already_booked");
	refusal(await asksSwap(lina, mine, nowhere, omar.id), 404, "not_found");
	const swap = await hasAsked(lina, mine, theirs, omar.id);
	refusal(await asksSwap(lina, mine, theirs, omar.id), 409, "already_asked");
	refusal(await asksSwap(omar, theirs, mine, lina.id), 409, "already_asked");
	await hasAsked(lina, mine, theirs, ada.id);
	assert.equal((await answersSwap(omar, swap.id, true)).status, 200);
	assert.deepEqual(await swapsOf(ada), [], "the place it was about is gone");
});

test("nobody comes by a swap into two shifts at once, or twice into one", async () => {
	const [mine, theirs] = [await shiftWith([lina]), await shiftWith([omar])];
	const beside = await plansShift(cast, { inHours: hoursAhead + 2 });
	await books(sid, beside, { part: "supervisor" });
	const swap = await hasAsked(lina, mine, theirs, omar.id);
	await books(lina, beside);
	refusal(await answersSwap(omar, swap.id, true), 409, "overlap");
	refusal(await asksSwap(lina, mine, theirs, omar.id), 409, "already_asked");
	await cancels(lina, beside);
	await books(omar, mine);
	refusal(await answersSwap(omar, swap.id, true), 409, "already_booked");
	await cancels(omar, mine);
	assert.equal((await answersSwap(omar, swap.id, true)).status, 200);
});

test("two shifts at the same time can be swapped: each leaves their own", async () => {
	const mine = await shiftWith([lina]);
	const theirs = await plansShift(cast, { inHours: hoursAhead + 2 });
	await books(sid, theirs, { part: "supervisor" });
	await books(omar, theirs);
	const swap = await hasAsked(lina, mine, theirs, omar.id);
	assert.equal((await answersSwap(omar, swap.id, true)).status, 200);
	assert.equal((await seesShift(lina, theirs)).own.part, "listener");
	hoursAhead += 2;
});

test("supervisors swap their places, and who supervises no more does not", async () => {
	const [mine, theirs] = [await shiftWith([lina], sid), await shiftWith([lina], dora)];
	const swap = await hasAsked(sid, mine, theirs, dora.id);
	await pool.query("UPDATE members SET role = 'listener' WHERE id = $1", [sid.id]);
	refusal(await answersSwap(dora, swap.id, true), 409, "swap_over");
	await pool.query("UPDATE members SET role = 'supervisor' WHERE id = $1", [sid.id]);
	assert.equal((await answersSwap(dora, swap.id, true)).status, 200);
	assert.equal((await seesShift(lina, mine)).supervisor, dora.id);
	assert.equal((await seesShift(lina, theirs)).supervisor, sid.id);
});

test("a swap ends with the place it is about, and with the shift that begins", async () => {
	const [mine, theirs] = [await shiftWith([lina]), await shiftWith([omar])];
	const gone = await hasAsked(lina, mine, theirs, omar.id);
	await cancels(omar, theirs);
	refusal(await answersSwap(omar, gone.id, true), 409, "swap_over");
	await books(omar, theirs);
	const late = await hasAsked(lina, mine, theirs, omar.id);
	await pool.query("UPDATE shifts SET starts_at = $2 WHERE id = $1", [mine, clock.now()]);
	refusal(await answersSwap(omar, late.id, true), 409, "shift_started");
	refusal(await asksSwap(lina, mine, theirs, omar.id), 409);
	assert.ok(!(await swapsOf(omar)).some(({ id }) => id === late.id));
	await looksAtOffers(cast);
	const { rows } = await pool.query("SELECT ended_how FROM swaps WHERE id = ANY($1)", [[gone.id, late.id]]);
	assert.deepEqual(rows, [{ ended_how: "over" }, { ended_how: "over" }]);
});
