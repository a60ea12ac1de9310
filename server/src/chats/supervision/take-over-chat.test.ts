import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { chatMessages } from "@warmline/contract/chats/calls";
import { changeMemberRole, deactivateMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";
import { isWaitedFor, whileChatHeld } from "../../../test/while-chat-held.ts";

const cast = await society();
const { newVisitor, newMember, lina, omar, sam, dora, takenBy } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

const rowOf = async (chat_id: string) =>
	(
		await cast.pool.query(
			"SELECT assigned_agent, agent_name, taken_over_from, taken_over_from_name, hand_reason FROM chats WHERE id = $1",
			[chat_id],
		)
	).rows[0];

const linesOf = async (chat_id: string) =>
	(await cast.pool.query("SELECT act, member_id, about_id FROM audit_log WHERE chat_id = $1 ORDER BY id", [chat_id]))
		.rows;

/** Supervisors are told who is there; what they heard before is passed over. */
const isConnected = async ({ id }: MemberPerson, expected: boolean) => {
	for (;;) {
		const { results } = toAgentFrames.on_duty.parse(await sam.hears("on_duty"));
		if (results.some((one) => one.id === id && one.connected) === expected) return;
	}
};

test("a supervisor takes a chat over: visitor, former listener and supervisors hear of it, and it is recorded", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("join_chat_room", { chat_id });
	lina.says("raise_hand", { chat_id, reason: "help" });
	await sam.hears("ring", { chat_id });
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	for (const agent of [lina, omar, dora]) {
		const told = await agent.hears("chat_assigned", { chat_id, agent_id: sam.id, agent_name: "Sam" });
		assert.equal(told.chat, undefined);
	}
	await sam.hears("chat_assigned", { chat_id, agent_id: sam.id, chat: { chat_id, status: "active" } });
	await dora.hears("chat_update", {
		chat_id,
		assigned_agent: sam.id,
		taken_over_from: { id: lina.id, name: "Lina" },
		hand: null,
	});
	await dora.hears("ring_ended", { chat_id });
	const before = lina.line.heard.length;
	visitor.says("send_message", { message: "Who is there?" });
	await sam.hears("new_message", { chat_id, message: { message: "Who is there?" } });
	sam.says("send_message", { chat_id, message: "I am Sam." });
	await visitor.hears("new_message", { message: { sender_name: "Sam" } });
	await lina.line.isQuiet();
	// That she has a chat less is told her a moment later.
	const heard = lina.line.heard.slice(before).filter(({ action }) => action !== "availability");
	assert.deepEqual(heard, []);
	lina.says("send_message", { chat_id, message: "and I?", client_id: "late" });
	await lina.hears("error", { code: "not_found", client_id: "late" });
	refusal(await lina.calls(chatMessages, undefined, { chat_id }), 404);
	assert.deepEqual(await linesOf(chat_id), [{ act: "take_over_chat", member_id: sam.id, about_id: lina.id }]);
	sam.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("only a supervisor or a director takes over", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	for (const agent of [lina, omar]) {
		agent.says("take_over_chat", { chat_id });
		await agent.hears("error", { code: "forbidden", chat_id });
	}
	visitor.says("take_over_chat", { chat_id });
	await visitor.hears("error", { code: "unknown_action" });
	assert.equal((await rowOf(chat_id)).assigned_agent, lina.id);
	assert.deepEqual(await linesOf(chat_id), []);
	dora.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Dora" });
	dora.says("take_over_chat", { chat_id });
	await dora.hears("error", { code: "already_yours", chat_id });
	dora.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("what waits, has ended or was never there cannot be taken over", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	sam.says("take_over_chat", { chat_id });
	await sam.hears("error", { code: "not_taken", chat_id });
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	sam.says("take_over_chat", { chat_id });
	await sam.hears("error", { code: "chat_ended", chat_id });
	sam.says("take_over_chat", { chat_id: "0190a0a0-0000-7000-8000-00000000dead" });
	await sam.hears("error", { code: "not_found" });
});

test("a supervisor who has as many chats as they may takes over all the same", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const own = await Promise.all([1, 2, 3].map(() => takenBy(sam)));
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	for (const one of [{ visitor, chat_id }, ...own]) {
		sam.says("end_chat", { chat_id: one.chat_id });
		await one.visitor.hears("chat_ended");
	}
});

test("the chat goes back to whose it was, and with that nothing is taken over any more", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	sam.says("hand_back_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	// It has not come by an act of hers: it stands as unread.
	await lina.hears("chat_assigned", { chat_id, agent_id: lina.id, chat: { taken_over_from: null, unread: 1 } });
	await omar.hears("chat_assigned", { chat_id, agent_id: lina.id });
	await sam.hears("chat_update", { chat_id, assigned_agent: lina.id, taken_over_from: null });
	visitor.says("send_message", { message: "Lina again" });
	await lina.hears("new_message", { chat_id, message: { message: "Lina again" } });
	sam.says("hand_back_chat", { chat_id });
	await sam.hears("error", { code: "not_taken_over", chat_id });
	assert.deepEqual(await linesOf(chat_id), [
		{ act: "take_over_chat", member_id: sam.id, about_id: lina.id },
		{ act: "hand_back_chat", member_id: sam.id, about_id: lina.id },
	]);
	lina.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
	// What the system wrote of the two hands is not counted.
	await lina.hears("wrap_up_due", { chat_id, messages: 2 });
});

test("another supervisor hands back too, a listener does not", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	for (const agent of [lina, omar]) {
		agent.says("hand_back_chat", { chat_id });
		await agent.hears("error", { code: "forbidden", chat_id });
	}
	assert.equal((await rowOf(chat_id)).assigned_agent, sam.id);
	dora.says("hand_back_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	lina.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("to somebody who is not connected nothing is handed back, and it says who", async () => {
	const gone = await newMember("gaston", "listener");
	await gone.connects();
	const { visitor, chat_id } = await takenBy(gone);
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	await isConnected(gone, true);
	gone.line.close();
	await isConnected(gone, false);
	sam.says("hand_back_chat", { chat_id });
	const { message } = await sam.hears("error", { code: "not_available", chat_id });
	assert.match(String(message), /Gaston/);
	assert.deepEqual(await rowOf(chat_id), {
		assigned_agent: sam.id,
		agent_name: "Sam",
		taken_over_from: gone.id,
		taken_over_from_name: "Gaston",
		hand_reason: null,
	});
	sam.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("of two supervisors who take over at once both have had it, one after the other, and one has it", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("take_over_chat", { chat_id });
	dora.says("take_over_chat", { chat_id });
	const first = await visitor.hears("chat_assigned");
	const second = await visitor.hears("chat_assigned");
	assert.deepEqual([first.agent_name, second.agent_name].sort(), ["Dora", "Sam"]);
	const { agent_name, taken_over_from_name } = await rowOf(chat_id);
	assert.deepEqual(
		{ agent_name, taken_over_from_name },
		{
			agent_name: second.agent_name,
			taken_over_from_name: first.agent_name,
		},
	);
	sam.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

/** Whether somebody waits for a row of this table. */
for (const [what, becomes] of [
	["is a supervisor no more", (member_id: string) => dora.calls(changeMemberRole, { role: "listener" }, { member_id })],
	["is no member any more", (member_id: string) => dora.calls(deactivateMember, {}, { member_id })],
] as const)
	test(`who ${what} by the time the chat could be taken over does not get it`, async () => {
		const { chat_id, visitor } = await takenBy(lina);
		const una = await newMember(`una${chat_id.slice(-4)}`, "supervisor");
		await una.connects();
		await whileChatHeld(
			cast.pool,
			chat_id,
			() => una.says("take_over_chat", { chat_id }),
			async () => assert.equal((await becomes(una.id)).status, 200),
		);
		assert.ok([1012, 4401].includes(await una.line.closes()));
		lina.says("send_message", { chat_id, message: "I’m still here." });
		await visitor.hears("new_message", { message: { message: "I’m still here." } });
		assert.deepEqual(await linesOf(chat_id), []);
		const { assigned_agent, taken_over_from } = await rowOf(chat_id);
		assert.deepEqual([assigned_agent, taken_over_from], [lina.id, null]);
		visitor.says("end_chat");
		await lina.hears("chat_ended", { chat_id });
	});

test("nothing is handed back to who loses the account in that moment", async () => {
	const una = await newMember("una", "listener");
	await una.connects();
	const { chat_id } = await takenBy(una);
	sam.says("take_over_chat", { chat_id });
	await sam.hears("chat_assigned", { chat_id, agent_id: sam.id });
	const holds = await cast.pool.connect();
	await holds.query("BEGIN");
	await holds.query("UPDATE members SET is_active = false WHERE id = $1", [una.id]);
	sam.says("hand_back_chat", { chat_id });
	await until(
		async () => (await isWaitedFor(cast.pool, "members")) || (await rowOf(chat_id)).assigned_agent !== sam.id,
	);
	await holds.query("COMMIT");
	holds.release();
	await sam.hears("error", { code: "not_available", chat_id });
	assert.equal((await rowOf(chat_id)).assigned_agent, sam.id);
	sam.says("end_chat", { chat_id });
	await sam.hears("chat_ended", { chat_id });
});
