import assert from "node:assert/strict";
import { listShifts } from "@warmline/contract/shifts/calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { v7 } from "uuid";
import { test } from "vitest";
import { plansShift, seesShifts } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, pool } = cast;

const week = { date: "2032-05-03", days: "7" };
const monday = new Date("2032-05-03T15:00:00Z");

const seen = async (id: string): Promise<Shift | undefined> =>
	(await seesShifts(lina, week)).find((shift) => shift.id === id);

const plans = () => plansShift(cast, { at: monday, listeners: 3 });

/** Who comes without the server's knowing: a command, another server, a director with a tool of their own. */
const places = (shift: string, member: string, part: string) =>
	pool.query("INSERT INTO bookings (id, shift_id, member_id, part, booked_at) VALUES ($1, $2, $3, $4, now())", [
		v7(),
		shift,
		member,
		part,
	]);

const namesIn = async (id: string) => (await seen(id))?.places.map(({ name }) => name);

test("whatever is written to the weekly schedule is seen by the next who asks (H5)", async () => {
	const shift = await plans();
	assert.deepEqual(await namesIn(shift), []);
	await places(shift, sam.id, "supervisor");
	assert.deepEqual(await namesIn(shift), ["Sam"]);
	await places(shift, omar.id, "listener");
	assert.deepEqual(await namesIn(shift), ["Sam", "Omar"]);

	await pool.query("UPDATE members SET nickname = 'Ollie' WHERE id = $1", [omar.id]);
	assert.deepEqual(await namesIn(shift), ["Sam", "Ollie"]);
	await pool.query("UPDATE members SET nickname = NULL WHERE id = $1", [omar.id]);

	await pool.query("UPDATE bookings SET cover_wanted_at = now() WHERE shift_id = $1 AND member_id = $2", [
		shift,
		omar.id,
	]);
	assert.equal((await seen(shift))?.places[1]?.cover_wanted, true);
	await pool.query("DELETE FROM bookings WHERE shift_id = $1 AND member_id = $2", [shift, omar.id]);
	assert.deepEqual(await namesIn(shift), ["Sam"]);

	await pool.query(
		"INSERT INTO waiting_places (id, shift_id, member_id, part, joined_at) VALUES ($1, $2, $3, 'listener', now())",
		[v7(), shift, omar.id],
	);
	assert.equal((await seen(shift))?.waiting, 1);

	await pool.query("UPDATE shifts SET listeners = 7 WHERE id = $1", [shift]);
	assert.equal((await seen(shift))?.capacity, 7);
	await pool.query("TRUNCATE shifts CASCADE");
	assert.equal(await seen(shift), undefined);
});

test("what is written first and committed last is seen, too", async () => {
	const shift = await plans();
	await places(shift, sam.id, "supervisor");
	const [early, late] = [await pool.connect(), await pool.connect()];
	try {
		for (const client of [early, late]) await client.query("BEGIN");
		const note = (client: typeof early, words: string) =>
			client.query("UPDATE shifts SET off_reason = $2 WHERE id = $1", [shift, words]);
		const other = await plans();
		await note(early, "early");
		await late.query("UPDATE shifts SET listeners = 5 WHERE id = $1", [other]);
		await late.query("COMMIT");
		assert.equal((await seen(other))?.capacity, 5);
		assert.equal((await seen(shift))?.off_reason, null);
		await early.query("COMMIT");
		assert.equal((await seen(shift))?.off_reason, "early");
	} finally {
		for (const client of [early, late]) client.release();
	}
});

test("a week in which nothing has changed is not read again, whoever asks", async () => {
	const shift = await plans();
	await places(shift, sam.id, "supervisor");
	await seesShifts(lina, week);
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		// Nobody can read who waits for a place.
		await client.query("LOCK TABLE waiting_places IN ACCESS EXCLUSIVE MODE");
		const [own, others] = [await seesShifts(lina, week), await seesShifts(sam, week)];
		assert.equal(own.find(({ id }) => id === shift)?.own.part, null);
		assert.equal(others.find(({ id }) => id === shift)?.own.part, "supervisor");
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
});

test("all who ask at once see what was booked before they asked", async () => {
	const shift = await plansShift(cast, { at: new Date(monday.getTime() + 24 * 3_600_000), listeners: 3 });
	for (const [who, part] of [
		[sam, "supervisor"],
		[omar, "listener"],
		[lina, "listener"],
	] as const) {
		await places(shift, who.id, part);
		const all = await Promise.all([lina, sam, omar, lina, sam, omar].map((reader) => seesShifts(reader, week)));
		for (const shifts of all)
			assert.ok(shifts.find(({ id }) => id === shift)?.places.some(({ member_id }) => member_id === who.id));
	}
});

test("a reading that fails is not kept", async () => {
	const days = { date: "2032-06-07", days: "7" };
	await pool.query("ALTER TABLE waiting_places RENAME TO gone_for_a_moment");
	try {
		assert.equal((await lina.calls(listShifts, undefined, days)).status, 500);
	} finally {
		await pool.query("ALTER TABLE gone_for_a_moment RENAME TO waiting_places");
	}
	assert.equal((await lina.calls(listShifts, undefined, days)).status, 200);
});
