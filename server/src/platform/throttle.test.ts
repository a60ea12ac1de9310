import assert from "node:assert/strict";
import { test } from "vitest";
import { until } from "../../test/until.ts";
import { batched } from "./batch.ts";
import { throttled } from "./throttle.ts";

const never = (error: unknown) => assert.fail(String(error));

test("work that is to stop does what it is doing, and nothing that is wished for meanwhile or later", async () => {
	const runs: PromiseWithResolvers<void>[] = [];
	const tell = throttled(
		() => {
			const run = Promise.withResolvers<void>();
			runs.push(run);
			return run.promise;
		},
		{ pause: 1, failed: never },
	);
	tell();
	tell();
	const order: string[] = [];
	const stopped = tell.stop().then(() => order.push("stopped"));
	tell();
	order.push("done");
	runs[0]?.resolve();
	await stopped;
	assert.deepEqual(order, ["done", "stopped"]);
	tell();
	await tell.stop();
	assert.equal(runs.length, 1);
});

test("work that failed is tried again only where it is asked for", async () => {
	const runsUntilDone = async (retryAfter?: number) => {
		let runs = 0;
		const tell = throttled(
			async () => {
				runs++;
				if (runs < 3) throw new Error("not yet");
			},
			{ pause: 1, failed: () => undefined, ...(retryAfter === undefined ? {} : { retryAfter }) },
		);
		tell();
		if (retryAfter !== undefined) await until(() => runs === 3);
		await tell.stop();
		return runs;
	};
	assert.deepEqual([await runsUntilDone(1), await runsUntilDone()], [3, 1]);
});

test("work in batches stops in the same way: who waits for it waits no longer", async () => {
	const first = Promise.withResolvers<void>();
	const done: string[][] = [];
	const tell = batched(async (things: string[]) => {
		await first.promise;
		done.push(things);
	}, never);
	const told = [tell("a"), tell("b")];
	await Promise.resolve();
	const late = tell("c");
	const stopped = tell.stop();
	first.resolve();
	await stopped;
	await Promise.all([...told, late, tell("d")]);
	assert.deepEqual(done, [["a", "b"]]);
});
