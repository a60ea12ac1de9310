import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, takenBy } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

const heardCoaching = ({ line }: { line: typeof lina.line }) =>
	line.heard.filter(({ action }) => action === "coach_message");

test("a private note reaches the chat's agent on every page and supervisors who have it open, and is no message of the chat", async () => {
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

const opens = async (who: typeof lina, chat_id: string) => {
	const page = await who.connects();
	who.says("join_chat_room", { chat_id });
	await who.isDone();
	return page.heard.filter(({ action }) => action === "coaching").flatMap((frame) => wordsIn(frame));
};
const wordsIn = (frame: unknown) => toAgentFrames.coaching.parse(frame).results.map(({ message }) => message);
const kept = async (chat_id: string) =>
	(await cast.pool.query("SELECT message FROM coachings WHERE chat_id = $1", [chat_id])).rows.length;

test("who opens the chat anew hears what was coached: its agent what was said to them, supervisors all", async () => {
	const { visitor, chat_id, visitor_token } = await takenBy(lina);
	sam.says("coach_message", { chat_id, message: "First." });
	dora.says("coach_message", { chat_id, message: "Second." });
	for (const message of ["First.", "Second."]) await lina.hears("coach_message", { chat_id, message });
	const inOrder = (words: string[]) => [...words].sort();
	for (const one of [lina, sam, dora]) assert.deepEqual(inOrder(await opens(one, chat_id)), ["First.", "Second."]);
	sam.says("transfer_chat", { chat_id, listener_id: omar.id });
	await omar.hears("chat_assigned", { chat_id, agent_id: omar.id });
	sam.says("coach_message", { chat_id, message: "Third." });
	await omar.hears("coach_message", { chat_id, agent_id: omar.id });
	assert.deepEqual(await opens(omar, chat_id), ["Third."]);
	assert.deepEqual(inOrder(await opens(sam, chat_id)), ["First.", "Second.", "Third."]);
	assert.deepEqual(await opens(lina, chat_id), []);
	await lina.hears("error", { code: "not_found", chat_id });
	const reloaded = cast.newVisitor();
	await reloaded.connects({ chat_id, visitor_token });
	reloaded.says("fetch_messages");
	await reloaded.hears("fetch_messages");
	await reloaded.line.isQuiet();
	assert.ok(!/First|Second|Third|coach/.test(JSON.stringify(reloaded.line.heard)));
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("private notes are deleted at the end of the chat, and nobody gets them after", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("coach_message", { chat_id, message: "Gone soon." });
	await lina.hears("coach_message", { chat_id });
	assert.equal(await kept(chat_id), 1);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.equal(await kept(chat_id), 0);
	for (const one of [lina, sam]) assert.deepEqual(await opens(one, chat_id), []);
});

test("only supervisors coach, never themselves, and not where nobody is", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	for (const [agent, code] of [
		[lina, "forbidden"],
		[omar, "not_found"],
	] as const) {
		agent.says("coach_message", { chat_id, message: "hm" });
		await agent.hears("error", { code, chat_id });
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

test("a supervisor who reads a chat already answers a call for help by writing", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("join_chat_room", { chat_id });
	await sam.isDone();
	lina.says("raise_hand", { chat_id, reason: "help" });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help", answered_by: null } });
	sam.says("coach_message", { chat_id, message: "I am reading." });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help", answered_by: "Sam" } });
	sam.says("leave_chat_room", { chat_id });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a listener who asked for help sees who has come, and answers a note unseen by the visitor", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help", answered_by: null } });
	lina.says("coach_message", { chat_id, message: "Is somebody there?" });
	await lina.hears("coach_message", { chat_id, sender_id: lina.id, sender_name: "Lina" });
	sam.says("join_chat_room", { chat_id });
	await lina.hears("chat_update", { chat_id, hand: { reason: "help", answered_by: "Sam" } });
	sam.says("coach_message", { chat_id, message: "I am. Ask whether they are safe." });
	await lina.hears("coach_message", { chat_id, sender_id: sam.id, sender_name: "Sam" });
	sam.says("leave_chat_room", { chat_id });
	await sam.isDone();
	lina.says("coach_message", { chat_id, message: "They say that they are." });
	await sam.hears("coach_message", { chat_id, message: "They say that they are.", sender_id: lina.id });
	for (const one of [visitor, omar, dora]) {
		await one.line.isQuiet();
		assert.ok(!JSON.stringify(one.line.heard).includes("They say that they are."));
	}
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});
