import assert from "node:assert/strict";
import { presences } from "@warmline/contract/chats/presence";
import { changeShift } from "@warmline/contract/shifts/rota-calls";
import { beforeEach, test } from "vitest";
import {
	checksIn,
	checksOut,
	dutyOf,
	emptiesShifts,
	shiftWith,
	triesToCheckIn,
	triesToCheckOut,
} from "../../../test/duty.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, tess, clock, pool, newMember, takenBy } = cast;

beforeEach(() => emptiesShifts(cast));

const minutesOf = async (shift: string, member: string): Promise<number | null> => {
	const { rows } = await pool.query("SELECT minutes FROM bookings WHERE shift_id = $1 AND member_id = $2", [
		shift,
		member,
	]);
	return rows[0].minutes;
};
const presenceOf = async (member: string): Promise<string> =>
	(await pool.query("SELECT presence FROM members WHERE id = $1", [member])).rows[0].presence;

test("one checks in from a quarter of an hour before the start until the end, and again and again", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], inMinutes: 20 });
	refusal(await triesToCheckIn(lina, shift), 409, "too_early");
	assert.equal((await dutyOf(lina)).own, null);
	clock.passMinutes(6);
	assert.equal((await dutyOf(lina)).own?.id, shift);
	const { own } = await checksIn(lina, shift);
	assert.ok(own?.own.checked_in_at);
	clock.passMinutes(1);
	assert.equal((await checksIn(lina, shift)).own?.own.checked_in_at, own.own.checked_in_at);
	clock.passMinutes(13 + 238);
	await checksIn(sam, shift);
	clock.passMinutes(3);
	refusal(await triesToCheckIn(sam, crypto.randomUUID()), 404);
	assert.equal((await dutyOf(sam)).own?.id, shift, "it is over without their checking out");
	await checksOut(sam, shift, { sure: true });
	refusal(await triesToCheckIn(sam, shift), 409, "shift_over");
	assert.equal((await dutyOf(sam)).own, null);
	await checksOut(lina, shift);
});

test("nobody checks in where they have no place, to a shift that was called off, or as a trainee", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	refusal(await triesToCheckIn(omar, shift), 409, "not_booked");
	refusal(await triesToCheckIn(tess, shift), 403);
	refusal(await triesToCheckOut(lina, shift), 409, "not_checked_in");
	refusal(await triesToCheckOut(omar, shift), 409, "not_checked_in");
	const { status } = await dora.calls(changeShift, { off: "The heating is broken.", tell: true }, { id: shift });
	assert.equal(status, 200);
	refusal(await triesToCheckIn(lina, shift), 409, "shift_off");
});

test("who had set themselves away is available by checking in; what else they had set stays", async () => {
	for (const presence of presences) {
		const one = await newMember(`comes-${presence}`, "listener");
		const shift = await shiftWith(cast, { supervisors: [sam] });
		await books(one, shift, { part: "listener" });
		await pool.query("UPDATE members SET presence = $2 WHERE id = $1", [one.id, presence]);
		await checksIn(one, shift);
		assert.equal(await presenceOf(one.id), presence === "away" ? "available" : presence);
		await emptiesShifts(cast);
	}
});

test("support time is from the start to checking out, and two hours beyond the end at most", async () => {
	const early = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], inMinutes: 10 });
	for (const one of [sam, lina, omar]) await checksIn(one, early);
	clock.passMinutes(5);
	await checksOut(omar, early);
	assert.equal(await minutesOf(early, omar.id), null, "it has not begun");
	clock.passMinutes(5 + 60);
	await checksIn(omar, early);
	clock.passMinutes(30);
	await checksOut(omar, early);
	assert.equal(await minutesOf(early, omar.id), 30);
	clock.passMinutes(20);
	await checksIn(omar, early);
	clock.passMinutes(60);
	await checksOut(omar, early);
	assert.equal(await minutesOf(early, omar.id), 90, "they have come twice; the time between is not counted");
	clock.passMinutes(240 - 170 + 45);
	await checksOut(lina, early);
	assert.equal(await minutesOf(early, lina.id), 285);
	clock.passMinutes(120);
	await checksOut(sam, early, { sure: true });
	assert.equal(await minutesOf(early, sam.id), 360);
	refusal(await triesToCheckOut(sam, early), 409, "not_checked_in");
});

test("who has chats that go on is asked whether they are sure", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await checksIn(lina, shift);
	await lina.connects();
	const { visitor } = await takenBy(lina);
	refusal(await triesToCheckOut(lina, shift), 409, "chats_open");
	await checksOut(lina, shift, { sure: true });
	lina.says("send_message", { chat_id: (await lina.hears("chat_assigned")).chat_id, message: "I am with you still." });
	await visitor.hears("new_message", { message: { message: "I am with you still." } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	lina.line.close();
});

test("the last supervisor is asked whether they are sure, while others count on them", async () => {
	const sue = await newMember("sue", "supervisor");
	const shift = await plansShift(cast, { inHours: 0.1, supervisors: 2 });
	for (const one of [sam, sue]) await books(one, shift, { part: "supervisor", beyond_cap: true });
	await books(omar, shift, { part: "listener", beyond_cap: true });
	for (const one of [sam, sue, omar]) {
		await one.connects();
		await checksIn(one, shift);
	}
	clock.passMinutes(10);
	const answers = await Promise.all([sam, sue].map((one) => triesToCheckOut(one, shift)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], "of two who leave at once one is the last");
	const [last = sam] = [sam, sue].filter((_, at) => answers[at]?.status === 409);
	refusal(await triesToCheckOut(last, shift), 409, "last_supervisor");
	await checksOut(omar, shift);
	await checksOut(last, shift);
});

test("the last supervisor with a chat that goes on is asked of each, and one answer is not taken for the other", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) {
		await one.connects();
		await checksIn(one, shift);
	}
	clock.passMinutes(10);
	const { visitor } = await takenBy(sam);
	refusal(await triesToCheckOut(sam, shift), 409, "chats_open");
	refusal(await triesToCheckOut(sam, shift, { sure: ["chats_open"] }), 409, "last_supervisor");
	refusal(await triesToCheckOut(sam, shift, { sure: ["last_supervisor"] }), 409, "chats_open");
	await checksOut(sam, shift, { sure: ["chats_open", "last_supervisor"] });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("the shift that runs says who is there, who has no connection, and who has not come", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar] });
	await checksIn(sam, shift);
	await checksIn(lina, shift);
	lina.line.close();
	assert.equal((await dutyOf(omar)).runs, null);
	clock.passMinutes(11);
	const { runs } = await dutyOf(omar);
	assert.deepEqual(
		runs?.on_duty.map(({ name, part, there }) => [name, part, there]),
		[
			["Sam", "supervisor", true],
			["Lina", "listener", false],
		],
	);
	assert.deepEqual(runs?.missing, [{ id: omar.id, name: "Omar", part: "listener" }]);
});
