import assert from "node:assert/strict";
import { notes } from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, takenBy } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

const handOf = async (chat_id: string) =>
	(await cast.pool.query("SELECT hand_reason FROM chats WHERE id = $1", [chat_id])).rows[0]?.hand_reason;

test("a request for help alerts supervisors and stays in the row until it is withdrawn", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	for (const one of [sam, dora]) {
		await one.hears("ring", { chat_id, why: "help" });
		await one.hears("chat_update", { chat_id, hand: { reason: "help" } });
	}
	await lina.hears("chat_update", { chat_id, hand: { reason: "help" } });
	lina.says("raise_hand", { chat_id, reason: "beyond_scope" });
	await sam.hears("ring", { chat_id, why: "beyond_scope" });
	// One chat rings for one reason: the first ring has ended.
	await sam.hears("ring_ended", { chat_id });
	await sam.hears("chat_update", { chat_id, hand: { reason: "beyond_scope" } });
	sam.line.forgets();
	lina.says("lower_hand", { chat_id });
	await sam.hears("ring_ended", { chat_id });
	await lina.isDone();
	await sam.hears("chat_update", { chat_id, hand: null });
	assert.equal(await handOf(chat_id), null);
	await Promise.all([omar.line.isQuiet(), visitor.line.isQuiet()]);
	for (const { line } of [omar, visitor]) {
		assert.ok(!line.heard.some(({ action }) => action === "ring"));
	}
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("that help was asked for stands in the notes once for each reason, in the reader's language, and not in the chat", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	for (const reason of ["help", "help", "beyond_scope"]) lina.says("raise_hand", { chat_id, reason });
	lina.says("lower_hand", { chat_id });
	await lina.isDone();
	const notesIn = async (language: string) => {
		const path = `/api/v1/chat/${chat_id}/notes/`;
		const { body } = await sam.send("GET", path, undefined, { "accept-language": language });
		return notes.answer.parse(body).results.map(({ author_name, body }) => [author_name, body]);
	};
	assert.deepEqual(await notesIn("en"), [
		["Lina", "Asked a supervisor for help."],
		["Lina", "Asked a supervisor for help: this is beyond scope."],
	]);
	assert.match((await notesIn("fr"))[0]?.[1] ?? "", /aide/);
	assert.ok(!visitor.line.heard.some((frame) => JSON.stringify(frame).includes("help")));
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("a supervisor who opens the chat ends the alert for all, and the request for help stays until they close it", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	await dora.hears("ring", { chat_id });
	sam.says("join_chat_room", { chat_id });
	for (const one of [sam, dora]) await one.hears("ring_ended", { chat_id });
	assert.equal(await handOf(chat_id), "help");
	lina.says("raise_hand", { chat_id, reason: "help" });
	await dora.hears("ring", { chat_id, why: "help" });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help" } });
	lina.line.forgets();
	sam.says("lower_hand", { chat_id });
	await lina.hears("chat_update", { chat_id, hand: null });
	await dora.hears("ring_ended", { chat_id });
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("a listener who opens their own chat silences nothing", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	await sam.hears("ring", { chat_id });
	lina.says("join_chat_room", { chat_id });
	await lina.isDone();
	await sam.line.isQuiet();
	assert.ok(!sam.line.heard.some(({ action, chat_id: of }) => action === "ring_ended" && of === chat_id));
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("nobody requests help for another agent, nor for a chat that waits or has ended", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	omar.says("raise_hand", { chat_id, reason: "help" });
	await omar.hears("error", { code: "not_found", chat_id });
	for (const one of [sam, dora]) {
		one.says("raise_hand", { chat_id, reason: "help" });
		await one.hears("error", { code: "forbidden", chat_id });
	}
	visitor.says("raise_hand", { chat_id, reason: "help" });
	await visitor.hears("error", { code: "unknown_action" });
	lina.says("raise_hand", { chat_id, reason: "bored" });
	await lina.hears("error", { code: "invalid_reason", chat_id });
	assert.equal(await handOf(chat_id), null);
	lina.says("raise_hand", { chat_id, reason: "help" });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help" } });
	omar.says("lower_hand", { chat_id });
	await omar.hears("error", { code: "not_found", chat_id });
	assert.equal(await handOf(chat_id), "help");
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	lina.says("raise_hand", { chat_id, reason: "help" });
	await lina.hears("error", { code: "chat_ended", chat_id });
	const waiting = newVisitor();
	const asked = await waiting.asksForSupport();
	lina.says("raise_hand", { chat_id: asked.chat_id, reason: "help" });
	await lina.hears("error", { code: "not_taken", chat_id: asked.chat_id });
	waiting.says("end_chat");
	await waiting.hears("chat_ended");
});
