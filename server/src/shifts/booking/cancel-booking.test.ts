import assert from "node:assert/strict";
import { cancelShift, ownShifts } from "@warmline/contract/shifts/calls";
import { test } from "vitest";
import { lists } from "../../../test/notices.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, cancels, plansShift, seesShift, setsRota, triesToCancel } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, pool } = cast;
await setsRota(cast, { weekly_cap: 14 });

const endingOf = async (who: MemberPerson, shift: string) =>
	(await pool.query("SELECT ended_how FROM bookings WHERE shift_id = $1 AND member_id = $2", [shift, who.id])).rows;

const heardOf = async (who: MemberPerson, words: string) =>
	(await lists(who)).results.filter(({ kind, target }) => kind === "shift" && JSON.stringify(target).includes(words));

test("a place that is given up is free again, and can be booked again", async () => {
	const shift = await plansShift(cast, { inHours: 24, listeners: 1 });
	await books(sam, shift);
	await books(lina, shift);
	const answer = await lina.calls(cancelShift, { shift_id: shift, user_id: lina.id });
	const { message, result } = cancelShift.answer.parse(answer.body);
	assert.equal(message, "You’ve dropped this shift.");
	assert.deepEqual([result.volunteer, result.own.part, result.why_not], [[], null, null]);
	assert.deepEqual(await endingOf(lina, shift), [{ ended_how: "cancelled" }]);
	await books(omar, shift);
	await cancels(omar, shift);
	await books(lina, shift);
});

test("only one's own place can be given up, and only until the start", async () => {
	const shift = await plansShift(cast, { inHours: 48 });
	await books(sam, shift);
	refusal(await triesToCancel(lina, shift), 409, "not_booked");
	refusal(await lina.calls(cancelShift, { shift_id: shift, user_id: sam.id }), 403);
	refusal(await triesToCancel(tess, shift), 409, "not_booked");
	refusal(await triesToCancel(lina, "0190a0a0-0000-7000-8000-0000000000ff"), 404);
	await pool.query("UPDATE shifts SET starts_at = now() - interval '1 minute' WHERE id = $1", [shift]);
	refusal(await triesToCancel(sam, shift), 409, "shift_started");
	assert.deepEqual(await endingOf(sam, shift), [{ ended_how: null }]);
});

test("when it is too late to give a place up, one is told to find cover", async () => {
	const shift = await plansShift(cast, { inHours: 23 });
	await books(dora, shift);
	await setsRota(cast, { weekly_cap: 14, cancel_hours: 24 });
	const { shift_datetime, own } = await seesShift(dora, shift);
	assert.equal(Date.parse(own.cancel_until ?? "") - Date.parse(shift_datetime), -24 * 3_600_000);
	assert.equal((await seesShift(lina, shift)).own.cancel_until, null);
	const { message } = refusal(await triesToCancel(dora, shift), 409, "cover_needed");
	assert.match(message, /find cover/);
	assert.deepEqual(await endingOf(dora, shift), [{ ended_how: null }]);
	await setsRota(cast, { weekly_cap: 14, cancel_hours: 22 });
	await cancels(dora, shift);
	await setsRota(cast, { weekly_cap: 14 });
});

test("when the only supervisor gives up, the listeners are told and the shift needs one again", async () => {
	const shift = await plansShift(cast, { inHours: 72, supervisors: 2 });
	await books(sam, shift);
	await books(dora, shift);
	for (const one of [lina, omar]) await books(one, shift);
	const before = (await lists(lina)).results.length;
	await cancels(sam, shift);
	assert.equal((await lists(lina)).results.length, before);
	await cancels(dora, shift);
	for (const one of [lina, omar]) {
		const [told] = await heardOf(one, "lost its supervisor");
		assert.ok(told, "was not told");
	}
	const seen = await seesShift(lina, shift);
	assert.deepEqual([seen.state, seen.is_active, seen.supervisor], ["needs_supervisor", false, null]);
	assert.equal((await lists(dora)).results.length, 0);
});

test("what is given up goes to who waits for it, and to nobody else", async () => {
	const shift = await plansShift(cast, { inHours: 96, listeners: 1 });
	await books(sam, shift);
	await books(lina, shift);
	assert.equal((await omar.send("POST", `/api/v1/shift-manager/shifts/${shift}/waiting-list/`)).status, 200);
	await cancels(lina, shift);
	assert.notEqual((await seesShift(omar, shift)).own.offer_until, null);
	assert.equal((await seesShift(lina, shift)).why_not, "full");
	await books(omar, shift);
});

test("one's own shifts are those from now on in which one has a place or waits, the next first", async () => {
	const nils = await cast.newMember("nils", "supervisor");
	const own = async () => {
		const { body } = await nils.calls(ownShifts);
		return ownShifts.answer.parse(body).results.map(({ id }) => id);
	};
	assert.deepEqual(await own(), []);
	const later = await plansShift(cast, { inHours: 200 });
	const sooner = await plansShift(cast, { inHours: 150 });
	const waited = await plansShift(cast, { inHours: 175, listeners: 1 });
	const running = await plansShift(cast, { inHours: 1 });
	const given = await plansShift(cast, { inHours: 220 });
	for (const shift of [later, sooner, running, given]) await books(nils, shift);
	await cancels(nils, given);
	await books(sam, waited);
	await books(lina, waited);
	assert.equal((await nils.send("POST", `/api/v1/shift-manager/shifts/${waited}/waiting-list/`)).status, 200);
	await pool.query("UPDATE shifts SET starts_at = now() - interval '1 hour' WHERE id = $1", [running]);
	assert.deepEqual(await own(), [running, sooner, waited, later]);
	cast.clock.passMinutes(6 * 60);
	assert.deepEqual(await own(), [sooner, waited, later]);
});
