import assert from "node:assert/strict";
import { test } from "vitest";
import { createInTurn } from "./in-turn.ts";

/** What was sent, each with what ends it. */
const serverOf = () => {
	const sent: { readonly wanted: boolean; readonly take: () => void; readonly refuse: () => void }[] = [];
	const heard: string[] = [];
	const acts = {
		send: (wanted: boolean) =>
			new Promise<string>((take, refuse) => {
				sent.push({ wanted, take: () => take(wanted ? "on" : "off"), refuse: () => refuse(new Error("no line")) });
			}),
		arrived: (answer: string) => void heard.push(answer),
		failed: (stands: boolean, failure: unknown) => void heard.push(`${stands ? "on" : "off"} after ${failure}`),
	};
	return { sent, heard, acts, asked: () => sent.map(({ wanted }) => wanted) };
};

test("of several presses one goes out at a time, and the last one counts (F5)", async () => {
	const press = createInTurn<string>();
	const { sent, heard, acts, asked } = serverOf();
	const all = [press("p1", true, acts), press("p1", false, acts), press("p1", true, acts), press("p1", false, acts)];
	assert.deepEqual(asked(), [true]);
	sent[0]?.take();
	await new Promise(setImmediate);
	assert.deepEqual(asked(), [true, false]);
	sent[1]?.take();
	assert.deepEqual(await Promise.all(all), [true, true, true, true]);
	assert.deepEqual(heard, ["off"]);
});

test("pressed back before the answer came, nothing more is sent (F5)", async () => {
	const press = createInTurn<string>();
	const { sent, heard, acts, asked } = serverOf();
	const all = [press("p1", true, acts), press("p1", false, acts), press("p1", true, acts)];
	sent[0]?.take();
	await Promise.all(all);
	assert.deepEqual([asked(), heard], [[true], ["on"]]);
});

test("what the server did not take goes back to what it last said, and the next press begins anew (F5)", async () => {
	const press = createInTurn<string>();
	const { sent, heard, acts, asked } = serverOf();
	const first = press("p1", true, acts);
	void press("p1", false, acts);
	sent[0]?.take();
	await new Promise(setImmediate);
	sent[1]?.refuse();
	assert.equal(await first, false);
	assert.deepEqual(heard, ["on after Error: no line"]);
	const other = press("p2", true, acts);
	const again = press("p1", false, acts);
	assert.deepEqual(asked(), [true, false, true, false]);
	sent[2]?.take();
	sent[3]?.take();
	assert.deepEqual(await Promise.all([other, again]), [true, true]);
});
