import assert from "node:assert/strict";
import pg from "pg";
import { test } from "vitest";
import { FaultProxy } from "../../../../tools/faults/fault-proxy.ts";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";

/** Milliseconds that a message may take while one process alone cannot reach Redis. */
const latest = 2000;

const { cast, redis, begin, onCleanup } = await severalProcesses(1);
const proxy = await FaultProxy.to(Number(new URL(redis.url).port));
onCleanup(() => proxy.closes());
const second = await begin({ REDIS_URL: `redis://${proxy.host}` });
const agent = second.at(cast.lina);
await agent.connects();
const { visitor, chat_id } = await cast.takenBy(agent);
let count = 1;

const isSaid = async (from: typeof agent | typeof visitor, to: typeof agent | typeof visitor) => {
	const client_id = `c${count++}`;
	const began = performance.now();
	from.says("send_message", { ...(from === agent ? { chat_id } : {}), message: client_id, client_id });
	await to.hears("new_message", { message: { message: client_id } });
	return performance.now() - began;
};
/** The later one of two messages, one each way, said at once. */
const slowest = async () => Math.max(...(await Promise.all([isSaid(visitor, agent), isSaid(agent, visitor)])));
const degraded = () => second.platform.cluster.degraded().join();

for (const [fault, begins] of [
	["says nothing to", () => proxy.fallsSilent()],
	["refuses", () => proxy.refuses()],
] as const) {
	test(`where Redis ${fault} one process alone, nobody waits for two seconds`, async (t) => {
		assert.ok((await slowest()) < latest);
		begins();
		const took = [];
		for (let n = 0; n < 10; n++) took.push(await slowest());
		await t.annotate(`they took ${took.map(Math.round).join(", ")} ms`);
		assert.ok(Math.max(...took) < latest, `${took}`);
		assert.equal(degraded(), "redis");
		assert.equal(cast.platform.cluster.degraded().join(), "");
		proxy.heals();
		await until(() => degraded() === "");
	});
}

test("what waits for Redis is told by the database, though the database takes no sign of life", async () => {
	const line = new pg.Client({ ...cast.databaseAddress });
	await line.connect();
	await line.query("BEGIN");
	await line.query("LOCK TABLE processes IN SHARE MODE");
	redis.freeze();
	assert.ok((await slowest()) < latest);
	redis.thaw();
	await line.query("COMMIT");
	await line.end();
	agent.line.close();
	visitor.line.close();
});
