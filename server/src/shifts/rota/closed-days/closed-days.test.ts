import assert from "node:assert/strict";
import { closeDays, openDays } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { refusal } from "../../../../test/refusal.ts";
import { rotaOf, toldOfShifts, zone } from "../../../../test/rota.ts";
import { books, seesShift, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";
import { dayIn, daysAfter } from "../../../platform/days.ts";
import { planShifts } from "../plan-queries.ts";

const cast = await society();
const { dora, lina, sam, tess, noor, newBrowser, clock, pool, platform } = cast;
const { addsTime, sets, drops, adds, closes, opens, changes, ahead, rows, reads, written } = rotaOf(cast);
await setsRota(cast, { weekly_cap: 14 });

const at = await addsTime("08:00", "12:00");
for (let weekday = 0; weekday < 7; weekday++) await sets(weekday, at);
const today = dayIn(zone, clock.now());
const on = (days: number) => daysAfter(today, days);
const isOn = async (day: string) => (await ahead(at)).some((shift) => shift.day === day);
const ofDay = async (day: string) => (await rows("day = $1 AND shift_time_id = $2", [day, at]))[0] ?? assert.fail(day);
const path = "/api/v1/shift-manager/closed-days/";

test("closed days call off what is planned on them with their name, and opened again they have it back", async () => {
	const before = await ahead(at);
	const closed = await closes(on(5), { last: on(7), name: "Midwinter" });
	for (const day of [on(5), on(6), on(7)]) {
		const shift = await ofDay(day);
		assert.deepEqual([shift.off_at !== null, shift.off_reason], [true, "Midwinter"]);
	}
	assert.equal((await ahead(at)).length, before.length - 3);
	assert.equal((await seesShift(lina, (await ofDay(on(5))).id)).off_reason, "Midwinter");
	assert.deepEqual((await reads()).closed_days, [closed]);
	const days = { first: on(5), last: on(7), yearly: false, name: "Midwinter" };
	assert.deepEqual((await written("change_rota"))[0], { change: "close_days", ...days });
	await opens(closed.id);
	assert.deepEqual(await ahead(at), before);
	assert.deepEqual((await reads()).closed_days, []);
	assert.deepEqual((await written("change_rota"))[0], { change: "open_days", ...days });
	refusal(await dora.calls(openDays, undefined, { id: closed.id }), 404);
});

test("people who have booked are counted before days are closed, and told when they are; they book again", async () => {
	const shift = await ofDay(on(9));
	await books(sam, shift.id);
	await books(lina, shift.id);
	const { message } = refusal(await dora.calls(closeDays, { first: on(9), name: "A storm" }), 409, "people_booked");
	assert.equal(message, "2 people are booked on this shift. It would be cancelled, and they’d be notified.");
	assert.deepEqual((await reads()).closed_days, []);
	const { id } = await closes(on(9), { name: "A storm", tell: true });
	assert.deepEqual(await toldOfShifts(lina), ["Your shift has been cancelled. Reason: A storm"]);
	const { rows: bookings } = await pool.query("SELECT ended_how FROM bookings WHERE shift_id = $1", [shift.id]);
	assert.deepEqual(bookings, [{ ended_how: "called_off" }, { ended_how: "called_off" }]);
	await opens(id);
	const again = await seesShift(lina, shift.id);
	assert.deepEqual([again.state, again.own.part, again.why_not], ["needs_supervisor", null, "needs_supervisor"]);
	await books(sam, shift.id);
});

test("a day that is closed twice is open when both are", async () => {
	const [first, second] = [
		await closes(on(12), { name: "First" }),
		await closes(on(11), { last: on(13), name: "Second" }),
	];
	await opens(first.id);
	assert.equal((await ofDay(on(12))).off_reason, "Second");
	await opens(second.id);
	for (const day of [on(11), on(12), on(13)]) assert.equal(await isOn(day), true);
});

test("what was called off by itself stays off when days are opened; what a director adds on closed days is", async () => {
	const byItself = await ofDay(on(15));
	await changes(byItself.id, { off: "Too few people" });
	const { id } = await closes(on(15), { last: on(16) });
	const added = await adds({ date: on(16), shift_time: at });
	assert.equal(await isOn(on(16)), true, added.id);
	await opens(id);
	assert.equal(await isOn(on(15)), false);
	assert.equal((await ofDay(on(15))).off_reason, "Too few people");
});

test("a weekly shift that was dropped meanwhile does not come back with its days, and one set anew does", async () => {
	const late = await addsTime("18:00", "20:00");
	const weekday = new Date(`${on(18)}T00:00Z`).getUTCDay();
	await sets(weekday, late);
	const booked = (await rows("day = $1 AND shift_time_id = $2", [on(18), late]))[0] ?? assert.fail();
	await books(sam, booked.id);
	const { id } = await closes(on(18), { tell: true });
	await drops(weekday, late);
	await opens(id);
	assert.deepEqual(await ahead(late), []);
	const again = await closes(on(18));
	await sets(weekday, late);
	assert.equal(
		(await ahead(late)).some(({ day }) => day === on(18)),
		false,
	);
	await opens(again.id);
	assert.equal(
		(await ahead(late)).some(({ day }) => day === on(18)),
		true,
	);
});

/** The days among these for which nothing is planned by a pattern that has every day. */
const daysWithout = async (from: string, until: string): Promise<string[]> => {
	await planShifts(platform.database.db, { from, until, zone, now: clock.now() });
	const planned = new Set((await rows("day BETWEEN $1 AND $2", [from, until])).map(({ day }) => day));
	const without: string[] = [];
	for (let day = from; day <= until; day = daysAfter(day, 1)) if (!planned.has(day)) without.push(day);
	return without;
};

test("what comes every year is closed on the same days of each year, over New Year, and at the end of February", async () => {
	const now = Number(today.slice(0, 4));
	const leap = now + 8 - (now % 4);
	const [before, next, later] = [leap - 1, leap + 1, leap + 2];
	const ends = await closes(`${before}-12-30`, { last: `${leap}-01-02`, yearly: true, name: "New Year" });
	const extra = await closes(`${leap}-02-29`, { yearly: true, name: "Leap day" });
	const around = (year: number) => [`${year - 1}-12-30`, `${year - 1}-12-31`, `${year}-01-01`, `${year}-01-02`];
	assert.deepEqual(await daysWithout(`${before}-06-01`, `${later}-06-01`), [
		...around(leap),
		`${leap}-02-29`,
		...around(next),
		`${next}-02-28`,
		...around(later),
		`${later}-02-28`,
	]);
	assert.deepEqual(await daysWithout(`${leap + 4}-02-20`, `${leap + 4}-03-10`), [`${leap + 4}-02-29`]);
	assert.deepEqual(
		(await reads()).closed_days.map(({ name }) => name),
		["New Year", "Leap day"],
	);
	for (const { id } of [ends, extra]) await opens(id);
});

test("closed days that are over are listed no more", async () => {
	await closes(on(-3), { last: on(-1), name: "Over" });
	const { id } = await closes(on(-1), { last: on(0), name: "Today" });
	assert.deepEqual(
		(await reads()).closed_days.map(({ name }) => name),
		["Today"],
	);
	await opens(id);
});

test("a last day before the first, more than a year, no name or no day is refused, and only a director closes", async () => {
	const before = await ahead(at);
	const good = { first: on(20), name: "A holiday" };
	refusal(await dora.calls(closeDays, { ...good, last: on(19) }), 400, "invalid_last");
	refusal(await dora.calls(closeDays, { ...good, last: on(20 + 366) }), 400, "too_long");
	for (const first of ["", "2027-02-30", "24.12.2026", null])
		refusal(await dora.send("POST", path, { ...good, first }), 400, "invalid_first");
	for (const name of ["", "  ", "a".repeat(81), null])
		refusal(await dora.send("POST", path, { ...good, name }), 400, "invalid_name");
	for (const member of [lina, sam, tess, noor]) {
		refusal(await member.calls(closeDays, { ...good, tell: true }), 403, "forbidden");
		refusal(await member.calls(openDays, undefined, { id: "0190a0a0-0000-7000-8000-0000000000ff" }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(closeDays, good), 401, "not_logged_in");
	refusal(await dora.calls(openDays, undefined, { id: "christmas" }), 404);
	assert.deepEqual(await ahead(at), before);
});
