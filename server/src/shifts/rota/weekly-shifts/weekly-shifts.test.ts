import assert from "node:assert/strict";
import { joinWaitingList } from "@warmline/contract/shifts/cover-calls";
import { dropWeeklyShift, setWeeklyShift } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { refusal } from "../../../../test/refusal.ts";
import { rotaOf, toldOfShifts, zone } from "../../../../test/rota.ts";
import { books, cancels, seesShift, seesShifts, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";
import { dayIn, daysAfter, weekdayOf } from "../../../platform/days.ts";

const cast = await society();
const { dora, lina, omar, sam, tess, noor, newMember, newBrowser, clock } = cast;
const { addsTime, sets, drops, adds, changes, ahead, rows, reads, written } = rotaOf(cast);
await setsRota(cast, { weekly_cap: 14 });
const tove = await newMember("tove", "supervisor");

const today = dayIn(zone, clock.now());
/** Of a day on which no shift is of today: so there are nine of it. */
const weekday = weekdayOf(daysAfter(today, 3));
let hour = -2;
/** A time of its own for each test. */
const time = () => {
	hour += 2;
	const two = (hours: number) => `${String(hours % 24).padStart(2, "0")}:00`;
	return addsTime(two(hour), two(hour + 2));
};

test("a weekly shift is planned on its day for nine weeks ahead, with its needs", async () => {
	const at = await time();
	await sets(weekday, at, 2, 1);
	const planned = await ahead(at);
	assert.equal(planned.length, 9);
	for (const shift of planned) {
		assert.equal(weekdayOf(shift.day), weekday);
		assert.deepEqual([shift.listeners, shift.supervisors, shift.by_hand], [2, 1, false]);
	}
	const shown = await seesShifts(lina, { days: "62" });
	assert.ok(planned.slice(0, 8).every(({ id }) => shown.some((shift) => shift.id === id)));
	const { weekly, planned_until } = await reads();
	assert.deepEqual(weekly, [{ weekday, shift_time: at, listeners: 2, supervisors: 1 }]);
	assert.equal(planned_until, daysAfter(today, 63));
	const needs = { listeners: 2, supervisors: 1 };
	assert.deepEqual((await written("change_rota"))[0], {
		change: "set_weekly_shift",
		weekday,
		start: "00:00",
		...needs,
	});
});

test("other needs are those of all shifts to come, but for what was changed by hand", async () => {
	const at = await time();
	await sets(weekday, at, 2, 1);
	const [byHand, ...others] = await ahead(at);
	assert.ok(byHand);
	await changes(byHand.id, { capacity: 5 });
	await sets(weekday, at, 3, 2);
	assert.deepEqual(
		(await ahead(at)).map(({ listeners, supervisors }) => [listeners, supervisors]),
		[[5, 1], ...others.map(() => [3, 2])],
	);
	const before = (await written("change_rota")).length;
	await sets(weekday, at, 3, 2);
	assert.equal((await written("change_rota")).length, before, "the same again is nothing new");
});

test("nobody loses a place by smaller needs, and who waits gets one by greater needs", async () => {
	const at = await time();
	await sets(weekday, at, 2, 2);
	const [first, second] = await ahead(at);
	assert.ok(first && second);
	for (const one of [sam, tove, lina, omar]) await books(one, first.id);
	assert.equal((await dora.calls(joinWaitingList, undefined, { id: first.id })).status, 200);
	await sets(weekday, at, 1, 1);
	const after = await ahead(at);
	assert.deepEqual([after[0]?.listeners, after[0]?.supervisors], [2, 2]);
	assert.deepEqual([after[1]?.listeners, after[1]?.supervisors], [1, 1]);
	assert.equal((await seesShift(lina, first.id)).own.part, "listener");
	assert.equal((await seesShift(dora, first.id)).own.offer_until, null);
	await sets(weekday, at, 3, 3);
	assert.notEqual((await seesShift(dora, first.id)).own.offer_until, null);
	await sets(weekday, at, 1, 1);
	const kept = await seesShift(dora, first.id);
	assert.ok(kept.capacity + kept.supervisors_needed >= 5, "a place that is kept for somebody stays");
});

test("a dropped weekly shift leaves no shift that nobody had booked, and those by hand stay", async () => {
	const at = await time();
	await sets(weekday, at);
	const [first, second, third] = await ahead(at);
	assert.ok(first && second && third);
	await changes(second.id, { capacity: 4 });
	await books(sam, third.id);
	await cancels(sam, third.id);
	await drops(weekday, at);
	const left = await rows("shift_time_id = $1", [at]);
	assert.deepEqual(
		left.map(({ id, off_at }) => [id, off_at !== null]),
		[
			[second.id, false],
			[third.id, true],
		],
	);
	assert.equal(
		(await reads()).weekly.some(({ shift_time }) => shift_time === at),
		false,
	);
	assert.partialDeepStrictEqual((await written("change_rota"))[0], { change: "drop_weekly_shift" });
	refusal(await dora.calls(dropWeeklyShift, { weekday, shift_time: at }), 404);
});

test("people who have booked are counted before a weekly shift is dropped, and told when it is", async () => {
	const at = await time();
	await sets(weekday, at, 1, 1);
	const [first, second] = await ahead(at);
	assert.ok(first && second);
	await books(sam, first.id);
	await books(lina, first.id);
	assert.equal((await omar.calls(joinWaitingList, undefined, { id: first.id })).status, 200);
	const tries = () => dora.calls(dropWeeklyShift, { weekday, shift_time: at });
	assert.equal(
		refusal(await tries(), 409, "people_booked").message,
		"2 people are booked on 1 of these shifts. It would be cancelled, and they’d be notified.",
	);
	await books(sam, second.id);
	await cancels(lina, first.id);
	assert.match(refusal(await tries(), 409, "people_booked").message, /^1 person is booked on 2 of these shifts\./);
	assert.equal((await ahead(at)).length, 9);
	assert.equal(
		(await reads()).weekly.some(({ shift_time }) => shift_time === at),
		true,
	);
	const before = await Promise.all([sam, lina, omar].map(toldOfShifts));
	await drops(weekday, at, true);
	const after = await Promise.all([sam, lina, omar].map(toldOfShifts));
	const news = after.map((told, n) => told.slice(0, told.length - (before[n]?.length ?? 0)));
	assert.deepEqual(news, [
		["Your shift has been cancelled.", "Your shift has been cancelled."],
		[],
		["A shift you were waiting for has been cancelled."],
	]);
	const seen = await seesShift(omar, first.id);
	assert.deepEqual([seen.state, seen.waiting, seen.own.waiting, seen.off_reason], ["off", 0, null, null]);
	assert.deepEqual(await ahead(at), []);
});

test("a weekly shift that comes back has all its shifts again", async () => {
	const at = await time();
	await sets(weekday, at);
	const planned = await ahead(at);
	await books(sam, planned[1]?.id ?? "");
	await drops(weekday, at, true);
	await sets(weekday, at, 4, 2);
	const again = await ahead(at);
	assert.deepEqual(
		again.map(({ day, listeners }) => [day, listeners]),
		planned.map(({ day }) => [day, 4]),
	);
	assert.equal((await seesShift(sam, planned[1]?.id ?? "")).own.part, null, "who had booked books again");
});

test("who lost a place in a dropped weekly shift, or waited for one, is told when it comes back, and nobody else", async () => {
	const at = await time();
	await sets(weekday, at, 1, 1);
	const [, first, second] = await ahead(at);
	assert.ok(first && second);
	for (const one of [sam, lina]) await books(one, first.id);
	assert.equal((await omar.calls(joinWaitingList, undefined, { id: first.id })).status, 200);
	await books(tove, second.id);
	await cancels(tove, second.id);
	await drops(weekday, at, true);
	const people = [sam, lina, omar, tove, dora];
	const before = await Promise.all(people.map(toldOfShifts));
	await sets(weekday, at, 1, 1);
	const after = await Promise.all(people.map(toldOfShifts));
	const openAgain = "Your cancelled shift is open again. Please book it again if you can come.";
	const awaitedAgain = "A cancelled shift that you were waiting for is open again. Please book it if you can come.";
	assert.deepEqual(
		after.map((told, n) => told.slice(0, told.length - (before[n]?.length ?? 0))),
		[[openAgain], [openAgain], [awaitedAgain], [], []],
	);
	await sets(weekday, at, 2, 1);
	assert.deepEqual(await Promise.all(people.map(toldOfShifts)), after, "they are told once");
});

test("a shift added by hand is taken as it is by the weekly ones", async () => {
	const at = await time();
	const date = daysAfter(today, 10);
	const added = await adds({ date, shift_time: at, capacity: 7 });
	await sets(weekdayOf(date), at, 1, 1);
	const there = (await ahead(at)).filter(({ day }) => day === date);
	assert.deepEqual(
		there.map(({ id, listeners }) => [id, listeners]),
		[[added.id, 7]],
	);
});

test("what is out of bounds or not there is refused, and only a director changes the weekly schedule", async () => {
	const at = await time();
	const good = { weekday: 1, shift_time: at, listeners: 2, supervisors: 1 };
	const path = "/api/v1/shift-manager/rota/weekly/";
	for (const [name, values] of Object.entries({
		weekday: [-1, 7, 1.5, "1", null],
		shift_time: ["morning", null, "0190a0a0-0000-7000-8000-0000000000ff"],
		listeners: [0, 51, null],
		supervisors: [0, 11, "2"],
	}))
		for (const value of values)
			refusal(await dora.send("PUT", path, { ...good, [name]: value }), 400, `invalid_${name}`);
	for (const member of [lina, sam, tess, noor]) {
		refusal(await member.calls(setWeeklyShift, good), 403, "forbidden");
		refusal(await member.calls(dropWeeklyShift, { weekday: 1, shift_time: at }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(setWeeklyShift, good), 401, "not_logged_in");
	assert.deepEqual(await ahead(at), []);
});
