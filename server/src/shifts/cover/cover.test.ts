import assert from "node:assert/strict";
import { seekCover, takeCover } from "@warmline/contract/shifts/cover-calls";
import { test } from "vitest";
import { joins, keepsPlace, placesIn, seeksCover, takesCover, toldOfShifts } from "../../../test/cover.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, seesShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember, newBrowser } = cast;
const ada = await newMember("ada", "listener");
await setsRota(cast, { weekly_cap: 14 });

const needed = "A shift needs a listener. Could you come?";
const covered = "Your shift is covered. Omar will take your place.";
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

let hoursAhead = 10;
/** A shift long after every other, with a supervisor and these listeners. */
const shiftWith = async (listeners: readonly MemberPerson[], supervisor = sam) => {
	hoursAhead += 30;
	const shift = await plansShift(cast, { inHours: hoursAhead, listeners: 2 });
	await books(supervisor, shift, { part: "supervisor" });
	for (const one of listeners) await books(one, shift);
	return shift;
};

const newsOf = async (who: MemberPerson, act: () => Promise<unknown>) => {
	const before = (await toldOfShifts(who)).length;
	await act();
	const after = await toldOfShifts(who);
	return after.slice(0, after.length - before);
};

test("who looks for cover keeps the place, the shift is at risk, and those who can are asked", async () => {
	const shift = await shiftWith([lina]);
	const told = await newsOf(omar, async () => {
		const { status, body } = await seeksCover(lina, shift, "A test at school.");
		assert.equal(status, 200, JSON.stringify(body));
		const { asked, result } = seekCover.answer.parse(body);
		// Omar, Ada and Dora: Sam is in it, and a trainee and a new hire cannot come.
		assert.deepEqual([asked, result.state, result.own.part, result.own.cover_wanted], [3, "at_risk", "listener", true]);
	});
	assert.deepEqual(told, [needed]);
	const seen = await seesShift(omar, shift);
	assert.equal(seen.places.find(({ member_id }) => member_id === lina.id)?.cover_wanted, true);
	assert.ok(!JSON.stringify(seen).includes("school"), "why is nobody's affair");
	const { rows } = await pool.query("SELECT cover_reason FROM bookings WHERE shift_id = $1 AND member_id = $2", [
		shift,
		lina.id,
	]);
	assert.deepEqual(rows, [{ cover_reason: "A test at school." }]);
});

test("nobody is asked twice for the same shift", async () => {
	const shift = await shiftWith([lina]);
	await seeksCover(lina, shift);
	assert.deepEqual(
		await newsOf(omar, async () => assert.equal(seekCover.answer.parse((await seeksCover(lina, shift)).body).asked, 0)),
		[],
	);
});

test("who has to rest is not asked, unless they wait for a place in it", async () => {
	const shift = await shiftWith([lina, omar]);
	const near = await plansShift(cast, { inHours: hoursAhead + 6, listeners: 2 });
	await books(dora, near, { part: "supervisor" });
	await books(ada, near);
	assert.deepEqual(await newsOf(ada, () => seeksCover(lina, shift)), []);
	await joins(ada, shift);
	assert.deepEqual(await newsOf(ada, () => seeksCover(lina, shift)), [needed]);
});

test("a supervisor's place is offered to those who supervise", async () => {
	const shift = await shiftWith([lina]);
	const told = await newsOf(dora, () => seeksCover(sam, shift));
	assert.deepEqual(told, ["A shift needs a supervisor. Could you come?"]);
	refusal(await takesCover(omar, shift, sam.id), 409, "not_a_supervisor");
	assert.equal((await takesCover(dora, shift, sam.id)).status, 200);
	assert.equal((await seesShift(lina, shift)).supervisor, dora.id);
});

test("who has nothing to cover, or whose shift has begun, is refused", async () => {
	const shift = await shiftWith([lina]);
	refusal(await seeksCover(omar, shift), 409, "not_booked");
	refusal(await keepsPlace(omar, shift), 409, "not_booked");
	refusal(await seeksCover(lina, nowhere), 404, "not_found");
	refusal(await seeksCover(lina, "no-id"), 404, "not_found");
	refusal(await keepsPlace(lina, nowhere), 404, "not_found");
	refusal(await takesCover(lina, nowhere, omar.id), 404, "not_found");
	refusal(await seeksCover(lina, shift, "x".repeat(201)), 400);
	const soon = await plansShift(cast, { inHours: 1 });
	await books(sam, soon);
	await books(lina, soon);
	clock.passMinutes(61);
	refusal(await seeksCover(lina, soon), 409, "shift_started");
	hoursAhead += 2;
});

test("the place goes to who takes it, the other is told, and it is no longer looked for", async () => {
	const shift = await shiftWith([lina]);
	await seeksCover(lina, shift);
	const told = await newsOf(lina, async () => {
		const { status, body } = await takesCover(omar, shift, lina.id);
		assert.equal(status, 200, JSON.stringify(body));
		const { result } = takeCover.answer.parse(body);
		assert.deepEqual([result.state, result.own.part, result.own.cover_wanted], ["confirmed", "listener", false]);
	});
	assert.deepEqual(told, [covered]);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, omar.id]);
	const { rows } = await pool.query("SELECT ended_how FROM bookings WHERE shift_id = $1 AND member_id = $2", [
		shift,
		lina.id,
	]);
	assert.deepEqual(rows, [{ ended_how: "covered" }]);
	assert.equal((await seesShift(lina, shift)).own.part, null);
	refusal(await takesCover(ada, shift, lina.id), 409, "not_wanted");
	refusal(await takesCover(omar, shift, lina.id), 409, "already_booked");
});

test("a place that is kept again cannot be taken", async () => {
	const shift = await shiftWith([lina]);
	refusal(await takesCover(omar, shift, lina.id), 409, "not_wanted");
	await seeksCover(lina, shift);
	assert.equal((await keepsPlace(lina, shift)).status, 200);
	assert.equal((await seesShift(omar, shift)).state, "confirmed");
	refusal(await takesCover(omar, shift, lina.id), 409, "not_wanted");
	refusal(await takesCover(omar, shift, nowhere), 409, "not_wanted");
	assert.deepEqual(await placesIn(cast, shift), [sam.id, lina.id]);
	assert.equal((await keepsPlace(lina, shift)).status, 200, "pressed again it stays");
});

test("who is busy, or has a place in it, does not take another's", async () => {
	const shift = await shiftWith([lina, omar]);
	await seeksCover(lina, shift);
	refusal(await takesCover(omar, shift, lina.id), 409, "already_booked");
	refusal(await takesCover(lina, shift, lina.id), 409, "already_booked");
	const beside = await plansShift(cast, { inHours: hoursAhead + 2 });
	await books(dora, beside, { part: "supervisor" });
	await books(ada, beside);
	refusal(await takesCover(ada, shift, lina.id), 409, "overlap");
	assert.deepEqual(await placesIn(cast, shift), [sam.id, lina.id, omar.id]);
});

test("a shift that was called off, or is over, needs no cover", async () => {
	const shift = await shiftWith([lina]);
	await seeksCover(lina, shift);
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [shift]);
	refusal(await takesCover(omar, shift, lina.id), 409, "shift_off");
	await pool.query("UPDATE shifts SET off_at = NULL, ends_at = $2 WHERE id = $1", [shift, clock.now()]);
	refusal(await takesCover(omar, shift, lina.id), 409, "shift_over");
});

test("trainees, new hires and strangers have no part in it", async () => {
	const shift = await shiftWith([lina]);
	for (const one of [tess, noor]) {
		refusal(await seeksCover(one, shift), 403, "forbidden");
		refusal(await keepsPlace(one, shift), 403, "forbidden");
		refusal(await takesCover(one, shift, lina.id), 403, "forbidden");
	}
	refusal(await newBrowser().calls(takeCover, { member_id: lina.id }, { id: shift }), 401, "not_logged_in");
});
