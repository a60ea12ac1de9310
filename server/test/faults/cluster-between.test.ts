import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "vitest";
import { ClusterStory } from "./cluster-story.ts";
import { hungAfter, isLong } from "./length.ts";

const messages = isLong ? 2000 : 60;
/** Milliseconds by which the other side may be late while Redis is not there, if only for one server, and how long it is not. */
const latestWithoutRedis = 2000;
const gone = isLong ? 60_000 : 2500;

const story = await ClusterStory.begins({ withFaults: true });
const { cluster, nodes } = story;
const [one, other] = nodes;
const { redis, postgres } = cluster;

const faults: Record<string, { begins(): unknown; ends(): unknown }> = {
	"is killed": { begins: redis.kill, ends: redis.start },
	"stands still": { begins: redis.pause, ends: redis.resume },
	"is emptied and throws everybody out": {
		begins: async () => {
			await redis.says("FLUSHALL");
			await redis.says("CLIENT KILL TYPE pubsub");
			await redis.says("CLIENT KILL TYPE normal");
		},
		ends: () => undefined,
	},
	"is silent for one server": {
		begins: () => one.lines.toRedis.fallsSilent(),
		ends: () => one.lines.toRedis.heals(),
	},
	"refuses one server": {
		begins: () => other.lines.toRedis.refuses(),
		ends: () => other.lines.toRedis.heals(),
	},
};

for (const [what, { begins, ends }] of Object.entries(faults)) {
	test(`while Redis ${what}, chats between servers go on and everything comes`, {
		timeout: hungAfter,
	}, async (t) => {
		await t.annotate(`to be repeated with SEED=${story.seed}`);
		await story.talks(10);
		const since = performance.now();
		await story.talks(messages, (n) => (n === 10 ? void begins() : undefined));
		await wait(gone / 2);
		await story.talks(20);
		await wait(gone / 2);
		await ends();
		await story.talks(messages);
		await story.holds();
		const latest = story.latest(since);
		await t.annotate(`the latest took ${Math.round(latest)} ms`);
		// How late is a figure of a machine that does nothing else.
		if (isLong) assert.ok(latest < latestWithoutRedis + 500, `the latest took ${latest} ms`);
		await story.keepsItsListener();
	});
}

test("what Redis says late, or twice, is heard once and in its order", { timeout: hungAfter }, async () => {
	for (const { lines } of nodes) {
		lines.toRedis.delays(80);
		lines.toRedis.repeatsOneOf(3);
	}
	await story.talks(messages);
	await story.holds();
	for (const { lines } of nodes) lines.toRedis.heals();
});

test("after PostgreSQL crashed nothing that was acknowledged is missing, and people come back by themselves", {
	timeout: hungAfter,
}, async () => {
	await story.talks(messages, (n) => (n === 20 ? postgres.restart("immediate") : undefined));
	await story.holds();
	await postgres.stop("immediate");
	const talking = story.talks(40);
	const until = performance.now() + 2500;
	while ((await one.isReady()) || (await other.isReady())) {
		assert.ok(performance.now() < until, "who cannot reach it says so within two seconds");
		await wait(50);
	}
	await wait(isLong ? 60_000 : 2000);
	await talking;
	await postgres.start();
	await story.holds();
	await story.keepsItsListener();
});

test("who comes anew goes past a server that PostgreSQL does not answer, and nothing is lost there", {
	timeout: hungAfter,
}, async () => {
	story.comesBy("balancer");
	await story.holds();
	one.lines.toPostgres.fallsSilent();
	const talking = story.talks(messages);
	const until = performance.now() + 4000;
	while (cluster.balancer.ready().includes(one.address)) {
		assert.ok(performance.now() < until, "it is taken out");
		await wait(50);
	}
	await talking;
	for (const line of story.lines) line.isCut();
	await story.talks(20);
	await wait(2000);
	one.lines.toPostgres.heals();
	await story.holds();
	await story.keepsItsListener();
});

test("people whose connections break, lag, throttle and duplicate have the same chat in the end", {
	timeout: hungAfter,
}, async () => {
	story.comesBy("own server, disturbed");
	const [near, far] = [one.lines.fromClients, other.lines.fromClients];
	near.delays(50);
	far.slowsTo(40);
	near.repeatsOneOf(5);
	far.repeatsOneOf(7);
	await story.talks(messages, (n) => {
		if (n % 40 === 20) near.cuts();
		if (n % 40 === 35) far.cuts();
	});
	for (const line of [near, far]) line.heals();
	await story.holds();
});
