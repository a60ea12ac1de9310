import assert from "node:assert/strict";
import { addShift } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { rotaOf, toldOfShifts, zone } from "../../../test/rota.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";

const cast = await society();
const { dora, lina, sam, tess, noor, newMember, newBrowser, clock } = cast;
const { addsTime, adds, changes, rows, written } = rotaOf(cast);
const morning = await addsTime("08:00", "12:00");
const night = await addsTime("22:00", "02:00");
const half = await addsTime("10:00", "12:00");
const on = (days: number) => daysAfter(dayIn(zone, clock.now()), days);
const path = "/api/v1/shift-manager/shifts/";

test("a director adds a shift on any day, with its supervisor, who is told", async () => {
	const shift = await adds({ date: on(100), shift_time: night, capacity: 3, supervisor: sam.id });
	assert.deepEqual([shift.date, shift.capacity, shift.supervisors_needed, shift.supervisor], [on(100), 3, 1, sam.id]);
	assert.equal(Date.parse(shift.ends_at) - Date.parse(shift.shift_datetime), 4 * 3_600_000);
	assert.equal(shift.half, false);
	assert.deepEqual(await toldOfShifts(sam), ["A director has booked you to supervise a shift."]);
	assert.deepEqual((await written("change_shift"))[0], {
		...{ day: on(100), start: "22:00", added: true },
		needs: { listeners: 3, supervisors: 1 },
	});
	assert.equal((await adds({ date: on(30), shift_time: half })).half, true);
});

test("a day has each time once, whoever adds it at the same moment; one that is off is put on again", async () => {
	const date = on(5);
	const shift = await adds({ date, shift_time: morning });
	refusal(await dora.calls(addShift, { date, shift_time: morning, capacity: 1 }), 409, "shift_exists");
	await changes(shift.id, { off: "A storm" });
	const again = await adds({ date, shift_time: morning, capacity: 6 });
	assert.deepEqual([again.id, again.state, again.capacity, again.off_reason], [shift.id, "needs_supervisor", 6, null]);
	const dana = await newMember("dana", "director");
	const both = await Promise.all(
		[dora, dana].map((one) => one.calls(addShift, { date: on(6), shift_time: morning, capacity: 2 })),
	);
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
	assert.equal((await rows("day = $1", [on(6)])).length, 1);
});

test("what has begun, a supervisor who is none or is elsewhere, and an unknown time are refused", async () => {
	const wanted = { date: on(8), shift_time: morning, capacity: 2 };
	refusal(await dora.calls(addShift, { ...wanted, date: on(-1) }), 409, "shift_started");
	refusal(await dora.calls(addShift, { ...wanted, date: "1999-01-01" }), 409, "shift_started");
	refusal(await dora.calls(addShift, { ...wanted, supervisor: lina.id }), 409, "not_a_supervisor");
	await adds({ date: on(8), shift_time: half, supervisor: sam.id });
	refusal(await dora.calls(addShift, { ...wanted, supervisor: sam.id }), 409, "overlap");
	refusal(await dora.calls(addShift, { ...wanted, shift_time: sam.id }), 400, "invalid_shift_time");
	assert.deepEqual(await rows("day = $1 AND shift_time_id = $2", [on(8), morning]), []);
});

test("what is out of bounds is refused, and only a director adds", async () => {
	const good = { date: on(9), shift_time: morning, capacity: 2 };
	for (const [name, values] of Object.entries({
		date: ["2027-02-30", "", null, on(2 * 366 + 1), "9999-12-31"],
		shift_time: ["morning", null],
		capacity: [0, 51, null],
		supervisors_needed: [0, 11, null],
		supervisor: ["sam", 1],
	}))
		for (const value of values)
			refusal(await dora.send("POST", path, { ...good, [name]: value }), 400, `invalid_${name}`);
	for (const member of [lina, sam, tess, noor]) refusal(await member.calls(addShift, good), 403, "forbidden");
	refusal(await newBrowser().calls(addShift, good), 401, "not_logged_in");
	assert.deepEqual(await rows("day = $1", [on(9)]), []);
});
