import assert from "node:assert/strict";
import { test } from "vitest";
import { addAll, throttledBatch } from "./throttle-batch.ts";

test("what a run that failed had is in the next one, with what came meanwhile, and nothing twice", async () => {
	const runs: PromiseWithResolvers<void>[] = [];
	const had: string[][] = [];
	const faults: unknown[] = [];
	let begins = Promise.withResolvers<void>();
	const tell = throttledBatch({
		none: () => new Set<string>(),
		join: addAll,
		run: (what) => {
			const run = Promise.withResolvers<void>();
			runs.push(run);
			had.push([...what]);
			begins.resolve();
			begins = Promise.withResolvers();
			return run.promise;
		},
		pause: 0,
		retryAfter: 0,
		failed: (error) => faults.push(error),
	});
	tell(new Set(["a"]));
	tell(new Set(["b"]));
	const again = begins.promise;
	runs[0]?.reject(new Error("the database is away"));
	await again;
	const last = begins.promise;
	tell(new Set(["c"]));
	runs[1]?.resolve();
	await last;
	runs[2]?.resolve();
	await tell.stop();
	assert.deepEqual(had, [["a"], ["a", "b"], ["c"]]);
	assert.equal(faults.length, 1);
});
