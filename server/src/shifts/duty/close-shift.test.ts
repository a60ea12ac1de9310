import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { closeShift, finishShiftDebrief } from "@warmline/contract/shifts/duty-calls";
import { beforeEach, test } from "vitest";
import { checksIn, checksOut, dutyOf, emptiesShifts, shiftWith } from "../../../test/duty.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, clock, pool, newMember } = cast;
const sue = await newMember("sue", "supervisor");

beforeEach(async () => {
	await emptiesShifts(cast);
	await pool.query("UPDATE bookings SET heavy = false");
});

const closes = (who: MemberPerson, id: string, how: { note?: string; hand_over?: boolean } = {}) =>
	who.calls(closeShift, how, { id });
const debriefs = (who: MemberPerson, id: string, member: MemberPerson) =>
	who.calls(finishShiftDebrief, { member_id: member.id }, { id });

/** A shift that is over; all have gone, and for these it was heavy. */
const heavyShift = async (heavy: MemberPerson[]) => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], hours: 2 });
	for (const one of [sam, lina, omar]) await checksIn(one, shift);
	clock.passMinutes(131);
	for (const one of [lina, omar, sam]) {
		const isHeavy = heavy.includes(one);
		await checksOut(one, shift, { heavy: isHeavy, words: isHeavy ? " It was about my sister. " : "", sure: true });
	}
	return shift;
};

test("supervisors see for whom a shift was heavy until somebody has spoken with them; others do not", async () => {
	const shift = await heavyShift([lina]);
	const [debrief, ...others] = (await dutyOf(sam)).debriefs;
	assert.equal(others.length, 0);
	assert.deepEqual(
		[debrief?.shift_id, debrief?.id, debrief?.name, debrief?.part, debrief?.words],
		[shift, lina.id, "Lina", "listener", "It was about my sister."],
	);
	assert.deepEqual((await dutyOf(omar)).debriefs, []);
	assert.deepEqual((await dutyOf(lina)).debriefs, []);
	refusal(await debriefs(omar, shift, lina), 403);
	refusal(await debriefs(sue, shift, omar), 404);
	assert.equal((await debriefs(sue, shift, lina)).status, 200);
	assert.deepEqual((await dutyOf(sam)).debriefs, []);
	assert.equal((await debriefs(dora, shift, lina)).status, 200, "it was done already");
	const { rows } = await pool.query("SELECT debriefed_by FROM bookings WHERE shift_id = $1 AND heavy", [shift]);
	assert.deepEqual(rows, [{ debriefed_by: sue.id }]);
});

test("nobody holds their own debrief", async () => {
	const shift = await heavyShift([sam]);
	refusal(await debriefs(sam, shift, sam), 409, "own_debrief");
	assert.equal((await dutyOf(dora)).debriefs.length, 1);
	assert.equal((await debriefs(dora, shift, sam)).status, 200);
});

test("a shift is closed when it is over, all have gone, and everybody was spoken with", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], hours: 2 });
	await checksIn(sam, shift);
	await checksIn(lina, shift);
	refusal(await closes(sam, shift), 409, "not_over");
	clock.passMinutes(131);
	refusal(await closes(sam, shift), 409, "still_there");
	await checksOut(lina, shift, { heavy: true });
	await checksOut(sam, shift, { sure: true });
	refusal(await closes(sam, shift), 409, "debriefs_left");
	await debriefs(sam, shift, lina);
	assert.equal((await closes(sam, shift, { note: " A quiet evening. " })).status, 200);
	refusal(await closes(dora, shift), 409, "shift_closed");
	const { rows } = await pool.query("SELECT closed_by, close_note FROM shifts WHERE id = $1", [shift]);
	assert.deepEqual(rows, [{ closed_by: sam.id, close_note: "A quiet evening." }]);
	const { body } = await dora.calls(auditLog);
	const line = auditLog.answer.parse(body).results.find(({ act }) => act === "close_shift");
	assert.equal(line?.member.id, sam.id);
});

test("debriefs that are left can be handed over: they stay in sight", async () => {
	const shift = await heavyShift([omar]);
	refusal(await closes(sam, shift), 409, "debriefs_left");
	assert.equal((await closes(sam, shift, { hand_over: true })).status, 200);
	assert.deepEqual(
		(await dutyOf(sue)).debriefs.map(({ id }) => id),
		[omar.id],
	);
});

test("only who supervised a shift, or a director, closes it", async () => {
	const shift = await heavyShift([]);
	refusal(await closes(lina, shift), 403);
	refusal(await closes(sue, shift), 403);
	refusal(await closes(dora, crypto.randomUUID()), 404);
	assert.equal((await closes(dora, shift)).status, 200);
});

test("a shift that is over stands before who supervised it until somebody has closed it", async () => {
	const shift = await heavyShift([]);
	const waitsFor = async (who: MemberPerson) => (await dutyOf(who)).to_close.some(({ id }) => id === shift);
	assert.deepEqual([await waitsFor(sam), await waitsFor(sue), await waitsFor(lina)], [true, false, false]);
	assert.equal((await closes(sam, shift)).status, 200);
	assert.equal(await waitsFor(sam), false);
});
