import assert from "node:assert/strict";
import { test } from "vitest";
import { serversOnNewFolder } from "../../../test/own-server.ts";
import { logsIn, password, VisitorPerson } from "../../../test/person.ts";
import { linesAMinute } from "../log-sampling.ts";

const { servers } = await serversOnNewFolder();

/** Of what is answered in a millisecond on a quiet machine; tests share theirs. */
const longest = 1000;
const flooders = 5;
const framesEach = 30_000;

test("a flood of refused frames delays nobody else's messages, and does not fill the log", {
	timeout: 90_000,
}, async () => {
	const server = await servers.starts();
	await servers.addsMember("lina", "listener", password);
	const lina = await logsIn(server.address, "lina");
	await lina.connects();
	const visitor = new VisitorPerson(server.address);
	const { chat_id } = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	const lines = await Promise.all(
		Array.from({ length: flooders }, async () => {
			const hostile = new VisitorPerson(server.address);
			const chat = await hostile.asksForSupport();
			return hostile.opens(`/ws/chat/conversation/${chat.chat_id}/?token=${chat.visitor_token}&lang=fr`);
		}),
	);
	const kinds = ['{"action":"send_message"}', '{"action":"nothing that there is"}', "{"];
	for (let n = 0; n < framesEach; n++) for (const line of lines) line.raw(kinds[n % kinds.length] ?? "");
	for (let n = 0; n < 20; n++) {
		const said = performance.now();
		visitor.says("send_message", { message: `${n}`, client_id: `c${n}` });
		await lina.hears("new_message", { message: { client_id: `c${n}` } });
		const took = performance.now() - said;
		assert.ok(took < longest, `message ${n} took ${Math.round(took)} ms`);
	}
	const logged = server.said().split('"level":').length - 1;
	assert.ok(logged < kinds.length * linesAMinute + 50, `${logged} lines were logged`);
	assert.match(server.said(), /a frame with invalid data/);
	for (const line of lines) line.close();
	await servers.ends(server.child);
});
