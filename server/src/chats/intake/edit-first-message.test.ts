import assert from "node:assert/strict";
import { test } from "vitest";
import { messagesIn } from "../../../test/frames.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

test("while it waits, the first message can be said better, and everybody reads it so (V5, D7)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "I am alnoe." });
	lina.says("join_chat_room", { chat_id });
	await lina.line.isQuiet();
	visitor.says("edit_first", { message: "I am alone." });
	await visitor.hears("message_edited", { message: { seq: 1, message: "I am alone.", sender: "user" } });
	for (const agent of [lina, sam]) {
		await agent.hears("message_edited", { chat_id, message: { seq: 1, message: "I am alone." } });
	}
	for (const agent of [lina, omar, sam]) {
		await agent.hears("chat_update", { chat_id, seq: 1, last_message: { message: "I am alone." } });
	}
	await omar.line.isQuiet();
	assert.ok(!omar.line.heard.some(({ action }) => action === "message_edited"));
	visitor.says("fetch_messages");
	assert.deepEqual(
		messagesIn(await visitor.hears("fetch_messages")).map(({ message }) => message),
		["I am alone."],
	);
});

test("behind later messages it is changed where it stands, and the lists stay (V5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "first" });
	visitor.says("send_message", { message: "second" });
	await sam.hears("chat_update", { chat_id, seq: 2 });
	visitor.says("edit_first", { message: "first, better" });
	await sam.hears("message_edited", { chat_id, message: { seq: 1, message: "first, better" } });
	await sam.line.isQuiet();
	const updates = sam.line.heard.filter((frame) => frame.action === "chat_update" && frame.chat_id === chat_id);
	assert.ok(!JSON.stringify(updates).includes("first, better"));
});

test("once somebody has taken the chat, or it has ended, the words stay (V5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "as it was" });
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("edit_first", { message: "never mind" });
	await visitor.hears("error", { code: "already_taken" });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	visitor.says("edit_first", { message: "never mind" });
	await visitor.hears("error", { code: "chat_ended" });
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { messages: { 0: { message: "as it was" } } });
});

test("what may not be sent may not stand there afterwards either (V5)", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport({ message: "as it was" });
	for (const message of [" ", "", "a".repeat(4001), 7, null]) {
		visitor.says("edit_first", { message });
		await visitor.hears("error", { code: "invalid_message" });
	}
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { messages: { 0: { message: "as it was" } } });
});

test("of a better word and an acceptance at the same moment, what the listener reads is what is stored (V5, D7)", async () => {
	for (let round = 0; round < 15; round++) {
		const visitor = newVisitor();
		const { chat_id } = await visitor.asksForSupport({ message: "before" });
		visitor.says("edit_first", { message: "after" });
		lina.says("accept_chat", { chat_id });
		await lina.hears("chat_assigned", { chat_id });
		await visitor.line.isQuiet();
		const isEdited = visitor.line.heard.some(({ action }) => action === "message_edited");
		visitor.says("fetch_messages");
		await visitor.hears("fetch_messages", { messages: { 0: { message: isEdited ? "after" : "before" } } });
		visitor.says("end_chat");
		await lina.hears("chat_ended", { chat_id });
	}
});
