import assert from "node:assert/strict";
import { test } from "node:test";
import { society } from "../../test/society.ts";

const cast = await society();

test("a visitor asks, a listener hears of it, accepts, and both talk (D7, V5, V7)", async () => {
	const { lina, newVisitor } = cast;
	await lina.connects();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "Hello?" });
	await lina.hears("new_unassigned_chat", { chat: { chat_id, last_message: { message: "Hello?" } } });
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	lina.says("send_message", { chat_id, message: "Hello, I am Lina.", client_id: "l1" });
	await visitor.hears("new_message", { message: { seq: 2, message: "Hello, I am Lina.", sender: "agent" } });
	await lina.hears("new_message", { chat_id, message: { client_id: "l1" } });
	visitor.says("send_message", { message: "Good to meet you.", sender: "user", client_id: "v1" });
	await lina.hears("new_message", { chat_id, message: { seq: 3, message: "Good to meet you." } });
	const { body } = await lina.send("GET", `/api/v1/chat/${chat_id}/messages/`);
	assert.equal((body as { results: unknown[] }).results.length, 3);
});

test("the second listener to accept is told who has the chat (D8)", async () => {
	const { lina, omar, newVisitor } = cast;
	await omar.connects();
	const { chat_id } = await newVisitor().asksForSupport();
	await omar.hears("new_unassigned_chat", { chat: { chat_id } });
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id, agent_name: "Lina" });
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_name: "Lina" });
});
