import assert from "node:assert/strict";
import { test } from "vitest";
import {
	answersOffer,
	answersSwap,
	asksSwap,
	hasAsked,
	joins,
	placesIn,
	seeksCover,
	takesCover,
} from "../../test/cover.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { books, cancels, plansShift, setsRota, triesToBook } from "../../test/shifts.ts";
import { society } from "../../test/society.ts";
import { hoursInARow } from "./long-run.ts";

const cast = await society();
const { lina, omar, sam, pool } = cast;
await setsRota(cast, { weekly_cap: 14 });

const times = (start: string, end: string) => ({
	starts_at: new Date(`2026-11-${start}:00Z`),
	ends_at: new Date(`2026-11-${end}:00Z`),
});

test("hours are in a row where less than an hour lies between two shifts", () => {
	const evening = times("24T17:00", "24T21:00");
	assert.equal(hoursInARow(evening, []), 4);
	assert.equal(hoursInARow(evening, [times("24T21:00", "25T01:00")]), 8);
	assert.equal(hoursInARow(evening, [times("24T21:59", "25T01:59")]), 9);
	assert.equal(hoursInARow(evening, [times("24T22:00", "25T02:00")]), 4);
	// The second is reached by the first alone.
	assert.equal(hoursInARow(evening, [times("24T09:00", "24T13:00"), times("24T13:00", "24T17:00")]), 12);
	assert.equal(hoursInARow(evening, [times("24T21:00", "24T23:30")]), 6.5);
});

/** A supervised shift of four hours, by whoever is there to listen. */
const shiftAt = async (inHours: number, listeners: readonly MemberPerson[] = [], places = 2) => {
	const shift = await plansShift(cast, { inHours, listeners: places });
	await books(sam, shift, { part: "supervisor", long_run: true });
	for (const one of listeners) await books(one, shift, { part: "listener" });
	return shift;
};
const afresh = () => pool.query("TRUNCATE shifts CASCADE");

const isAsked = (answer: Parameters<typeof refusal>[0]) => {
	const { message } = refusal(answer, 409, "long_run");
	assert.match(message, /^That makes 8 hours in a row\./);
};

test("who books a shift right after another is asked first, and has it when they are sure (H4)", async () => {
	await afresh();
	await shiftAt(30, [lina]);
	const next = await shiftAt(34);
	isAsked(await triesToBook(lina, next));
	assert.deepEqual(await placesIn(cast, next), [sam.id]);
	await books(lina, next, { long_run: true });
	assert.deepEqual(await placesIn(cast, next), [sam.id, lina.id]);
});

test("who covers for somebody is asked the same", async () => {
	await afresh();
	await shiftAt(30, [lina]);
	const next = await shiftAt(34, [omar], 1);
	await seeksCover(omar, next);
	isAsked(await takesCover(lina, next, omar.id));
	assert.deepEqual(await placesIn(cast, next), [sam.id, omar.id]);
	assert.equal((await takesCover(lina, next, omar.id, { long_run: true })).status, 200);
	assert.deepEqual(await placesIn(cast, next), [sam.id, lina.id]);
});

test("who takes the place that was kept for them is asked the same, and may leave it without a word", async () => {
	await afresh();
	await shiftAt(30, [lina]);
	const next = await shiftAt(34, [omar], 1);
	assert.equal((await joins(lina, next)).status, 200);
	await cancels(omar, next);
	isAsked(await answersOffer(lina, next, true));
	assert.equal((await answersOffer(lina, next, true, { long_run: true })).status, 200);
	assert.deepEqual(await placesIn(cast, next), [sam.id, lina.id]);
});

test("of a swap each is asked about their own hours, without the shift that they give away", async () => {
	await afresh();
	await shiftAt(30, [lina]);
	const [far, near, between] = [await shiftAt(60, [lina]), await shiftAt(34, [omar]), await shiftAt(55, [omar])];
	isAsked(await asksSwap(lina, far, near, omar.id));
	assert.equal((await asksSwap(lina, far, near, omar.id, { long_run: true })).status, 201);
	// Of the two in a row Lina gives one away, so that it is Omar alone who is asked.
	const swap = await hasAsked(lina, far, between, omar.id);
	assert.equal((await answersSwap(omar, swap.id, true)).status, 200);
	assert.deepEqual(await placesIn(cast, between), [sam.id, lina.id]);
});
