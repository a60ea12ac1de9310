import assert from "node:assert/strict";
import { test } from "vitest";
import { sharedRead } from "./share-reads.ts";

test("who asks while something is being read gets what is read after it, together with all who ask then", async () => {
	const reads: PromiseWithResolvers<number>[] = [];
	let begun = Promise.withResolvers<void>();
	const ask = sharedRead(() => {
		const read = Promise.withResolvers<number>();
		reads.push(read);
		begun.resolve();
		begun = Promise.withResolvers();
		return read.promise;
	});
	const first = begun.promise;
	const early = [ask(), ask()];
	await first;
	const second = begun.promise;
	const late = [ask(), ask(), ask()];
	reads[0]?.resolve(1);
	assert.deepEqual(await Promise.all(early), [1, 1]);
	await second;
	reads[1]?.resolve(2);
	assert.deepEqual(await Promise.all(late), [2, 2, 2]);
	assert.equal(reads.length, 2);
});

test("a read that fails fails for those who asked for it, and the next one is made", async () => {
	let reads = 0;
	const ask = sharedRead(async () => {
		if (++reads === 1) throw new Error("the database is away");
		return reads;
	});
	const both = await Promise.allSettled([ask(), ask()]);
	assert.deepEqual(
		both.map(({ status }) => status),
		["rejected", "rejected"],
	);
	assert.equal(await ask(), 2);
});
