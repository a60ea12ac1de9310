import assert from "node:assert/strict";
import { test } from "vitest";
import { busy, HttpError } from "../errors.ts";
import { FairQueue } from "./fair-queue.ts";

/** Work that is done when the test says so. */
const held = () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { work: () => promise, finish: resolve };
};

test("no more than so much is done at once, and whoever asks takes turns", async () => {
	const queue = new FairQueue({ concurrency: 2, waiting: 10 }, () => busy(1));
	const done: string[] = [];
	const [one, two] = [held(), held()];
	const first = [queue.run("busy", one.work), queue.run("busy", two.work)];
	const later = ["busy", "busy", "busy", "quiet", "other"].map((by, n) =>
		queue.run(by, async () => {
			done.push(`${by}${n}`);
		}),
	);
	assert.deepEqual(done, []);
	one.finish();
	await Promise.all(later);
	assert.deepEqual(done, ["quiet3", "other4", "busy0", "busy1", "busy2"]);
	two.finish();
	await Promise.all(first);
});

test("when too much waits, the newest of whoever has the most is refused, and told when to come back", async () => {
	const queue = new FairQueue({ concurrency: 1, waiting: 3 }, () => busy(5));
	const { work, finish } = held();
	const running = queue.run("busy", work);
	const outcomes = ["busy", "busy", "busy", "quiet"].map((by, n) => queue.run(by, async () => `${by}${n}`));
	const refused = await outcomes[2]?.catch((error: unknown) => error);
	assert.ok(refused instanceof HttpError);
	assert.deepEqual([refused.answer.status, refused.answer.code, refused.retryAfter], [503, "busy", 5]);
	finish();
	await running;
	assert.deepEqual(await Promise.all(outcomes.filter((_, n) => n !== 2)), ["busy0", "busy1", "quiet3"]);
});

test("work that fails makes room for the next", async () => {
	const queue = new FairQueue({ concurrency: 1, waiting: 3 }, () => busy(5));
	const failing = queue.run("one", () => Promise.reject(new Error("no")));
	const next = queue.run("one", async () => "done");
	await assert.rejects(failing, /no/);
	assert.equal(await next, "done");
});

test("a key that has too many jobs waiting is refused, and the others are not", async () => {
	const queue = new FairQueue({ concurrency: 1, waitingPerKey: 1 }, () => busy(5));
	const { work, finish } = held();
	const running = queue.run("busy", work);
	const waiting = queue.run("busy", async () => "busy");
	await assert.rejects(
		queue.run("busy", async () => "too many"),
		HttpError,
	);
	const other = queue.run("quiet", async () => "quiet");
	finish();
	await running;
	assert.deepEqual(await Promise.all([waiting, other]), ["busy", "quiet"]);
});
