import assert from "node:assert/strict";
import { test } from "vitest";
import type { Heard } from "../../../test/channel.ts";
import type { VisitorPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const takenByLina = async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	lina.says("send_message", { chat_id: chat.chat_id, message: "Hello." });
	await visitor.hears("new_message");
	return { visitor, ...chat };
};
const ends = async (visitor: VisitorPerson) => {
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
};
const receipts = (heard: readonly Heard[], chatId?: string) =>
	heard
		.filter((frame) => frame.action === "receipt" && (chatId === undefined || frame.chat_id === chatId))
		.map(({ seen }) => seen);

test("the listener is told what the visitor has seen, never more than there is and never backwards (V5, D7)", async () => {
	const { visitor, chat_id } = await takenByLina();
	for (const seq of [1, 2, 2, 1, 0, 2_000_000_000]) visitor.says("seen", { seq });
	for (const agent of [lina, sam]) await agent.hears("receipt", { chat_id, seen: 2 });
	await visitor.line.isQuiet();
	for (const agent of [lina, sam, omar]) await agent.line.isQuiet();
	assert.deepEqual(receipts(lina.line.heard, chat_id), [1, 2]);
	assert.deepEqual(receipts(omar.line.heard, chat_id), []);
	await ends(visitor);
});

test("whoever opens the chat is told at once what the visitor has seen (D7)", async () => {
	const { visitor, chat_id } = await takenByLina();
	lina.says("join_chat_room", { chat_id });
	await lina.line.isQuiet();
	assert.deepEqual(receipts(lina.line.heard, chat_id), []);
	visitor.says("seen", { seq: 2 });
	await lina.hears("receipt", { chat_id, seen: 2 });
	const second = await lina.connects();
	second.says("join_chat_room", { chat_id });
	await second.hears("receipt", { chat_id, seen: 2 });
	await ends(visitor);
});

test("the visitor is told what their listener has seen, also when they come back (V5, V6)", async () => {
	const { visitor, chat_id, visitor_token } = await takenByLina();
	lina.says("seen", { chat_id, seq: 99 });
	await visitor.hears("receipt", { seen: 2 });
	lina.says("seen", { chat_id, seq: 1 });
	await lina.line.isQuiet();
	await visitor.line.isQuiet();
	assert.deepEqual(receipts(visitor.line.heard), [2]);
	await visitor.connects({ chat_id, visitor_token });
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { seen: 2 });
	await ends(visitor);
});

test("only the looking of the chat's own listener counts (V5, D7)", async () => {
	const { visitor, chat_id } = await takenByLina();
	sam.says("join_chat_room", { chat_id });
	for (const agent of [sam, omar]) {
		agent.says("seen", { chat_id, seq: 2 });
		await agent.line.isQuiet();
	}
	const waiting = newVisitor();
	const other = await waiting.asksForSupport();
	lina.says("seen", { chat_id: other.chat_id, seq: 1 });
	await lina.line.isQuiet();
	for (const one of [visitor, waiting]) {
		await one.line.isQuiet();
		assert.deepEqual(receipts(one.line.heard), []);
		await ends(one);
	}
});

test("a place that no message can have is refused (D13)", async () => {
	const { visitor, chat_id } = await takenByLina();
	for (const seq of [-1, 1.5, "1", null, 3_000_000_000]) {
		visitor.says("seen", { seq });
		await visitor.hears("error", { code: "invalid_seq" });
		lina.says("seen", { chat_id, seq });
		await lina.hears("error", { code: "invalid_seq" });
	}
});
