import assert from "node:assert/strict";
import { bookShift } from "@warmline/contract/shifts/calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { books, cancels, plansShift, seesShift, setsRota, triesToBook } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn } from "../../platform/days.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember } = cast;

/** Nobody of this file minds how many shifts somebody has in a week, but for the tests about that. */
await setsRota(cast, { weekly_cap: 14 });

let hoursAhead = 24;
/** A shift at hours that nothing else stands at, with a supervisor. */
const supervised = async (wanted: Parameters<typeof plansShift>[1] = {}) => {
	hoursAhead += 5;
	const shift = await plansShift(cast, { inHours: hoursAhead, ...wanted });
	await books(sam, shift);
	return shift;
};

const rowsOf = async (shift: string) =>
	(await pool.query("SELECT * FROM bookings WHERE shift_id = $1 ORDER BY id", [shift])).rows;

const isRefused = async (
	who: typeof lina,
	shift: string,
	code: string,
	more: Parameters<typeof triesToBook>[2] = {},
) => {
	const before = await rowsOf(shift);
	const { message } = refusal(await triesToBook(who, shift, more), 409, code);
	assert.deepEqual(await rowsOf(shift), before);
	return message;
};

test("a listener books a place and sees it; the message is what the page says (H4)", async () => {
	const shift = await supervised();
	const answer = await lina.calls(bookShift, { shift_id: shift, user_id: lina.id });
	assert.equal(answer.status, 200);
	const { message, result } = bookShift.answer.parse(answer.body);
	assert.equal(message, "Shift booked successfully");
	assert.deepEqual(result.volunteer, [lina.id]);
	assert.equal(result.supervisor, sam.id);
	assert.equal(result.state, "confirmed");
	assert.equal(result.own.part, "listener");
	assert.equal(result.why_not, "booked");
	assert.deepEqual(
		result.places.map(({ name, part }) => [name, part]),
		[
			["Sam", "supervisor"],
			["Lina", "listener"],
		],
	);
	assert.equal((await seesShift(omar, shift)).why_not, null);
});

test("nobody books the same shift twice (H7)", async () => {
	const shift = await supervised();
	await books(lina, shift);
	assert.equal(await isRefused(lina, shift, "already_booked"), "You’ve already booked this shift.");
	const both = await Promise.all([triesToBook(omar, shift), triesToBook(omar, shift)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
});

test("nobody books in somebody else's name, and nothing changes", async () => {
	const shift = await supervised();
	const before = await rowsOf(shift);
	refusal(await lina.calls(bookShift, { shift_id: shift, user_id: omar.id }), 403);
	assert.deepEqual(await rowsOf(shift), before);
});

test("a shift that is not there is 404, and what is no id is 400", async () => {
	refusal(await triesToBook(lina, "0190a0a0-0000-7000-8000-0000000000ff"), 404);
	refusal(await triesToBook(lina, "tomorrow"), 400);
});

test("no supervisor, no shift: a listener books after a supervisor has (H2)", async () => {
	const shift = await plansShift(cast, { inHours: 200 });
	assert.equal((await seesShift(lina, shift)).why_not, "needs_supervisor");
	assert.equal((await seesShift(lina, shift)).is_active, false);
	await isRefused(lina, shift, "needs_supervisor");
	await books(sam, shift);
	assert.equal((await seesShift(lina, shift)).is_active, true);
	await books(lina, shift);
});

test("a full shift is refused, and inactive for all", async () => {
	const shift = await supervised({ listeners: 1 });
	await books(lina, shift);
	const seen = await seesShift(omar, shift);
	assert.equal(seen.why_not, "full");
	assert.equal(seen.is_active, false);
	await isRefused(omar, shift, "shift_full");
});

test("what overlaps with one's own shift is refused, and what follows it is not", async () => {
	const start = cast.clock.now().getTime() + 300 * 3_600_000;
	const at = (hours: number) => ({ at: new Date(start + hours * 3_600_000) });
	const first = await supervised(at(0));
	const inside = await plansShift(cast, at(3));
	const after = await plansShift(cast, at(4));
	await books(dora, inside);
	await books(await newMember("maja", "supervisor"), after);
	await books(lina, first);
	assert.equal((await seesShift(lina, inside)).why_not, "overlap");
	assert.equal(await isRefused(lina, inside, "overlap"), "You have another shift at that time.");
	await books(lina, after, { long_run: true });
	await cancels(lina, first);
	assert.equal((await seesShift(lina, inside)).why_not, "overlap");
	await cancels(lina, after);
	await books(lina, inside);
});

test("what was called off or is over is refused, each with its reason", async () => {
	const off = await supervised();
	await pool.query("UPDATE shifts SET off_at = now(), off_reason = 'A storm' WHERE id = $1", [off]);
	const seen = await seesShift(lina, off);
	assert.deepEqual([seen.why_not, seen.state, seen.off_reason, seen.is_active], ["off", "off", "A storm", false]);
	await isRefused(lina, off, "shift_off");
	// In the first hours of a day it began on the day before.
	const at = new Date(clock.now().getTime() - 4 * 3_600_000);
	const past = await plansShift(cast, { at });
	assert.equal((await seesShift(lina, past, { date: dayIn("America/New_York", at) })).why_not, "started");
	await isRefused(lina, past, "shift_over");
	await isRefused(sam, past, "shift_over");
});

test("a shift further off than the weeks of booking cannot be booked yet", async () => {
	const shift = await plansShift(cast, { inHours: 8 * 7 * 24 + 1 });
	assert.equal((await seesShift(sam, shift)).why_not, "not_yet");
	await isRefused(sam, shift, "not_open_yet");
	const near = await plansShift(cast, { inHours: 8 * 7 * 24 - 1 });
	await books(sam, near);
});

test("trainees look and see why they cannot book; who has only registered does not look", async () => {
	const shift = await supervised();
	assert.equal((await seesShift(tess, shift)).why_not, "trainee");
	assert.equal(await isRefused(tess, shift, "trainee"), "You can book shifts once your training is complete.");
	refusal(await noor.send("GET", "/api/v1/shift-manager/shifts/"), 403);
	refusal(await triesToBook(noor, shift), 403);
});

test("a listener never supervises, and a supervisor takes what is missing or what they ask for", async () => {
	const shift = await plansShift(cast, { inHours: 500 });
	refusal(await triesToBook(lina, shift, { part: "supervisor" }), 403);
	refusal(await triesToBook(tess, shift, { part: "supervisor" }), 409, "trainee");
	assert.deepEqual(await rowsOf(shift), []);
	await isRefused(sam, shift, "needs_supervisor", { part: "listener" });
	assert.equal((await books(sam, shift)).own.part, "supervisor");
	assert.equal((await books(dora, shift)).own.part, "listener");
	await isRefused(await newMember("nils", "supervisor"), shift, "shift_full", { part: "supervisor" });
});

test("beyond the shifts a week that are good for one, one is asked whether one is sure", async () => {
	await setsRota(cast, { weekly_cap: 2 });
	const ivo = await newMember("ivo", "supervisor");
	// Sunday to Saturday on the clocks of New York: the last is on a Saturday there, and on a Sunday in UTC.
	const sunday = new Date(cast.clock.now().getTime() + 14 * 24 * 3_600_000);
	while (sunday.getUTCDay() !== 0) sunday.setUTCDate(sunday.getUTCDate() + 1);
	const at = (days: number, hour: number) =>
		new Date(Date.UTC(sunday.getUTCFullYear(), sunday.getUTCMonth(), sunday.getUTCDate() + days, hour));
	const saturdayBefore = await plansShift(cast, { at: at(0, 3) });
	const first = await plansShift(cast, { at: at(0, 12) });
	const second = await plansShift(cast, { at: at(3, 12) });
	const saturdayNight = await plansShift(cast, { at: at(7, 3) });
	const sundayAfter = await plansShift(cast, { at: at(7, 12) });
	for (const shift of [saturdayBefore, first, second]) await books(ivo, shift);
	const message = await isRefused(ivo, saturdayNight, "beyond_cap");
	assert.match(message, /if you are sure/);
	await books(ivo, sundayAfter);
	await books(ivo, saturdayNight, { beyond_cap: true });
	await cancels(ivo, saturdayNight);
	await cancels(ivo, first);
	await books(ivo, saturdayNight);
	await setsRota(cast, { weekly_cap: 14 });
});

test("an offer that is open keeps the place from others, and booking it uses it up", async () => {
	const shift = await supervised({ listeners: 1 });
	await pool.query(
		"INSERT INTO waiting_places (id, shift_id, member_id, part, joined_at, offered_at, offer_until) VALUES (gen_random_uuid(), $1, $2, 'listener', now(), now(), now() + interval '1 hour')",
		[shift, omar.id],
	);
	assert.equal((await seesShift(lina, shift)).why_not, "full");
	await isRefused(lina, shift, "shift_full");
	assert.equal((await seesShift(omar, shift)).why_not, null);
	const booked = await books(omar, shift);
	assert.deepEqual([booked.own.waiting, booked.own.offer_until, booked.waiting], [null, null, 0]);
	const { rows } = await pool.query("SELECT ended_how FROM waiting_places WHERE shift_id = $1", [shift]);
	assert.deepEqual(rows, [{ ended_how: "taken" }]);
});
