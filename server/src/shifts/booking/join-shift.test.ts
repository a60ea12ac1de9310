import assert from "node:assert/strict";
import { bookShift } from "@warmline/contract/shifts/calls";
import { takeCover } from "@warmline/contract/shifts/cover-calls";
import { beforeEach, test } from "vitest";
import { asksSwap, joins, placesIn, seeksCover, takesCover, toldOfShifts } from "../../../test/cover.ts";
import { checksIn, checksOut, emptiesShifts, shiftWith, triesToCheckIn } from "../../../test/duty.ts";
import { hoursSeenBy } from "../../../test/hours.ts";
import { placesHold } from "../../../test/places-hold.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, seesShifts, setsRota, triesToBook, triesToCancel } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, pool, clock, newMember } = cast;
await setsRota(cast, { weekly_cap: 14 });
beforeEach(() => emptiesShifts(cast));

/** A shift of four hours that began so many minutes ago, with room for one more listener. */
const running = async ({ ago = 60, listeners = [lina], places = 2 } = {}) => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners, inMinutes: 1 });
	await pool.query("UPDATE shifts SET listeners = $2 WHERE id = $1", [shift, places]);
	clock.passMinutes(ago + 1);
	return shift;
};
const rowOf = async (shift: string, member: string) =>
	(
		await pool.query("SELECT attendance, minutes, ended_how FROM bookings WHERE shift_id = $1 AND member_id = $2", [
			shift,
			member,
		])
	).rows[0];

test("a member joins a shift that is on, is told so, checks in at once, and gets the hours from then on", async () => {
	const shift = await running();
	const { status, body } = await triesToBook(omar, shift);
	assert.equal(status, 200, JSON.stringify(body));
	const { message, result } = bookShift.answer.parse(body);
	assert.equal(message, "You’ve joined the shift. It is on now, so you can check in at once.");
	assert.deepEqual([result.own.part, result.why_not, result.is_active], ["listener", "booked", false]);
	assert.equal((await hoursSeenBy(omar)).booked_minutes, 180);
	clock.passMinutes(10);
	await checksIn(omar, shift);
	clock.passMinutes(50);
	await checksOut(omar, shift);
	const { attendance, minutes, ended_how } = await rowOf(shift, omar.id);
	assert.deepEqual({ attendance, minutes, ended_how }, { attendance: "worked", minutes: 50, ended_how: null });
});

test("a shift that is over is joined by nobody, nor is its cover taken", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await pool.query("UPDATE shifts SET listeners = 2 WHERE id = $1", [shift]);
	await seeksCover(lina, shift);
	clock.passMinutes(10 + 240);
	assert.equal(refusal(await triesToBook(omar, shift), 409, "shift_over").message, "This shift is over.");
	refusal(await takesCover(omar, shift, lina.id), 409, "shift_over");
	assert.deepEqual(await placesIn(cast, shift), [sam.id, lina.id]);
});

test("of two who join the last place at once one has it", async () => {
	const [ada, ben] = [await newMember("ada", "listener"), await newMember("ben", "listener")];
	for (let round = 0; round < 10; round++) {
		await emptiesShifts(cast);
		const shift = await running({ ago: 5 });
		const answers = await Promise.all([ada, ben, omar].map((one) => triesToBook(one, shift)));
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
		for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "shift_full");
		await placesHold(cast);
	}
});

test("the rules of booking hold: no trainee, no listener without a supervisor, nobody who has another shift for the rest of it", async () => {
	const shift = await plansShift(cast, { inHours: -1 });
	refusal(await triesToBook(tess, shift), 409, "trainee");
	refusal(await triesToBook(lina, shift), 409, "needs_supervisor");
	refusal(await triesToBook(lina, shift, { part: "supervisor" }), 403);
	await books(sam, shift);
	const next = await shiftWith(cast, { supervisors: [dora], listeners: [omar], inMinutes: 120 });
	refusal(await triesToBook(omar, shift), 409, "overlap");
	assert.deepEqual(await placesIn(cast, next), [dora.id, omar.id]);
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [shift]);
	refusal(await triesToBook(lina, shift), 409, "shift_off");
});

test("a shift that ended before one joins is no obstacle, and makes no hours in a row", async () => {
	const early = await shiftWith(cast, { supervisors: [dora], listeners: [omar], inMinutes: -180 });
	const shift = await shiftWith(cast, { supervisors: [sam], inMinutes: -30 });
	refusal(await triesToBook(omar, shift), 409, "overlap");
	clock.passMinutes(150);
	assert.equal((await books(omar, shift)).own.part, "listener");
	assert.deepEqual(await placesIn(cast, early), [dora.id, omar.id]);
});

test("a place that was kept for somebody until the start is free to who comes now", async () => {
	const shift = await running({ ago: 1 });
	await pool.query(
		`INSERT INTO waiting_places (id, shift_id, member_id, part, joined_at, offered_at, offer_until)
		VALUES (gen_random_uuid(), $1, $2, 'listener', now(), now(), $3)`,
		[shift, dora.id, new Date(clock.now().getTime() + 3_600_000)],
	);
	assert.equal((await books(omar, shift)).own.part, "listener");
});

test("cover that nobody took before the start is taken while the shift is on", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await seeksCover(lina, shift);
	clock.passMinutes(70);
	const [seen] = (await seesShifts(omar)).filter(({ id }) => id === shift);
	assert.deepEqual([seen?.own.can_cover, seen?.why_not], [["listener"], "full"]);
	const answer = await takesCover(omar, shift, lina.id);
	assert.equal(answer.status, 200);
	assert.match(takeCover.answer.parse(answer.body).message, /check in at once/);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, omar.id]);
	assert.match((await toldOfShifts(lina))[0] ?? "", /cover/);
	assert.equal((await rowOf(shift, lina.id)).attendance, "booked");
	await checksIn(omar, shift);
});

test("who is relieved in the middle of their shift keeps the hours until then", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await seeksCover(lina, shift);
	clock.passMinutes(10);
	await checksIn(lina, shift);
	clock.passMinutes(90);
	assert.equal((await takesCover(omar, shift, lina.id)).status, 200);
	const { attendance, minutes, ended_how } = await rowOf(shift, lina.id);
	assert.deepEqual({ attendance, minutes, ended_how }, { attendance: "worked", minutes: 90, ended_how: "covered" });
	refusal(await triesToCheckIn(lina, shift), 409, "not_booked");
});

test("a shift that is on is neither given up, swapped, nor waited for", async () => {
	const shift = await running({ places: 1 });
	refusal(await triesToCancel(lina, shift), 409, "shift_started");
	refusal(await joins(omar, shift), 409, "shift_started");
	const later = await shiftWith(cast, { supervisors: [dora], listeners: [omar], inMinutes: 600 });
	refusal(await asksSwap(lina, shift, later, omar.id), 409, "shift_started");
});

test("two who take the same cover of a shift that is on, and somebody who books, leave no place with two owners", async () => {
	const [cai, dan] = [await newMember("cai", "listener"), await newMember("dan", "listener")];
	for (let round = 0; round < 10; round++) {
		await emptiesShifts(cast);
		const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
		await seeksCover(lina, shift);
		clock.passMinutes(20);
		const answers = await Promise.all([
			takesCover(cai, shift, lina.id),
			takesCover(dan, shift, lina.id),
			triesToBook(omar, shift),
		]);
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
		await placesHold(cast);
	}
});
