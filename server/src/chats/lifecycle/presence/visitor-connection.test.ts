import assert from "node:assert/strict";
import { test } from "vitest";
import { chatsIn } from "../../../../test/frames.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

test("agents see whether the visitor has the chat open: all while they wait, then their listener (D2, D7)", async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	const { chat_id } = chat;
	for (const agent of [lina, omar, sam]) {
		await agent.hears("new_unassigned_chat", { chat: { chat_id, visitor_connected: false } });
		await agent.hears("chat_update", { chat_id, visitor_connected: true });
	}
	visitor.line.close();
	for (const agent of [lina, omar, sam]) await agent.hears("chat_update", { chat_id, visitor_connected: false });
	lina.says("accept_chat", { chat_id });
	for (const agent of [lina, omar]) await agent.hears("chat_assigned", { chat_id });
	const from = omar.line.heard.length;
	await visitor.connects(chat);
	for (const agent of [lina, sam]) await agent.hears("chat_update", { chat_id, visitor_connected: true });
	await omar.line.isQuiet();
	assert.deepEqual(omar.line.heard.slice(from), []);
	lina.says("fetch_my_assigned_chats");
	assert.deepEqual(
		chatsIn(await lina.hears("assigned_chats")).map((one) => [one.chat_id, one.visitor_connected]),
		[[chat_id, true]],
	);
});

test("a second page of the visitor changes nothing, nor does its closing (D2)", async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	await sam.hears("chat_update", { chat_id: chat.chat_id, visitor_connected: true });
	const second = newVisitor();
	await second.connects(chat);
	second.line.close();
	visitor.says("send_message", { message: "Still here." });
	await sam.hears("chat_update", { chat_id: chat.chat_id, visitor_connected: true, seq: 2 });
	await sam.line.isQuiet();
	const told = sam.line.heard.filter((frame) => frame.action === "chat_update" && frame.chat_id === chat.chat_id);
	assert.equal(told.length, 2);
});

test("fifty visitors who come at once are each announced (D2)", async () => {
	const visitors = Array.from({ length: 50 }, () => newVisitor());
	const chats = await Promise.all(visitors.map((visitor) => visitor.asksForSupport()));
	for (const { chat_id } of chats) await sam.hears("chat_update", { chat_id, visitor_connected: true });
	for (const visitor of visitors) visitor.line.close();
	for (const { chat_id } of chats) await sam.hears("chat_update", { chat_id, visitor_connected: false });
});

test("an ended chat has no connection status (D2)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	const from = sam.line.heard.length;
	visitor.line.close();
	const sentinel = newVisitor();
	const last = await sentinel.asksForSupport();
	await sam.hears("chat_update", { chat_id: last.chat_id, visitor_connected: true });
	assert.ok(!sam.line.heard.slice(from).some((frame) => frame.chat_id === chat_id));
});
