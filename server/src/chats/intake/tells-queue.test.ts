import assert from "node:assert/strict";
import { test } from "vitest";
import { tellsQueue } from "./queue.ts";

/** Each telling begins when it is awaited, and ends when it is told to. */
const tellings = () => {
	const waiting: PromiseWithResolvers<{ whom: string[] | null; ends: () => void }>[] = [];
	const at = (n: number) => (waiting[n] ??= Promise.withResolvers());
	let begun = 0;
	const queue = tellsQueue(
		(whom) => {
			const { promise, resolve: ends } = Promise.withResolvers<void>();
			at(begun++).resolve({ whom: whom && [...whom], ends });
			return promise;
		},
		{ pause: 0, retryAfter: 0, failed: assert.ifError },
	);
	let seen = 0;
	return { queue, next: () => at(seen++).promise };
};

test("who has come is told alone, those who came meanwhile after them, and all when it is another for all", async () => {
	const { queue, next } = tellings();
	queue.one("a");
	const first = await next();
	assert.deepEqual(first.whom, ["a"]);
	for (const who of ["b", "c", "b"]) queue.one(who);
	first.ends();
	const second = await next();
	assert.deepEqual(second.whom, ["b", "c"]);
	queue.one("d");
	queue.all();
	queue.one("e");
	second.ends();
	const third = await next();
	assert.equal(third.whom, null);
	queue.one("f");
	third.ends();
	const fourth = await next();
	assert.deepEqual(fourth.whom, ["f"]);
	fourth.ends();
	await queue.all.stop();
});
