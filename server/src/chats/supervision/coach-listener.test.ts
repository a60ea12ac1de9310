import assert from "node:assert/strict";
import { test } from "node:test";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, takenBy } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

const heardCoaching = ({ line }: { line: typeof lina.line }) =>
	line.heard.filter(({ action }) => action === "coach_message");

test("what a supervisor whispers is heard by the chat's agent on every page and by supervisors who have it open, and is not kept", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const first = lina.line;
	const second = await lina.connects();
	sam.says("coach_message", { chat_id, message: "Ask how long it has been so." });
	const told = { chat_id, message: "Ask how long it has been so.", sender_name: "Sam" };
	for (const line of [first, second]) await line.hears("coach_message", told);
	await Promise.all([dora, sam, omar].map(({ line }) => line.isQuiet()));
	assert.deepEqual([dora, sam, omar].flatMap(heardCoaching), []);
	for (const one of [sam, dora]) {
		one.says("join_chat_room", { chat_id });
		await one.isDone();
	}
	sam.says("coach_message", { chat_id, message: "Good." });
	for (const one of [lina, sam, dora]) await one.hears("coach_message", { chat_id, message: "Good." });
	visitor.says("fetch_messages");
	const { messages } = await visitor.hears("fetch_messages");
	assert.equal(JSON.stringify(messages).includes("Good."), false);
	await Promise.all([visitor.line.isQuiet(), omar.line.isQuiet()]);
	assert.deepEqual([visitor, omar].flatMap(heardCoaching), []);
	const { rows } = await cast.pool.query("SELECT seq FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ seq: 1 }]);
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	sam.says("coach_message", { chat_id, message: "late" });
	await sam.hears("error", { code: "chat_ended", chat_id });
});

test("only supervisors coach, never themselves, and not where nobody is", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	for (const agent of [lina, omar]) {
		agent.says("coach_message", { chat_id, message: "hm" });
		await agent.hears("error", { code: "forbidden", chat_id });
	}
	visitor.says("coach_message", { chat_id, message: "hm" });
	await visitor.hears("error", { code: "unknown_action" });
	for (const message of ["", "  ", "a".repeat(4001)]) {
		sam.says("coach_message", { chat_id, message });
		await sam.hears("error", { code: "invalid_message", chat_id });
	}
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	sam.says("coach_message", { chat_id, message: "to me" });
	await sam.hears("error", { code: "own_chat", chat_id });
	dora.says("coach_message", { chat_id, message: "Well done." });
	await sam.hears("coach_message", { chat_id, sender_name: "Dora" });
	const waiting = newVisitor();
	const asked = await waiting.asksForSupport();
	sam.says("coach_message", { chat_id: asked.chat_id, message: "anybody?" });
	await sam.hears("error", { code: "not_taken", chat_id: asked.chat_id });
	sam.says("coach_message", { chat_id: "0190a0a0-0000-7000-8000-00000000dead", message: "anybody?" });
	await sam.hears("error", { code: "not_found" });
	for (const one of [visitor, waiting]) {
		one.says("end_chat");
		await one.hears("chat_ended");
	}
});
