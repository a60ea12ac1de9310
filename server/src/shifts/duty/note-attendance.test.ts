import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { checksIn, dutyOf, emptiesShifts, shiftWith } from "../../../test/duty.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { rotaOf } from "../../../test/reminders.ts";
import { toldOfShifts } from "../../../test/rota.ts";
import { society } from "../../../test/society.ts";
import { isOnShift } from "./is-on-shift.ts";
import { endForgottenDuty, noteAbsences } from "./note-attendance.ts";

const cast = await society();
const { sam, lina, omar, clock, pool, platform, newMember } = cast;
const rota = rotaOf(cast);

beforeEach(() => emptiesShifts(cast));

const attendanceOf = async (
	shift: string,
	{ id }: MemberPerson,
): Promise<[attendance: string, minutes: number | null]> => {
	const { rows } = await pool.query("SELECT attendance, minutes FROM bookings WHERE shift_id = $1 AND member_id = $2", [
		shift,
		id,
	]);
	return [rows[0].attendance, rows[0].minutes];
};
/** Several servers, and a look that is repeated. */
const looks = () => Promise.all(Array.from({ length: 5 }, () => noteAbsences(rota)));
const missed = async (who: MemberPerson) =>
	(await toldOfShifts(who)).filter((words) => words?.startsWith("We missed you")).length;

test("who has not come to a shift is noted when it is over, and told so once", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], hours: 2 });
	await checksIn(sam, shift);
	await checksIn(lina, shift);
	clock.passMinutes(129);
	await looks();
	assert.deepEqual(await attendanceOf(shift, omar), ["booked", null]);
	clock.passMinutes(2);
	await looks();
	assert.deepEqual(await attendanceOf(shift, omar), ["no_show", null]);
	assert.deepEqual(await attendanceOf(shift, lina), ["booked", null], "they are there still");
	clock.passMinutes(-60);
	await looks();
	clock.passMinutes(120);
	await looks();
	assert.deepEqual([await missed(omar), await missed(lina)], [1, 0]);
});

test("nobody need have come to a shift that could not be, and nobody is told", async () => {
	const [unsupervised, unheard] = [
		await shiftWith(cast, { supervisors: [sam], listeners: [lina], hours: 2 }),
		await shiftWith(cast, { supervisors: [await newMember("sue", "supervisor")], hours: 2 }),
	];
	await pool.query(
		"UPDATE bookings SET ended_at = now(), ended_how = 'cancelled' WHERE shift_id = $1 AND member_id = $2",
		[unsupervised, sam.id],
	);
	const before = await missed(lina);
	clock.passMinutes(131);
	await looks();
	assert.deepEqual(await attendanceOf(unsupervised, lina), ["excused", null]);
	const { rows } = await pool.query("SELECT attendance FROM bookings WHERE shift_id = $1", [unheard]);
	assert.deepEqual(rows, [{ attendance: "excused" }]);
	assert.equal(await missed(lina), before);
});

test("who forgets to check out is checked out two hours after the end, and was there until the end", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], hours: 2 });
	await checksIn(sam, shift);
	clock.passMinutes(40);
	await checksIn(lina, shift);
	clock.passMinutes(209);
	await endForgottenDuty(rota);
	assert.deepEqual(await attendanceOf(shift, lina), ["booked", null]);
	assert.equal((await dutyOf(lina)).own?.id, shift);
	assert.equal(await isOnShift(platform.database.db, clock, lina.id), true);
	clock.passMinutes(2);
	assert.equal(await isOnShift(platform.database.db, clock, lina.id), false, "they only forgot it");
	await Promise.all([1, 2, 3].map(() => endForgottenDuty(rota)));
	assert.deepEqual(await attendanceOf(shift, lina), ["worked", 90]);
	assert.deepEqual(await attendanceOf(shift, sam), ["worked", 120]);
	assert.equal((await dutyOf(lina)).own, null);
	await looks();
	assert.deepEqual(await attendanceOf(shift, lina), ["worked", 90]);
});
