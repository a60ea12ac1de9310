import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 50 });
const { newVisitor, newMember, omar, sam, dora, clock } = cast;
await sam.connects();

/** Silence of the one side is looked at without that of the other getting in between. */
const settings = async (changes: Parameters<typeof dora.calls<typeof changeChatSettings>>[1]) => {
	assert.equal((await dora.calls(changeChatSettings, changes)).status, 200);
};
const calm = { visitor_silent_minutes: 240, listener_silent_minutes: 60, visitor_gone_minutes: 120 };

const takenBy = async (agent: MemberPerson) => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	agent.says("accept_chat", { chat_id: chat.chat_id });
	await agent.hears("chat_assigned", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	return { visitor, ...chat };
};
/** Supervisors are told who is there; what they heard before is passed over. */
const isConnected = async ({ id }: MemberPerson, expected: boolean) => {
	for (;;) {
		const { results } = toAgentFrames.on_duty.parse(await sam.hears("on_duty"));
		if (results.some((one) => one.id === id && one.connected) === expected) return;
	}
};
const listener = async (name: string) => {
	const member = await newMember(name, "listener");
	await member.connects();
	await isConnected(member, true);
	return member;
};
const says = async (agent: MemberPerson, chat_id: string, message: string) => {
	agent.says("send_message", { chat_id, message });
	await agent.hears("new_message", { chat_id, message: { message } });
};

test("when a listener disconnects the visitor is told and a supervisor is alerted, until they are back (D10)", async () => {
	await settings(calm);
	const anna = await listener("anna");
	const { visitor, chat_id, visitor_token } = await takenBy(anna);
	const page = anna.line;
	await anna.connects();
	page.close();
	clock.passMinutes(1.2);
	await says(anna, chat_id, "One page of mine is still open.");
	anna.line.close();
	await isConnected(anna, false);
	clock.passMinutes(1.2);
	await visitor.hears("agent_line", { connected: false });
	assert.equal(visitor.line.heard.filter(({ action }) => action === "agent_line").length, 1);
	await sam.hears("ring", { chat_id, why: "agent_gone" });
	const second = newVisitor();
	await second.connects({ chat_id, visitor_token });
	await second.hears("agent_line", { connected: false });
	await anna.connects();
	for (const heard of [visitor, second]) await heard.hears("agent_line", { connected: true });
	await sam.hears("ring_ended", { chat_id });
	clock.passMinutes(5);
	await says(anna, chat_id, "I am back.");
	assert.ok(!visitor.line.heard.some(({ action }) => action === "chat_requeued"));
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("after two minutes the chat waits again, in front, with a word of what happened (D7, D10)", async () => {
	await settings(calm);
	const bea = await listener("bea");
	const { visitor, chat_id } = await takenBy(bea);
	await omar.connects();
	const other = newVisitor();
	const earlier = await other.asksForSupport();
	bea.line.close();
	await isConnected(bea, false);
	visitor.line.forgets();
	clock.passMinutes(2.2);
	await visitor.hears("chat_requeued");
	const notice = {
		kind: "notice",
		sender: "system",
		message: "Your listener's connection was lost. You are first in the queue.",
	};
	await visitor.hears("new_message", { message: notice });
	await visitor.hears("queue", { ahead: 0 });
	for (const agent of [omar, sam]) {
		await agent.hears("chat_requeued", {
			chat: { chat_id, status: "waiting", assigned_agent: null, agent_name: null },
		});
		await agent.hears("chat_update", { chat_id, last_message: { sender: "system", message: notice.message } });
	}
	await bea.connects();
	bea.says("send_message", { chat_id, message: "Sorry." });
	await bea.hears("chat_assigned", { chat_id, agent_id: bea.id });
	await visitor.hears("new_message", { message: { message: "Sorry." } });
	for (const id of [chat_id, earlier.chat_id]) sam.says("end_chat", { chat_id: id });
	await other.hears("chat_ended");
	await visitor.hears("chat_ended");
});

test("a visitor who does not answer is warned half-way, and their chat ends (V5)", async () => {
	await settings({ ...calm, visitor_silent_minutes: 20 });
	const cleo = await listener("cleo");
	const { visitor, chat_id } = await takenBy(cleo);
	await says(cleo, chat_id, "How are you?");
	clock.passMinutes(10.1);
	const { ends_at } = await visitor.hears("idle_warning");
	const minutes = (Date.parse(String(ends_at)) - clock.now().getTime()) / 60_000;
	assert.ok(minutes > 9 && minutes < 10, `${minutes}`);
	clock.passMinutes(10);
	await visitor.hears("chat_ended", { by: "system", how: "idle" });
	await cleo.hears("chat_ended", { chat_id, by: "system", how: "idle" });
	await cleo.hears("wrap_up_due", { chat_id, how: "idle" });
	assert.equal(visitor.line.heard.filter(({ action }) => action === "idle_warning").length, 1);
});

test("a visitor who answers in time is not closed, and who comes back is warned on the new page too (V5, V6)", async () => {
	await settings({ ...calm, visitor_silent_minutes: 20 });
	const dina = await listener("dina");
	const { visitor, chat_id, visitor_token } = await takenBy(dina);
	await says(dina, chat_id, "How are you?");
	clock.passMinutes(11);
	await visitor.hears("idle_warning");
	const second = newVisitor();
	await second.connects({ chat_id, visitor_token });
	await second.hears("idle_warning");
	visitor.says("send_message", { message: "Still thinking." });
	await visitor.hears("new_message", { message: { message: "Still thinking." } });
	const { visitor: silent, chat_id: other } = await takenBy(dina);
	await says(dina, other, "And you?");
	clock.passMinutes(21);
	await silent.hears("chat_ended", { how: "idle" });
	await says(dina, chat_id, "No rush.");
	await visitor.hears("new_message", { message: { message: "No rush." } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended", { how: "ended" });
});

test("a visitor who is writing is neither warned nor timed out, until they have stopped for so long", async () => {
	await settings({ ...calm, visitor_silent_minutes: 20 });
	const hana = await listener("hana");
	const { visitor: silent, chat_id: other } = await takenBy(hana);
	const { visitor, chat_id } = await takenBy(hana);
	for (const id of [other, chat_id]) await says(hana, id, "How are you?");
	const types = async () => {
		visitor.says("typing");
		await visitor.line.isQuiet();
	};
	clock.passMinutes(9);
	await types();
	clock.passMinutes(2);
	await silent.hears("idle_warning");
	clock.passMinutes(8.5);
	// The first warning they hear is of the later end: none came before.
	const { ends_at } = await visitor.hears("idle_warning");
	const minutes = (Date.parse(String(ends_at)) - clock.now().getTime()) / 60_000;
	assert.ok(minutes > 9 && minutes < 10, `${minutes}`);
	await types();
	clock.passMinutes(9.7);
	await silent.hears("chat_ended", { how: "idle" });
	await says(hana, chat_id, "No rush.");
	await visitor.hears("new_message", { message: { message: "No rush." } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended", { how: "ended" });
});

test("a listener who lets a visitor wait is reminded, then a supervisor is alerted, until they answer (D7)", async () => {
	await settings({ ...calm, listener_silent_minutes: 3 });
	const edda = await listener("edda");
	const { visitor, chat_id } = await takenBy(edda);
	visitor.says("send_message", { message: "Are you there?" });
	await edda.hears("new_message", { chat_id });
	clock.passMinutes(3.1);
	await edda.hears("ring", { chat_id, why: "reply_due" });
	clock.passMinutes(3);
	await edda.hears("ring_ended", { chat_id });
	await sam.hears("ring", { chat_id, why: "reply_overdue" });
	assert.ok(!sam.line.heard.some((frame) => frame.chat_id === chat_id && frame.why === "reply_due"));
	const late = await sam.connects();
	await late.hears("ring", { chat_id, why: "reply_overdue" });
	await says(edda, chat_id, "Yes.");
	await sam.hears("ring_ended", { chat_id });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("who takes a chat that has waited long has their own minutes to answer (D7)", async () => {
	await settings({ ...calm, listener_silent_minutes: 3 });
	const fay = await listener("fay");
	const slow = newVisitor();
	const early = await takenBy(fay);
	const { chat_id } = await slow.asksForSupport();
	clock.passMinutes(30);
	fay.says("accept_chat", { chat_id });
	await fay.hears("chat_assigned", { chat_id });
	// The chat taken half an hour ago rings at this look or the next; the one taken now at none.
	await sam.hears("ring", { chat_id: early.chat_id, why: "reply_overdue" });
	await says(fay, early.chat_id, "Hello.");
	await sam.hears("ring_ended", { chat_id: early.chat_id });
	clock.passMinutes(3.1);
	await fay.hears("ring", { chat_id, why: "reply_due" });
	assert.ok(!sam.line.heard.some((frame) => frame.chat_id === chat_id && frame.action === "ring"));
	for (const one of [early.visitor, slow]) {
		one.says("end_chat");
		await one.hears("chat_ended");
	}
});

test("the chat of a visitor who is gone ends, whether it waits or is somebody's; who is there stays (V5, D7)", async () => {
	await settings({ ...calm, visitor_gone_minutes: 10 });
	const gina = await listener("gina");
	const mine = await takenBy(gina);
	const waiting = newVisitor();
	const other = await waiting.asksForSupport();
	const stays = newVisitor();
	const present = await stays.asksForSupport();
	mine.visitor.line.close();
	waiting.line.close();
	for (const { chat_id } of [mine, other]) await sam.hears("chat_update", { chat_id, visitor_connected: false });
	clock.passMinutes(9);
	stays.says("send_message", { message: "Here." });
	await sam.hears("chat_update", { chat_id: present.chat_id, seq: 2 });
	clock.passMinutes(1.2);
	await gina.hears("chat_ended", { chat_id: mine.chat_id, by: "system", how: "idle" });
	await sam.hears("chat_ended", { chat_id: other.chat_id, by: "system", how: "idle" });
	stays.says("send_message", { message: "Still here." });
	await stays.hears("new_message", { message: { message: "Still here." } });
	stays.says("end_chat");
	await stays.hears("chat_ended", { by: "user" });
});
