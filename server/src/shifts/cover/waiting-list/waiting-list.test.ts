import assert from "node:assert/strict";
import { joinWaitingList } from "@warmline/contract/shifts/cover-calls";
import { test } from "vitest";
import { answersOffer, joins, leaves, looksAtOffers, placesIn, toldOfShifts } from "../../../../test/cover.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { books, cancels, plansShift, seesShift, setsRota, triesToBook } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember } = cast;
const ada = await newMember("ada", "listener");
const ben = await newMember("ben", "listener");
await setsRota(cast, { weekly_cap: 14 });

const free = "There’s a spot for you in a shift you’re waiting for. We’re holding it for a while.";
const missed = "The spot we were holding for you is open to others now. You can rejoin the waiting list.";
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

let hoursAhead = 24;
/** A shift for one listener, whose place Lina has, long after every other. */
const full = async () => {
	hoursAhead += 6;
	const shift = await plansShift(cast, { inHours: hoursAhead, listeners: 1 });
	await books(sam, shift, { part: "supervisor" });
	await books(lina, shift);
	return shift;
};
const joined = async (shift: string, ...people: MemberPerson[]) => {
	for (const one of people) assert.equal((await joins(one, shift)).status, 200);
};
const ownOf = async (who: MemberPerson, shift: string) => (await seesShift(who, shift)).own;
const endingsOf = async (shift: string) =>
	(await pool.query("SELECT ended_how FROM waiting_places WHERE shift_id = $1 ORDER BY id", [shift])).rows.map(
		({ ended_how }) => ended_how,
	);
const newsOf = async (who: MemberPerson, act: () => Promise<unknown>) => {
	const before = (await toldOfShifts(who)).length;
	await act();
	const after = await toldOfShifts(who);
	return after.slice(0, after.length - before);
};
const minutesLeft = (until: string | null) => (Date.parse(until ?? "") - clock.now().getTime()) / 60_000;

test("a full shift can be waited for, in the order of coming, and each sees how many are before them", async () => {
	const shift = await full();
	const { status, body } = await joins(omar, shift);
	assert.equal(status, 200, JSON.stringify(body));
	assert.deepEqual(joinWaitingList.answer.parse(body).result.own, { ...(await ownOf(omar, shift)), waiting: 0 });
	await joined(shift, ada);
	assert.equal((await ownOf(ada, shift)).waiting, 1);
	assert.equal((await seesShift(lina, shift)).waiting, 2);
	assert.equal((await leaves(omar, shift)).status, 200);
	assert.deepEqual([(await ownOf(omar, shift)).waiting, (await ownOf(ada, shift)).waiting], [null, 0]);
	assert.equal((await leaves(omar, shift)).status, 200, "they wait no more, and may say so again");
});

test("who can book, is in it, waits already or is busy does not join the list", async () => {
	const shift = await full();
	refusal(await joins(lina, shift), 409, "already_booked");
	await joined(shift, omar);
	refusal(await joins(omar, shift), 409, "already_waiting");
	const other = await plansShift(cast, { inHours: hoursAhead + 2 });
	refusal(await joins(ada, other), 409, "not_full");
	await books(dora, other, { part: "supervisor" });
	await books(ada, other);
	refusal(await joins(ada, shift), 409, "overlap");
	refusal(await joins(ben, nowhere), 404, "not_found");
	refusal(await leaves(ben, nowhere), 404, "not_found");
	for (const one of [tess, noor]) {
		refusal(await joins(one, shift), 403, "forbidden");
		refusal(await leaves(one, shift), 403, "forbidden");
		refusal(await answersOffer(one, shift, true), 403, "forbidden");
	}
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [shift]);
	refusal(await joins(ben, shift), 409, "shift_off");
	refusal(await answersOffer(omar, shift, true), 409, "shift_off");
	await pool.query("UPDATE shifts SET off_at = NULL, starts_at = $2 WHERE id = $1", [shift, clock.now()]);
	refusal(await joins(ben, shift), 409, "shift_started");
	refusal(await answersOffer(omar, shift, true), 409, "shift_started");
});

test("a supervisor waits where neither a supervisor's place nor a listener's is free, and for their own", async () => {
	hoursAhead += 6;
	const shift = await plansShift(cast, { inHours: hoursAhead, listeners: 1 });
	await books(sam, shift, { part: "supervisor" });
	refusal(await joins(dora, shift), 409, "not_full");
	await books(lina, shift);
	await joined(shift, dora, omar);
	assert.deepEqual(await newsOf(omar, () => cancels(sam, shift)), []);
	assert.notEqual((await ownOf(dora, shift)).offer_until, null);
	assert.equal((await answersOffer(dora, shift, true, { long_run: true })).status, 200);
	assert.equal((await seesShift(lina, shift)).supervisor, dora.id);
});

test("a place that is given up is kept for the first who waits, and for nobody else", async () => {
	const shift = await full();
	await joined(shift, omar, ada);
	assert.deepEqual(await newsOf(omar, () => cancels(lina, shift)), [free]);
	const { offer_until } = await ownOf(omar, shift);
	assert.ok(Math.abs(minutesLeft(offer_until) - 120) < 1, offer_until ?? "");
	assert.equal((await ownOf(ada, shift)).offer_until, null);
	for (const one of [ben, lina]) refusal(await triesToBook(one, shift), 409, "shift_full");
	refusal(await answersOffer(ada, shift, true), 409, "no_offer");
	refusal(await answersOffer(ben, shift, true), 409, "no_offer");
	const { status, body } = await answersOffer(omar, shift, true);
	assert.equal(status, 200, JSON.stringify(body));
	assert.deepEqual(await placesIn(cast, shift), [sam.id, omar.id]);
	refusal(await answersOffer(omar, shift, true), 409, "no_offer");
	assert.deepEqual(await endingsOf(shift), ["taken", null]);
});

test("who says no, leaves, or books it themselves makes way for the next", async () => {
	const shift = await full();
	await joined(shift, omar, ada, ben);
	await cancels(lina, shift);
	assert.deepEqual(await newsOf(ada, () => answersOffer(omar, shift, false)), [free]);
	assert.deepEqual(await newsOf(ben, () => leaves(ada, shift)), [free]);
	await books(ben, shift);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, ben.id]);
	assert.deepEqual(await endingsOf(shift), ["declined", "left", "taken"]);
});

test("an offer that nobody answers in time is missed once, and goes on", async () => {
	const shift = await full();
	await joined(shift, omar, ada);
	await cancels(lina, shift);
	await looksAtOffers(cast);
	assert.notEqual((await ownOf(omar, shift)).offer_until, null, "it is not past yet");
	clock.passMinutes(121);
	refusal(await answersOffer(omar, shift, true), 409, "no_offer");
	assert.deepEqual(
		await newsOf(omar, async () => {
			await Promise.all([looksAtOffers(cast), looksAtOffers(cast)]);
			await looksAtOffers(cast);
		}),
		[missed],
	);
	assert.equal((await toldOfShifts(ada))[0], free);
	assert.deepEqual(await endingsOf(shift), ["missed", null]);
	await joined(shift, omar);
	assert.equal((await ownOf(omar, shift)).waiting, 1, "they may wait again, behind the others");
});

test("who has found another shift meanwhile is passed over, and keeps their place in the list", async () => {
	const shift = await full();
	await joined(shift, omar, ada);
	const other = await plansShift(cast, { inHours: (hoursAhead * 60 - 121 + 60) / 60 });
	await books(dora, other, { part: "supervisor" });
	await books(omar, other);
	await cancels(lina, shift);
	assert.equal((await ownOf(omar, shift)).offer_until, null);
	assert.notEqual((await ownOf(ada, shift)).offer_until, null);
	await books(ada, shift);
	assert.equal((await ownOf(omar, shift)).waiting, 0);
});

test("a listener's place is not offered before somebody supervises, and is then", async () => {
	const shift = await full();
	await joined(shift, omar);
	await cancels(sam, shift);
	await cancels(lina, shift);
	assert.equal((await ownOf(omar, shift)).offer_until, null);
	await books(dora, shift, { part: "supervisor" });
	assert.notEqual((await ownOf(omar, shift)).offer_until, null);
});

test("who was locked out, or is a trainee again, is offered nothing", async () => {
	const shift = await full();
	await joined(shift, ada, ben, omar);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [ada.id]);
	await pool.query("UPDATE members SET role = 'trainee_listener' WHERE id = $1", [ben.id]);
	await cancels(lina, shift);
	assert.notEqual((await ownOf(omar, shift)).offer_until, null);
	await pool.query("UPDATE members SET is_active = true, role = 'listener' WHERE id = ANY($1)", [[ada.id, ben.id]]);
});

test("when it begins, nobody waits for it any more", async () => {
	const shift = await full();
	await joined(shift, omar, ada);
	await cancels(lina, shift);
	await pool.query("UPDATE shifts SET starts_at = $2 WHERE id = $1", [shift, clock.now()]);
	assert.deepEqual(await newsOf(ada, () => looksAtOffers(cast)), []);
	assert.deepEqual(await endingsOf(shift), ["over", "over"]);
});
