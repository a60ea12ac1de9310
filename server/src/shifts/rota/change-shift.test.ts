import assert from "node:assert/strict";
import { joinWaitingList } from "@warmline/contract/shifts/cover-calls";
import { checkIn } from "@warmline/contract/shifts/duty-calls";
import { changeShift, retireShiftTime } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { rotaOf, toldOfShifts, zone } from "../../../test/rota.ts";
import { books, plansShift, seesShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";

const cast = await society();
const { dora, lina, omar, sam, tess, noor, newMember, newBrowser, clock, pool } = cast;
const { changes, rows, written } = rotaOf(cast);
await setsRota(cast, { weekly_cap: 14 });
const tove = await newMember("tove", "supervisor");

let hours = 24;
const plans = (more: Parameters<typeof plansShift>[1] = {}) => {
	hours += 5;
	return plansShift(cast, { inHours: hours, ...more });
};
const tries = (id: string, body: Record<string, unknown>) => dora.calls(changeShift, body, { id });
const row = async (id: string) => (await rows("id = $1", [id]))[0] ?? assert.fail("no such shift");

test("a director names who supervises: they have the place, who had it is replaced, and both are told", async () => {
	const id = await plans();
	const named = await changes(id, { supervisor: sam.id });
	assert.equal(named.supervisor, sam.id);
	assert.deepEqual(await toldOfShifts(sam), ["A director has booked you to supervise a shift."]);
	assert.partialDeepStrictEqual((await written("change_shift"))[0], { supervisor: "Sam" });
	assert.equal((await row(id)).by_hand, false, "the weekly shifts go on to say what it needs");
	const other = await changes(id, { supervisor: tove.id });
	assert.deepEqual(
		other.places.map(({ member_id, part }) => [member_id, part]),
		[[tove.id, "supervisor"]],
	);
	assert.equal((await toldOfShifts(sam))[0], "You are no longer supervising this shift.");
	const { rows: ended } = await pool.query(
		"SELECT ended_how FROM bookings WHERE shift_id = $1 AND ended_at IS NOT NULL",
		[id],
	);
	assert.deepEqual(ended, [{ ended_how: "replaced" }]);
	await changes(id, { supervisor: tove.id });
	assert.equal((await toldOfShifts(tove)).length, 1, "the same again is told once");
});

test("all who supervised give way to the one who is named, and a listener who is named changes their part", async () => {
	const id = await plans({ supervisors: 2 });
	await books(sam, id);
	await books(tove, id);
	await books(dora, id, { part: "listener" });
	const { places } = await changes(id, { supervisor: dora.id });
	assert.deepEqual(
		places.map(({ member_id, part }) => [member_id, part]),
		[[dora.id, "supervisor"]],
	);
});

test("null frees the supervisors' places, and who listens is told that the shift has none", async () => {
	const id = await plans();
	await books(sam, id);
	await books(lina, id);
	const { state } = await changes(id, { supervisor: null });
	assert.equal(state, "needs_supervisor");
	assert.match((await toldOfShifts(lina))[0] ?? "", /^Your shift has lost its supervisor\./);
});

test("who is no supervisor, or not there, or has another shift then, is not named", async () => {
	const id = await plans();
	await books(sam, id);
	const leaver = await newMember("leaver", "supervisor");
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [leaver.id]);
	for (const who of [lina.id, tess.id, leaver.id, "0190a0a0-0000-7000-8000-0000000000ff"])
		refusal(await tries(id, { supervisor: who }), 409, "not_a_supervisor");
	const same = await plansShift(cast, { at: (await row(id)).starts_at });
	const { message } = refusal(await tries(same, { supervisor: sam.id }), 409, "overlap");
	assert.equal(message, "This person has another shift at that time.");
	assert.equal((await seesShift(sam, id)).supervisor, sam.id);
	assert.deepEqual((await seesShift(sam, same)).places, []);
});

test("needs change by hand, never below who has a place or is offered one; a free place goes to who waits", async () => {
	const id = await plans({ listeners: 2 });
	for (const one of [sam, lina, omar]) await books(one, id);
	const extra = await newMember("extra", "listener");
	assert.equal((await extra.calls(joinWaitingList, undefined, { id })).status, 200);
	refusal(await tries(id, { capacity: 1 }), 409, "more_booked");
	assert.deepEqual([(await row(id)).listeners, (await row(id)).by_hand], [2, false]);
	const { capacity, supervisors_needed } = await changes(id, { capacity: 3, supervisors_needed: 2 });
	assert.deepEqual([capacity, supervisors_needed, (await row(id)).by_hand], [3, 2, true]);
	assert.notEqual((await seesShift(extra, id)).own.offer_until, null);
	refusal(await tries(id, { capacity: 2 }), 409, "more_booked");
	assert.partialDeepStrictEqual((await written("change_shift"))[0], { needs: { listeners: 3, supervisors: 2 } });
});

test("a shift is called off with a reason, once it is known who has booked, and put on again", async () => {
	const id = await plans();
	await books(sam, id);
	const { message } = refusal(await tries(id, { off: "A storm" }), 409, "people_booked");
	assert.equal(message, "1 person is booked on this shift. It would be cancelled, and they’d be notified.");
	assert.equal((await row(id)).off_at, null);
	const off = await changes(id, { off: " A storm ", tell: true });
	assert.deepEqual([off.state, off.off_reason, off.places], ["off", "A storm", []]);
	assert.equal((await toldOfShifts(sam))[0], "Your shift has been cancelled. Reason: A storm");
	assert.partialDeepStrictEqual((await written("change_shift"))[0], { cancelled: "A storm" });
	refusal(await tries(id, { supervisor: sam.id }), 409, "shift_off");
	assert.equal((await changes(id, { off: "A flood" })).off_reason, "A flood");
	const on = await changes(id, { off: null, supervisor: sam.id });
	assert.deepEqual([on.state, on.off_reason, on.supervisor], ["at_risk", null, sam.id]);
	assert.partialDeepStrictEqual((await written("change_shift"))[0], { supervisor: "Sam", reopened: true });
});

test("a shift at a time that was retired is not put on again", async () => {
	const { addsTime, adds } = rotaOf(cast);
	const time = await addsTime("03:00", "07:00");
	const { id } = await adds({ date: daysAfter(dayIn(zone, clock.now()), 20), shift_time: time });
	await books(sam, id);
	await changes(id, { off: "A storm", tell: true });
	assert.equal((await dora.calls(retireShiftTime, { tell: true }, { id: time })).status, 204);
	const { message } = refusal(await tries(id, { off: null }), 409, "shift_time_retired");
	assert.match(message, /no more shifts at this time/);
	assert.notEqual((await row(id)).off_at, null);
	await addsTime("03:00", "07:00");
	assert.equal((await changes(id, { off: null })).state, "needs_supervisor");
});

test("a running shift gets another supervisor, and what the first has worked is their", async () => {
	const id = await plansShift(cast, { inHours: 6 });
	await books(sam, id);
	clock.passMinutes(6 * 60 - 10);
	assert.equal((await sam.calls(checkIn, undefined, { id })).status, 200);
	clock.passMinutes(70);
	await changes(id, { supervisor: tove.id });
	const { rows: found } = await pool.query(
		"SELECT attendance, minutes, ended_how FROM bookings WHERE shift_id = $1 AND member_id = $2",
		[id, sam.id],
	);
	assert.deepEqual(found, [{ attendance: "worked", minutes: 60, ended_how: "replaced" }]);
	await changes(id, { off: "The power is out", tell: true });
	clock.passMinutes(4 * 60);
	refusal(await tries(id, { capacity: 4 }), 409, "shift_started");
	refusal(await tries(id, { off: null }), 409, "shift_started");
});

test("two directors who name a supervisor at the same moment leave one", async () => {
	const id = await plans();
	const dana = await newMember("dana", "director");
	const answers = await Promise.all([
		dora.calls(changeShift, { supervisor: sam.id }, { id }),
		dana.calls(changeShift, { supervisor: tove.id }, { id }),
	]);
	assert.deepEqual(
		answers.map(({ status }) => status),
		[200, 200],
	);
	assert.equal((await seesShift(dora, id)).places.length, 1);
});

test("what is out of bounds is refused, and only a director changes a shift", async () => {
	const id = await plans();
	const before = await row(id);
	const path = `/api/v1/shift-manager/shifts/${id}/`;
	for (const [name, values] of Object.entries({
		capacity: [0, 51, null, "2"],
		supervisors_needed: [0, 11],
		supervisor: ["sam", 7],
		off: ["", " ", "a".repeat(201)],
	}))
		for (const value of values) refusal(await dora.send("PATCH", path, { [name]: value }), 400, `invalid_${name}`);
	refusal(await tries("0190a0a0-0000-7000-8000-0000000000ff", { capacity: 2 }), 404);
	refusal(await tries("monday", { capacity: 2 }), 404);
	for (const member of [lina, sam, tess, noor]) refusal(await member.calls(changeShift, { capacity: 4 }, { id }), 403);
	refusal(await newBrowser().calls(changeShift, { capacity: 4 }, { id }), 401);
	assert.deepEqual(await row(id), before);
});
