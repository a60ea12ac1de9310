import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { ClusterStory } from "./cluster-story.ts";
import { hungAfter, isLong } from "./length.ts";

const wrongClock = fileURLToPath(new URL("../../../tools/faults/wrong-clock.ts", import.meta.url));

/** Hours that the one clock is ahead of the truth, and the other one behind it. */
const wrongBy = 1;
const jumps = isLong ? 10 : 1;
const messages = isLong ? 400 : 60;
/** Milliseconds after which a clock that has jumped is set right, and by which a right one may be wrong. */
const setWithin = 5000;
const likely = 2000;

const story = await ClusterStory.begins();
const { cluster, nodes } = story;
const [one, other] = nodes;

const counted = async () => {
	const tables = ["members", "sessions", "chats", "messages", "shifts", "audit_log"];
	const { rows } = await cluster.postgres.query(
		`SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join()}`,
	);
	return rows[0];
};

/** By how many milliseconds the latest message of each chat is dated wrongly, at most. */
const wrongNow = async (): Promise<number> => {
	await story.talks(20);
	await story.holds();
	const { rows } = await cluster.postgres.query(
		`SELECT max(abs(extract(epoch FROM now() - created_at)))::float8 * 1000 AS wrong FROM messages m
		WHERE seq > (SELECT seq - 2 FROM chats c WHERE c.id = m.chat_id)`,
	);
	return rows[0]?.wrong;
};

const areRight = async (what: string) => {
	const until = performance.now() + setWithin;
	for (let wrong = await wrongNow(); wrong > likely; wrong = await wrongNow()) {
		assert.ok(performance.now() < until, `${what}: wrong by ${wrong} ms`);
		await wait(100);
	}
};

test("clocks of servers that are two hours apart, and jump, move no message and end nothing early", {
	timeout: hungAfter,
}, async (t) => {
	await t.annotate(`to be repeated with SEED=${story.seed}`);
	const before = await counted();
	for (const [node, hours] of [
		[one, wrongBy],
		[other, -wrongBy],
	] as const) {
		await node.stop();
		await node.start({ imports: [wrongClock], settings: { CLOCK_WRONG_BY: `${hours}` } });
	}
	await story.talks(messages);
	await story.holds();
	await areRight("after the start");
	for (let jump = 0; jump < jumps; jump++) {
		for (const { pid } of [one, other]) process.kill(pid ?? assert.fail("it is gone"), "SIGUSR2");
		await story.talks(messages);
		await story.holds();
		await areRight(`after jump ${jump + 1}`);
	}
	await story.keepsItsListener();
	const after = await counted();
	assert.ok(after?.messages > before?.messages);
	assert.deepEqual({ ...after, messages: 0 }, { ...before, messages: 0 }, "nothing is gone, and nobody is logged out");
	for (const line of story.lines) assert.ok(!line.actions.has("chat_ended") && !line.actions.has("chat_requeued"));
});
