import assert from "node:assert/strict";
import { closeShift, finishShiftDebrief } from "@warmline/contract/shifts/duty-calls";
import { changeAttendance, readHours } from "@warmline/contract/shifts/hours-calls";
import { beforeEach, test } from "vitest";
import { checksIn, checksOut, dutyOf, emptiesShifts, shiftWith } from "../../../test/duty.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { rotaOf } from "../../../test/reminders.ts";
import { books, cancels, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { endForgottenDuty, noteAbsences } from "./note-attendance.ts";

const cast = await society();
const { sam, dora, lina, omar, clock, pool, newMember } = cast;
const rota = rotaOf(cast);
await setsRota(cast, { weekly_cap: 14 });

beforeEach(() => emptiesShifts(cast));

const attendanceOf = async (shift: string, { id }: MemberPerson) => {
	const { rows } = await pool.query("SELECT attendance, minutes FROM bookings WHERE shift_id = $1 AND member_id = $2", [
		shift,
		id,
	]);
	return [rows[0].attendance, rows[0].minutes];
};
const says = (shift: string, { id }: MemberPerson, attendance: "worked" | "no_show", minutes?: number) =>
	sam.calls(
		changeAttendance,
		{ member_id: id, attendance, ...(minutes === undefined ? {} : { minutes }) },
		{ id: shift },
	);

test("what a supervisor says of somebody who forgot to check out stands: nothing is added to it", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], hours: 2 });
	for (const one of [lina, omar]) await checksIn(one, shift);
	clock.passMinutes(20);
	refusal(await says(shift, lina, "worked", 10), 409, "still_on_duty");
	clock.passMinutes(115);
	assert.equal((await says(shift, lina, "worked")).status, 200);
	assert.equal((await says(shift, omar, "no_show")).status, 200);
	clock.passMinutes(130);
	await endForgottenDuty(rota);
	assert.deepEqual(await attendanceOf(shift, lina), ["worked", 120]);
	assert.deepEqual(await attendanceOf(shift, omar), ["no_show", 0]);
	assert.equal((await dutyOf(lina)).own, null);
});

test("the same that was recorded already, said of who has come back and forgot to leave, stands too", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], hours: 2 });
	clock.passMinutes(11);
	await checksIn(lina, shift);
	clock.passMinutes(30);
	await checksOut(lina, shift);
	await checksIn(lina, shift);
	clock.passMinutes(95);
	assert.equal((await says(shift, lina, "worked", 30)).status, 200);
	clock.passMinutes(120);
	await endForgottenDuty(rota);
	assert.deepEqual(await attendanceOf(shift, lina), ["worked", 30]);
});

test("who finds a shift heavy again after somebody has spoken with them is spoken with again", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], hours: 2 });
	await checksIn(lina, shift);
	clock.passMinutes(30);
	await checksOut(lina, shift, { heavy: true, words: "The first." });
	assert.equal((await sam.calls(finishShiftDebrief, { member_id: lina.id }, { id: shift })).status, 200);
	assert.deepEqual((await dutyOf(sam)).debriefs, []);
	await checksIn(lina, shift);
	clock.passMinutes(5);
	await checksOut(lina, shift);
	assert.deepEqual((await dutyOf(sam)).debriefs, [], "nothing was heavy since");
	await checksIn(lina, shift);
	clock.passMinutes(5);
	await checksOut(lina, shift, { heavy: true, words: "Much worse." });
	assert.deepEqual(
		(await dutyOf(sam)).debriefs.map(({ id, words }) => [id, words]),
		[[lina.id, "Much worse."]],
	);
	clock.passMinutes(120);
	refusal(await dora.calls(closeShift, {}, { id: shift }), 409, "debriefs_left");
});

test("who checks in and leaves before the start was not there", async () => {
	const ana = await newMember("ana", "listener");
	const [given, kept] = [
		await shiftWith(cast, { supervisors: [sam], listeners: [ana], hours: 2 }),
		await shiftWith(cast, { supervisors: [dora], listeners: [omar], hours: 2 }),
	];
	await checksIn(ana, given);
	await checksOut(ana, given);
	await cancels(ana, given);
	const { months, worked_shifts } = readHours.answer.parse((await ana.calls(readHours)).body).result;
	assert.deepEqual([months, worked_shifts], [[], 0]);
	await checksIn(dora, kept);
	await checksIn(omar, kept);
	await checksOut(omar, kept, { heavy: true, words: "I cannot today." });
	assert.equal((await dutyOf(omar)).own?.own.checked_in_at, null);
	assert.deepEqual(
		(await dutyOf(sam)).debriefs.flatMap(({ shift_id, words }) => (shift_id === kept ? [words] : [])),
		["I cannot today."],
	);
	clock.passMinutes(131);
	await noteAbsences(rota);
	assert.deepEqual(await attendanceOf(kept, omar), ["no_show", null]);
});

/** Two shifts of Omar's, of an hour each, the second of which begins when the first is over. */
const twoShifts = async () => {
	const [one, other] = [
		await plansShift(cast, { inHours: 0.1, hours: 1 }),
		await plansShift(cast, { inHours: 1.1, hours: 1 }),
	];
	for (const shift of [one, other]) {
		await books(sam, shift, { part: "supervisor" });
		await books(omar, shift);
	}
	clock.passMinutes(6);
	await checksIn(omar, one);
	return [one, other] as const;
};

test("minutes of two shifts that follow each other are counted once, whichever they leave first", async () => {
	for (const isFirstLast of [false, true]) {
		const [one, other] = await twoShifts();
		clock.passMinutes(50);
		await checksIn(omar, other);
		clock.passMinutes(70);
		for (const shift of isFirstLast ? [other, one] : [one, other]) await checksOut(omar, shift, { sure: true });
		assert.deepEqual([(await attendanceOf(one, omar))[1], (await attendanceOf(other, omar))[1]], [60, 60]);
		await emptiesShifts(cast);
	}
});

test("who comes to the next shift has left the one that is over, and was there until its end", async () => {
	const [one, other] = await twoShifts();
	clock.passMinutes(70);
	await checksIn(omar, other);
	assert.deepEqual(await attendanceOf(one, omar), ["worked", 60]);
	assert.equal((await dutyOf(omar)).own?.id, other);
	clock.passMinutes(20);
	await checksOut(omar, other, { sure: true });
	assert.deepEqual(await attendanceOf(other, omar), ["worked", 20]);
});
