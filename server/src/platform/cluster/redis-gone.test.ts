import assert from "node:assert/strict";
import { test } from "vitest";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";

const { cast, others, redis } = await severalProcesses(2);
const [second] = others;
assert.ok(second);
const agent = second.at(cast.lina);
await agent.connects();
const visitor = cast.newVisitor();
const { chat_id } = await visitor.asksForSupport();
await agent.hears("new_unassigned_chat", { chat: { chat_id } });
agent.says("accept_chat", { chat_id });
await visitor.hears("chat_assigned");
let count = 1;

/** One line each way; answers how many milliseconds the later one took to the other side. */
const talk = async () => {
	const began = performance.now();
	const seqs = [];
	for (const [from, to] of [
		[agent, visitor],
		[visitor, agent],
	] as const) {
		const client_id = `c${count++}`;
		from.says("send_message", { ...(from === agent ? { chat_id } : {}), message: client_id, client_id });
		const { message } = await to.hears("new_message", { message: { message: client_id } });
		seqs.push(message);
	}
	assert.equal(seqs.length, 2);
	return performance.now() - began;
};

const bothDegraded = (wanted: readonly string[]) =>
	[cast, second].every(({ platform }) => platform.cluster.degraded().join() === wanted.join());

test("while Redis is gone, chats go on by the database, and nothing is heard twice or missed", async () => {
	await talk();
	await redis.end();
	for (let n = 0; n < 20; n++) assert.ok((await talk()) < 4000);
	await until(() => bothDegraded(["redis"]));
	const { status, body } = await cast.newBrowser().send("GET", "/readyz");
	assert.deepEqual([status, body], [200, { status: "ready", missing: ["redis"] }]);
	await redis.start();
	await until(() => bothDegraded([]));
	for (let n = 0; n < 20; n++) await talk();
});

test("while Redis stands still, what it holds back is told by the database", async () => {
	redis.freeze();
	for (let n = 0; n < 10; n++) assert.ok((await talk()) < 5000);
	redis.thaw();
	await until(() => bothDegraded([]));
	await talk();
	const heard = agent.line.heard.filter(({ action }) => action === "new_message").map(({ message }) => message);
	const seqs = heard.map((message) => (message && typeof message === "object" && "seq" in message ? message.seq : 0));
	assert.deepEqual(
		seqs,
		seqs.map((_, at) => at + 2),
	);
	visitor.says("end_chat");
	await agent.hears("chat_ended", { chat_id });
	agent.line.close();
	visitor.line.close();
});
