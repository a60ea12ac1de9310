import assert from "node:assert/strict";
import { initiateChat } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { messagesIn } from "../../../../test/frames.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";

const { lina, noor, pool, newBrowser, newVisitor } = await society();

const asks = (body: string) =>
	newBrowser().send("POST", `/api/v1${initiateChat.path}`, body, { "content-type": "application/json" });
const asked = (more: string) => `{"message":"Hello.","accept_terms":true,${more}}`;

test("a body that would change what all objects have is no JSON here, nor one that is nested without end", async () => {
	for (const more of ['"__proto__":{"status":"active"}', '"constructor":{"prototype":{"status":"active"}}'])
		refusal(await asks(asked(more)), 400, "invalid_json");
	refusal(await asks(`${"[".repeat(5000)}${"]".repeat(5000)}`), 400, "invalid_body");
	const form = new FormData();
	for (const name of ["__proto__", "constructor", "toString"]) form.append(name, "x");
	assert.equal((await noor.send("PUT", `/api/v1/onboarding/supervisor-application/${noor.id}/`, form)).status, 400);
});

test("fields that are the server's own change nothing, in either spelling", async () => {
	const own = `"status":"active","assignedAgent":"${lina.id}","assigned_agent":"${lina.id}","front":true,"seq":7`;
	const { chat_id } = initiateChat.answer.parse((await asks(asked(own))).body);
	const { rows } = await pool.query("SELECT status, assigned_agent, front, seq FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ status: "waiting", assigned_agent: null, front: false, seq: 1 }]);
});

test("of a field that comes in two spellings the last one counts, and it is that one which is judged", async () => {
	const visitor = newVisitor();
	const own = await visitor.asksForSupport();
	const other = await newVisitor().asksForSupport();
	visitor.line.raw(`{"action":"fetch_messages","chat_id":"${own.chat_id}","chatId":"${other.chat_id}"}`);
	await visitor.hears("error", { code: "not_found" });
	visitor.line.raw(`{"action":"fetch_messages","chatId":"${other.chat_id}","chat_id":"${own.chat_id}"}`);
	const [only, ...more] = messagesIn(await visitor.hears("fetch_messages"));
	assert.deepEqual([only?.chat_id, more], [own.chat_id, []]);
});

test("a frame is an object with an action of its own", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	for (const frame of [
		'{"__proto__":{"action":"end_chat"}}',
		...["__proto__", "constructor", "toString", "hasOwnProperty"].map((action) => `{"action":"${action}"}`),
		...['{"action":["end_chat"]}', '[{"action":"end_chat"}]', '"end_chat"', "null"],
	]) {
		visitor.line.raw(frame);
		await visitor.hears("error", { code: "unknown_action" });
	}
	visitor.line.raw(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
	await visitor.hears("error");
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { status: "waiting", ended: null });
});

test("a visitor's frame cannot say that it is an agent's, or the organisation's", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	visitor.says("send_message", { message: "I am Lina.", sender: "agent", client_id: "one" });
	await visitor.hears("error", { code: "invalid_sender", client_id: "one" });
	const more = { kind: "crisis_lines", sender_name: "Lina", sender_id: lina.id, senderId: lina.id, supervising: true };
	visitor.says("send_message", { message: "I am Lina.", client_id: "two", ...more });
	const { message } = await visitor.hears("new_message", { message: { client_id: "two" } });
	const { kind, sender, sender_name } = message as { kind: string; sender: string; sender_name: string };
	assert.deepEqual([kind, sender], ["text", "user"]);
	assert.notEqual(sender_name, "Lina");
});
