import assert from "node:assert/strict";
import { readListenerApplication, saveListenerApplication } from "@warmline/contract/applications/calls";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { addShiftTime, readRota, retireShiftTime } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { begins, listenerAnswers } from "../../../../test/applicant.ts";
import { refusal } from "../../../../test/refusal.ts";
import { rotaOf, toldOfShifts, zone } from "../../../../test/rota.ts";
import { books, seesShift } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";
import { dayIn, daysAfter, weekdayOf } from "../../../platform/days.ts";

const cast = await society();
const { dora, lina, sam, tess, noor, newMember, newBrowser } = cast;
const { addsTime, adds, sets, ahead, rows, written } = rotaOf(cast);

/** Of a day on which no shift is of today: so there are nine of it. */
const weekday = weekdayOf(daysAfter(dayIn(zone, cast.clock.now()), 3));
const known = async () => shiftTimes.answer.parse((await lina.calls(shiftTimes)).body).results;
const retires = (id: string, tell = false) => dora.calls(retireShiftTime, { tell }, { id });

test("a director adds shift times of four hours, and half-shifts of two, over midnight too (H7)", async () => {
	for (const [start_time, end_time] of [
		["20:00", "00:00"],
		["08:00", "12:00"],
		["08:00", "10:00"],
		["22:30", "02:30"],
		["23:00", "01:00"],
	] as const)
		await addsTime(start_time, end_time);
	assert.deepEqual(
		(await known()).map(({ start_time, end_time }) => `${start_time} ${end_time}`),
		["08:00 10:00", "08:00 12:00", "20:00 00:00", "22:30 02:30", "23:00 01:00"],
	);
	assert.deepEqual((await written("change_rota"))[0], { change: "add_shift_time", start: "23:00", end: "01:00" });
});

test("any other length is refused, and what is no time of the day (H7)", async () => {
	const before = await known();
	for (const [start_time, end_time] of [
		["08:00", "11:00"],
		["08:00", "08:00"],
		["08:00", "13:00"],
		["22:00", "01:00"],
		["08:00", "12:01"],
	] as const) {
		const error = refusal(await dora.calls(addShiftTime, { start_time, end_time }), 400, "invalid_end_time");
		assert.equal(error.message, "A shift is 4 hours long, a half-shift 2.");
		assert.equal(error.errors?.end_time, error.message);
	}
	for (const start_time of ["8:00", "24:00", "08:60", "", null])
		refusal(
			await dora.send("POST", "/api/v1/shift-manager/shift-times/", { start_time, end_time: "12:00" }),
			400,
			"invalid_start_time",
		);
	assert.deepEqual(await known(), before);
});

test("the same hours again are refused, and of two directors at once one adds them", async () => {
	refusal(await dora.calls(addShiftTime, { start_time: "08:00", end_time: "12:00" }), 409, "shift_time_exists");
	const other = await newMember("dana", "director");
	const both = await Promise.all(
		[dora, other].map((one) => one.calls(addShiftTime, { start_time: "12:00", end_time: "16:00" })),
	);
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
});

test("a retired time is chosen no more, its shifts are planned no more, and it comes back as it was", async () => {
	const time = await addsTime("02:00", "06:00");
	await sets(weekday, time);
	await sets((weekday + 2) % 7, time);
	const [first] = await ahead(time);
	assert.ok(first);
	await adds({ date: daysAfter(dayIn(zone, cast.clock.now()), 200), shift_time: time });
	assert.equal((await retires(time)).status, 204);
	assert.equal(
		(await known()).some(({ id }) => id === time),
		false,
	);
	assert.deepEqual(await rows("shift_time_id = $1", [time]), [], "nobody ever booked them");
	const { result } = readRota.answer.parse((await dora.calls(readRota)).body);
	assert.equal(
		result.weekly.some(({ shift_time }) => shift_time === time),
		false,
	);
	assert.deepEqual((await written("change_rota"))[0], { change: "retire_shift_time", start: "02:00", end: "06:00" });
	refusal(await retires(time), 404);
	assert.equal(await addsTime("02:00", "06:00"), time);
	assert.deepEqual(await ahead(time), [], "its weekly shifts are not back by themselves");
});

test("who has booked at a time that is to be retired is counted first, and told then", async () => {
	const time = await addsTime("04:00", "08:00");
	await sets(weekday, time);
	const [first, second] = await ahead(time);
	assert.ok(first && second);
	await books(sam, first.id);
	await books(lina, first.id);
	await books(sam, second.id);
	const { message } = refusal(await retires(time), 409, "people_booked");
	assert.equal(message, "2 people are booked on 2 of these shifts. They would be cancelled, and everyone notified.");
	assert.equal((await ahead(time)).length, 9);
	assert.equal((await seesShift(lina, first.id)).own.part, "listener");
	assert.equal((await retires(time, true)).status, 204);
	assert.deepEqual(
		(await rows("shift_time_id = $1", [time])).map(({ id, off_at }) => [id, off_at !== null]),
		[
			[first.id, true],
			[second.id, true],
		],
	);
	assert.deepEqual(await toldOfShifts(sam), ["Your shift has been cancelled.", "Your shift has been cancelled."]);
	assert.deepEqual(await toldOfShifts(lina), ["Your shift has been cancelled."]);
	const seen = await seesShift(lina, first.id);
	assert.deepEqual([seen.state, seen.own.part, seen.places], ["off", null, []]);
});

test("an application that named a time stays valid when it is retired; nobody else can choose it", async () => {
	const time = await addsTime("01:00", "05:00");
	const details_id = await begins(noor);
	const saves = (body: Record<string, unknown>) => noor.calls(saveListenerApplication, body, { details_id });
	assert.equal((await saves({ ...listenerAnswers, shift_selection: [time] })).status, 200);
	await retires(time);
	assert.equal((await saves({ shift_selection: [time] })).status, 200);
	const late = await newMember("late", "new_hire");
	const params = { details_id: await begins(late) };
	refusal(
		await late.calls(saveListenerApplication, { shift_selection: [time] }, params),
		400,
		"invalid_shift_selection",
	);
	const done = await saves({ completed: true });
	assert.equal(done.status, 200, JSON.stringify(done.body));
	const { body } = await dora.calls(readListenerApplication, undefined, { user_id: noor.id });
	assert.match(JSON.stringify(body), new RegExp(time));
});

test("a time that is not there is 404, and only a director adds and retires", async () => {
	refusal(await retires("0190a0a0-0000-7000-8000-0000000000ff"), 404);
	refusal(await retires("morning"), 404);
	const [time] = await known();
	const id = time?.id ?? "";
	for (const member of [lina, sam, tess, noor]) {
		refusal(await member.calls(addShiftTime, { start_time: "09:00", end_time: "13:00" }), 403, "forbidden");
		refusal(await member.calls(retireShiftTime, { tell: true }, { id }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(retireShiftTime, {}, { id }), 401, "not_logged_in");
	assert.equal((await known())[0]?.id, id);
});
