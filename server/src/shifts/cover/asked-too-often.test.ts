import assert from "node:assert/strict";
import { test } from "vitest";
import { asksSwap, callsOut, toldOfShifts, withdrawsSwap } from "../../../test/cover.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, cancels, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, clock } = cast;
await setsRota(cast, { weekly_cap: 14 });

const shiftOf = async (inHours: number, ...people: (typeof lina)[]) => {
	const shift = await plansShift(cast, { inHours });
	for (const one of people) await books(one, shift);
	return shift;
};

test("swaps can be asked for twenty times in an hour, then later again", async () => {
	const [mine, theirs] = [await shiftOf(30, sam, lina), await shiftOf(40, sam, omar)];
	const ask = () => asksSwap(lina, mine, theirs, omar.id);
	for (let n = 0; n < 20; n++) {
		const { status, body } = await ask();
		assert.equal(status, 201, JSON.stringify(body));
		const { id } = Object(body).result;
		assert.equal((await withdrawsSwap(lina, id)).status, 204);
	}
	refusal(await ask(), 429);
	clock.passMinutes(61);
	assert.equal((await ask()).status, 201);
});

test("somebody who is named is asked once an hour for a shift", async () => {
	const shift = await shiftOf(60, sam);
	const news = async () => (await toldOfShifts(omar)).filter((words) => words?.includes("Could you come?")).length;
	assert.equal((await callsOut(sam, shift, "listener", [omar.id])).status, 200);
	const { message } = refusal(await callsOut(sam, shift, "listener", [omar.id]), 409, "nobody_left");
	assert.match(message, /asked less than an hour ago/);
	assert.equal(await news(), 1);
	clock.passMinutes(61);
	assert.equal((await callsOut(sam, shift, "listener", [omar.id])).status, 200);
	assert.equal(await news(), 2);
});

test("a supervisor who books and gives up again and again does not fill the lists of the listeners", async () => {
	const shift = await shiftOf(80, sam, lina);
	const news = async () => (await toldOfShifts(lina)).filter((words) => words?.includes("lost its supervisor")).length;
	for (let n = 0; n < 3; n++) {
		await cancels(sam, shift);
		await books(sam, shift);
	}
	assert.equal(await news(), 1);
	clock.passMinutes(61);
	await cancels(sam, shift);
	assert.equal(await news(), 2, "later it is news again");
});
