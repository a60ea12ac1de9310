import assert from "node:assert/strict";
import { v7 } from "uuid";
import { test } from "vitest";
import { numbersFor } from "../../test/numbers.ts";
import type { MemberPerson } from "../../test/person.ts";
import { plansShift } from "../../test/shifts.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, clock } = cast;

type Place = {
	part?: "listener" | "supervisor";
	/** Hours after the start of the shift. */
	came?: number;
	went?: number;
	attendance?: "booked" | "worked" | "no_show";
	minutes?: number;
	gaveUp?: boolean;
};

const shiftAt = async (at: string, hours: number, people: readonly (readonly [MemberPerson, Place])[]) => {
	const shift = await plansShift(cast, { at: new Date(at), hours });
	const then = (hour: number | undefined) =>
		hour === undefined ? null : new Date(Date.parse(at) + hour * 3_600_000).toISOString();
	for (const [{ id }, { part = "listener", came, went, gaveUp = false, ...place }] of people)
		await pool.query(
			`INSERT INTO bookings (id, shift_id, member_id, part, booked_at, checked_in_at, checked_out_at, attendance, minutes,
				ended_at, ended_how)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
			[
				...[v7(), shift, id, part, at, then(came), then(went)],
				...[place.attendance ?? "worked", place.minutes ?? null, gaveUp ? at : null, gaveUp ? "cancelled" : null],
			],
		);
	return shift;
};

const supervises = (more: Place = {}): Place => ({ part: "supervisor", came: 0, went: 4, minutes: 240, ...more });
const missed: Place = { attendance: "no_show" };
const covered = async (from: string, until = from) =>
	(await numbersFor(dora, { from, until, by: "day" })).total.coverage;

test("a shift is planned, confirmed and held, and open while a supervisor and a listener are there together", async () => {
	await shiftAt("2024-01-10T17:00:00Z", 4, [
		[sam, supervises({ came: -0.1 })],
		[lina, { came: 0.5, went: 4.2, minutes: 222 }],
		[omar, { attendance: "no_show" }],
	]);
	assert.deepEqual(await covered("2024-01-10"), {
		...{ planned: 1, off: 0, confirmed: 1, held: 1 },
		...{ promised_minutes: 240, open_minutes: 210, booked_minutes: 720, given_minutes: 462 },
	});
});

test("a shift without its supervisor was confirmed and is not held; one nobody supervises is planned only", async () => {
	await shiftAt("2024-01-11T14:00:00Z", 2, [
		[sam, { ...missed, part: "supervisor" }],
		[lina, { came: 0, went: 2, minutes: 120 }],
	]);
	await shiftAt("2024-01-11T18:00:00Z", 2, [
		[sam, { ...missed, part: "supervisor", gaveUp: true }],
		[lina, { attendance: "booked" }],
	]);
	assert.deepEqual(await covered("2024-01-11"), {
		...{ planned: 2, off: 0, confirmed: 1, held: 0 },
		...{ promised_minutes: 120, open_minutes: 0, booked_minutes: 360, given_minutes: 120 },
	});
});

test("a shift that was called off was planned, and promised nothing", async () => {
	const shift = await shiftAt("2024-01-12T17:00:00Z", 4, [
		[sam, { part: "supervisor", attendance: "booked" }],
		[lina, { attendance: "booked" }],
	]);
	await pool.query("UPDATE shifts SET off_at = starts_at WHERE id = $1", [shift]);
	assert.deepEqual(await covered("2024-01-12"), {
		...{ planned: 1, off: 1, confirmed: 0, held: 0 },
		...{ promised_minutes: 0, open_minutes: 0, booked_minutes: 0, given_minutes: 0 },
	});
});

test("shifts that overlap are open once, and whose attendance was only said was there for their minutes", async () => {
	await shiftAt("2024-01-13T15:00:00Z", 4, [
		[sam, supervises()],
		[lina, { minutes: 180 }],
	]);
	await shiftAt("2024-01-13T17:00:00Z", 4, [
		[dora, supervises()],
		[omar, { came: 0, went: 4, minutes: 240 }],
	]);
	const { open_minutes, promised_minutes, held } = await covered("2024-01-13");
	assert.deepEqual([open_minutes, promised_minutes, held], [360, 360, 2]);
});

test("a shift is of the day on which it begins, and each of its hours of its own day, on nights of 25 hours too", async () => {
	// From ten in the evening of the first to two, an hour that comes twice, and on to four by the clock.
	await shiftAt("2025-11-02T02:00:00Z", 7, [
		[sam, supervises({ went: 7, minutes: 420 })],
		[lina, { came: 0, went: 7, minutes: 420 }],
	]);
	const { parts, total } = await numbersFor(dora, { from: "2025-11-01", until: "2025-11-02", by: "day" });
	assert.deepEqual(
		parts.map(({ coverage }) => [coverage.planned, coverage.open_minutes, coverage.given_minutes]),
		[
			[1, 120, 840],
			[0, 300, 0],
		],
	);
	assert.deepEqual([total.coverage.planned, total.coverage.open_minutes], [1, 420]);
	// Of a span that begins with the second day it is the hours after midnight.
	const second = await covered("2025-11-02");
	assert.deepEqual([second.planned, second.open_minutes], [0, 300]);
});

test("a shift that is not over is not counted", async () => {
	await shiftAt(new Date(clock.now().getTime() - 3_600_000).toISOString(), 4, [[sam, supervises()]]);
	const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
	assert.equal((await covered(day(-2), day(2))).planned, 0);
	clock.passMinutes(240);
	assert.equal((await covered(day(-2), day(2))).planned, 1);
});
