import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { closeCodes } from "@warmline/contract/frames";
import { test } from "vitest";
import { logsIn } from "../person.ts";
import { ClusterStory } from "./cluster-story.ts";
import { hungAfter, isLong } from "./length.ts";
import { nextVersion } from "./next-version.ts";

const rounds = isLong ? 10 : 2;
const perRound = isLong ? 400 : 60;

const story = await ClusterStory.begins({ nodes: isLong ? 3 : 2 });
const { cluster, nodes } = story;
const [one] = nodes;

test("people at two servers hear each other at once, and neither hears it twice or in another order", {
	timeout: hungAfter,
}, async (t) => {
	await t.annotate(`to be repeated with SEED=${story.seed}`);
	await story.talks(perRound * 2);
	await story.holds();
	assert.deepEqual([...new Set(story.lines.flatMap(({ closes }) => closes))], [], "nobody had to come back");
});

test("a server that is killed takes nothing with it: who was there goes on at the other one", {
	timeout: hungAfter,
}, async () => {
	story.comesBy("balancer");
	for (let round = 0; round < rounds; round++) {
		// Each in turn: in the end everybody would be at one that is never killed.
		const node = nodes[round % nodes.length] ?? one;
		await story.talks(perRound, (n) => (n === Math.floor(perRound / 3) ? node.kill() : undefined));
		await story.holds();
		await node.start();
		await story.talks(perRound);
		await story.holds();
	}
	await story.keepsItsListener();
});

test("servers are replaced one after the other by the next version: nobody sees a chat end, or anything go wrong", {
	timeout: hungAfter,
}, async () => {
	const program = await nextVersion();
	for (const line of story.lines) {
		line.closes.splice(0);
		line.actions.clear();
		line.refused.clear();
	}
	for (const node of nodes) {
		const talking = story.talks(perRound);
		await node.stop();
		await node.start({ program });
		await talking;
		// Who was not replaced yet has statements that were prepared before the tables changed.
		for (const { address } of nodes) assert.ok((await logsIn(address, "lina")).token);
		await story.talks(perRound);
		await story.holds();
	}
	const { rows } = await cluster.postgres.query("SELECT of_the_next_version FROM messages LIMIT 1");
	assert.deepEqual(rows, [{ of_the_next_version: null }]);
	const closes = new Set(story.lines.flatMap((line) => line.closes));
	assert.deepEqual([...closes], [closeCodes.restart]);
	for (const { actions, refused } of story.lines) {
		assert.ok(!actions.has("error") && !actions.has("chat_ended"), [...actions].join());
		assert.equal(refused.size, 0);
	}
	await story.keepsItsListener();
});

test("a server that stood still is done without, and sends everybody away when it goes on", {
	timeout: hungAfter,
}, async () => {
	story.comesBy("own server");
	await story.holds();
	for (const line of story.lines) line.closes.splice(0);
	one.pause();
	await story.talks(perRound);
	await wait(isLong ? 30_000 : 8000);
	one.resume();
	await story.talks(perRound);
	await story.holds();
	await story.keepsItsListener();
	const closes = story.lines.flatMap((line) => line.closes);
	assert.ok(closes.includes(closeCodes.restart), `${closes.join()}`);
	assert.equal(await cluster.nodes[0]?.isReady(), true);
});
