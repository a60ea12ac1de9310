import assert from "node:assert/strict";
import { test } from "vitest";
import { instantAt, rotaOf, zone } from "../../../test/rota.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter, weekdayOf } from "../../platform/days.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { planShifts } from "./plan-queries.ts";

const cast = await society();
const { clock, pool, platform } = cast;
const { addsTime, sets, rows, plans, reads } = rotaOf(cast);

const starts = ["00:00", "08:00", "20:00"];
const times = new Map<string, string>();
for (const [start, end] of [
	["00:00", "04:00"],
	["08:00", "12:00"],
	["20:00", "00:00"],
] as const)
	times.set(await addsTime(start, end), start);
for (const time of times.keys()) for (const weekday of [0, 1, 3, 6]) await sets(weekday, time);

/** What the pattern says of these days, by the clocks, as far as it is to come. */
const expected = (from: string, until: string, now: Date): string[] => {
	const all: string[] = [];
	for (let day = from; day <= until; day = daysAfter(day, 1))
		for (const start of [0, 1, 3, 6].includes(weekdayOf(day)) ? starts : [])
			if (instantAt(zone, day, start) > now) all.push(`${day} ${start}`);
	return all;
};
const planned = async () => (await rows()).map(({ day, shift_time_id }) => `${day} ${times.get(shift_time_id)}`);
const today = () => dayIn(zone, clock.now());
const empties = () => pool.query("DELETE FROM shifts");

test("the weeks to come are planned, nothing that has begun, and planned again they are the same", async () => {
	await empties();
	await plans();
	const first = await rows();
	assert.deepEqual(await planned(), expected(today(), daysAfter(today(), 63), clock.now()));
	assert.equal((await reads()).planned_until, daysAfter(today(), 63));
	await plans();
	assert.deepEqual(await rows(), first);
});

test("a planned shift has an id of its own, a UUID v7 of the moment in which it was planned", async () => {
	await empties();
	const before = clock.now().getTime();
	await plans();
	const after = clock.now().getTime();
	const ids = (await rows()).map(({ id }) => id);
	assert.ok(ids.length > 1);
	assert.equal(new Set(ids).size, ids.length);
	for (const id of ids) {
		assert.match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
		const made = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
		assert.ok(before <= made && made <= after, id);
	}
});

test("two servers that plan at the same moment make each shift once", async () => {
	for (let round = 0; round < 10; round++) {
		await empties();
		await Promise.all([plans(), plans(), plans()]);
		assert.deepEqual(await planned(), expected(today(), daysAfter(today(), 63), clock.now()));
	}
	await empties();
	const plan = { from: today(), until: daysAfter(today(), 200), zone, now: clock.now() };
	const made = await Promise.all(
		[1, 2, 3].map(() => inTransaction(platform.database.db, ({ tx }) => planShifts(tx, plan))),
	);
	assert.equal(
		made.reduce((sum, n) => sum + n, 0),
		(await rows()).length,
	);
	assert.deepEqual(await planned(), expected(plan.from, plan.until, plan.now));
});

test("a clock that jumps three weeks on doubles nothing, and makes nothing that has begun by then", async () => {
	await empties();
	await plans();
	const before = await rows();
	clock.passMinutes(3 * 7 * 24 * 60);
	await empties();
	await plans();
	assert.deepEqual(await planned(), expected(today(), daysAfter(today(), 63), clock.now()));
	assert.ok((await rows()).every(({ starts_at }) => starts_at > clock.now()));
	assert.ok(before.length > 0);
});

test("after a jump the shifts that were there stay, and only those further on are new", async () => {
	await plans();
	const before = await rows();
	clock.passMinutes(3 * 7 * 24 * 60);
	await plans();
	const after = await rows();
	assert.deepEqual(after.slice(0, before.length), before);
	assert.ok(after.length > before.length);
	assert.ok(after.slice(before.length).every(({ starts_at }) => starts_at > clock.now()));
	assert.equal(new Set(await planned()).size, after.length);
});

test("a clock that goes back by a day doubles nothing, and what was planned stays planned", async () => {
	await plans();
	const before = await rows();
	const until = await pool.query("SELECT planned_until::text FROM rota_settings");
	clock.passMinutes(-24 * 60);
	await plans();
	assert.deepEqual(await rows(), before);
	assert.deepEqual((await pool.query("SELECT planned_until::text FROM rota_settings")).rows, until.rows);
	clock.passMinutes(24 * 60);
});

test("a server that starts has the shifts of the weeks to come", async () => {
	await empties();
	const [first] = await Promise.all([society(), plans()]);
	assert.equal((await first.pool.query("SELECT planned_until FROM rota_settings")).rows.length, 1);
	assert.ok((await rows()).length > 0);
});
