import assert from "node:assert/strict";
import { listShifts, ownShifts } from "@warmline/contract/shifts/calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, seesShift, seesShifts } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";
import { isHalf } from "../standing.ts";
import { weekOf } from "./week-of.ts";

const cast = await society();
const { lina, sam, tess, noor, newBrowser, clock } = cast;

const today = dayIn("America/New_York", clock.now());

/** The nights on which the clocks of New York go on, and back: 23 and 25 hours. */
const nights = [
	{ name: "go on", day: "2031-03-09", midnight: "2031-03-09T05:00:00Z", next: "2031-03-10T04:00:00Z" },
	{ name: "go back", day: "2031-11-02", midnight: "2031-11-02T04:00:00Z", next: "2031-11-03T05:00:00Z" },
] as const;

for (const { name, day, midnight, next } of nights) {
	test(`the days in which the clocks ${name} begin and end at midnight in New York (H5)`, async () => {
		const at = (time: string, ms = 0) => ({ at: new Date(Date.parse(time) + ms) });
		const before = await plansShift(cast, at(midnight, -1000));
		const first = await plansShift(cast, at(midnight));
		const last = await plansShift(cast, at(next, -1000));
		const after = await plansShift(cast, at(next));
		const seen = async (date: string, days: string) => (await seesShifts(lina, { date, days })).map(({ id }) => id);
		assert.deepEqual(await seen(day, "1"), [first, last]);
		assert.deepEqual(await seen(daysAfter(day, -1), "1"), [before]);
		assert.deepEqual(await seen(daysAfter(day, 1), "1"), [after]);
		// The week that ends with it, the one that begins with it, and one that has it in its middle.
		assert.deepEqual(await seen(daysAfter(day, -6), "7"), [before, first, last]);
		assert.deepEqual(await seen(day, "7"), [first, last, after]);
		assert.deepEqual(await seen(daysAfter(day, -3), "7"), [before, first, last, after]);
		assert.deepEqual(
			(await seesShifts(lina, { date: day, days: "1" })).map(({ date }) => date),
			[day, day],
		);
	});
}

test("without a day it is the week from today in New York on, by the start of the shifts (H5)", async () => {
	const later = await plansShift(cast, { inHours: 30 });
	const sooner = await plansShift(cast, { inHours: 3 });
	const farOff = await plansShift(cast, { inHours: 8 * 24 });
	const week = (await seesShifts(lina)).map(({ id }) => id);
	assert.deepEqual(week, [sooner, later]);
	assert.deepEqual(
		week,
		(await seesShifts(lina, { date: today })).map(({ id }) => id),
	);
	assert.ok((await seesShifts(lina, { days: "10" })).some(({ id }) => id === farOff));
	assert.deepEqual(await seesShifts(lina, { date: "2033-01-01" }), []);
});

test("a day that is none, or more days than two months, are refused", async () => {
	const none = [{ date: "2031-02-30" }, { date: "tomorrow" }, { date: "9999-12-31" }, { date: "0001-01-01" }];
	for (const asked of [...none, { days: "0" }, { days: "63" }, { days: "x" }])
		refusal(await lina.calls(listShifts, undefined, asked), 400);
	assert.deepEqual(await seesShifts(lina, { date: "2999-12-31", days: "62" }), []);
});

test("the community sees shifts; who has only registered, and who has no account, do not", async () => {
	assert.ok((await seesShifts(tess)).length > 0);
	for (const call of [listShifts, ownShifts]) {
		refusal(await noor.calls(call), 403);
		refusal(await newBrowser().calls(call), 401);
	}
});

test("a half-shift is one of two hours, and a shift of four is none (H7)", async () => {
	const whole = await plansShift(cast, { inHours: 50 });
	const half = await plansShift(cast, { inHours: 60, hours: 2 });
	assert.equal((await seesShift(lina, whole)).half, false);
	assert.equal((await seesShift(lina, half)).half, true);
});

test("in the nights of the clocks three hours are a whole shift, or a half one", () => {
	const from = (start: string, hours: number) => {
		const starts_at = new Date(start);
		return { starts_at, ends_at: new Date(starts_at.getTime() + hours * 3_600_000) };
	};
	// Midnight to four o'clock, and one to three o'clock.
	assert.equal(isHalf(from("2031-03-09T05:00:00Z", 3)), false);
	assert.equal(isHalf(from("2031-03-09T06:00:00Z", 1)), true);
	assert.equal(isHalf(from("2031-11-02T04:00:00Z", 5)), false);
	assert.equal(isHalf(from("2031-11-02T05:00:00Z", 3)), true);
	// By half an hour only.
	assert.equal(isHalf(from("2031-10-04T13:00:00Z", 3.5), "Australia/Lord_Howe"), false);
	assert.equal(isHalf(from("2031-04-05T14:00:00Z", 2.5), "Australia/Lord_Howe"), true);
});

test("what overlaps with a shift that begins after the days that are looked at is seen to", async () => {
	const end = daysAfter(today, 20);
	const midnight = Date.parse(`${end}T05:00:00Z`);
	const inside = await plansShift(cast, { at: new Date(midnight - 2 * 3_600_000) });
	const beyond = await plansShift(cast, { at: new Date(midnight + 3_600_000) });
	for (const [shift, who] of [
		[inside, sam],
		[beyond, cast.dora],
	] as const)
		await books(who, shift);
	await books(lina, beyond);
	const seen = (await seesShifts(lina, { date: daysAfter(end, -1), days: "1" })).find(({ id }) => id === inside);
	assert.equal(seen?.why_not, "overlap");
	assert.equal(seen?.own.overlaps, true);
	assert.equal((await seesShift(sam, inside)).own.overlaps, false);
	assert.equal((await seesShift(cast.omar, inside)).own.overlaps, false);
});

test("a shift is the same in a week, among one's own and in the answer to booking it", async () => {
	const shift = await plansShift(cast, { inHours: 100, listeners: 3, supervisors: 2 });
	for (const who of [sam, cast.omar, cast.dora]) await books(who, shift);
	await cast.pool.query("UPDATE bookings SET cover_wanted_at = now() WHERE shift_id = $1 AND member_id = $2", [
		shift,
		cast.omar.id,
	]);
	const booked = await books(lina, shift);
	assert.deepEqual(
		booked.places.map(({ name, part, cover_wanted }) => [name, part, cover_wanted]),
		[
			["Sam", "supervisor", false],
			["Dora", "supervisor", false],
			["Omar", "listener", true],
			["Lina", "listener", false],
		],
	);
	assert.deepEqual(await seesShift(lina, shift), booked);
	const { body } = await lina.calls(ownShifts);
	assert.deepEqual(
		ownShifts.answer.parse(body).results.find(({ id }) => id === shift),
		booked,
	);
});

test("a week of the cap goes from the first day of the organisation's week on, over months and years", () => {
	assert.deepEqual(weekOf("2031-03-09"), ["2031-03-09", "2031-03-15"]);
	assert.deepEqual(weekOf("2031-03-10"), ["2031-03-09", "2031-03-15"]);
	assert.deepEqual(weekOf("2031-01-01"), ["2030-12-29", "2031-01-04"]);
});
