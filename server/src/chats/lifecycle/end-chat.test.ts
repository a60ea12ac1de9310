import assert from "node:assert/strict";
import { leaveQuickly } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { Browser } from "../../../test/browser.ts";
import { chatsIn } from "../../../test/frames.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam } = cast;

const asked = async () => {
	const visitor = newVisitor();
	return { visitor, ...(await visitor.asksForSupport()) };
};

const takenByOmar = async () => {
	const chat = await asked();
	await omar.connects();
	omar.says("accept_chat", { chat_id: chat.chat_id });
	await omar.hears("chat_assigned", { chat_id: chat.chat_id });
	return chat;
};

test("a visitor ends their chat, and their listener and the supervisors hear by whom (V5)", async () => {
	await sam.connects();
	const { visitor, chat_id } = await takenByOmar();
	visitor.says("end_chat");
	await visitor.hears("chat_ended", { by: "user" });
	for (const agent of [omar, sam]) await agent.hears("chat_ended", { chat_id, by: "user" });
	visitor.says("fetch_messages", {});
	await visitor.hears("fetch_messages", { status: "ended", agent_name: "Omar" });
	visitor.says("end_chat");
	await visitor.hears("error", { code: "chat_ended" });
});

test("a visitor who no longer wants to wait leaves every agent's list (D7)", async () => {
	await Promise.all([lina.connects(), omar.connects(), sam.connects()]);
	const { visitor, chat_id } = await asked();
	visitor.says("end_chat");
	for (const agent of [lina, omar, sam]) await agent.hears("chat_ended", { chat_id, by: "user" });
});

test("the chat's own listener ends it, and so can a supervisor (D6, D7)", async () => {
	await sam.connects();
	for (const agent of [omar, sam]) {
		const { visitor, chat_id } = await takenByOmar();
		agent.says("end_chat", { chat_id });
		await visitor.hears("chat_ended", { by: "agent" });
		await omar.hears("chat_ended", { chat_id, by: "agent" });
	}
});

test("a listener cannot end a chat that waits, nor find one of somebody else (D7)", async () => {
	await lina.connects();
	const { chat_id: waiting } = await asked();
	lina.says("end_chat", { chat_id: waiting });
	await lina.hears("error", { code: "forbidden", chat_id: waiting });
	const { visitor, chat_id } = await takenByOmar();
	lina.says("end_chat", { chat_id });
	await lina.hears("error", { code: "not_found", chat_id });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended", { by: "agent" });
});

test("of several who end a chat at once one does, and it is announced once (D7)", async () => {
	await sam.connects();
	const { visitor, chat_id } = await takenByOmar();
	visitor.says("end_chat");
	omar.says("end_chat", { chat_id });
	sam.says("end_chat", { chat_id });
	for (const one of [visitor, omar, sam]) await one.hears("chat_ended");
	for (const [agent, list] of [
		[omar, "fetch_my_assigned_chats"],
		[sam, "fetch_unassigned_chats"],
	] as const) {
		agent.says(list);
		await agent.hears(list === "fetch_unassigned_chats" ? "unassigned_chats" : "assigned_chats");
	}
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages");
	const told = visitor.line.heard.filter(({ action }) => action === "chat_ended");
	assert.equal(told.length, 1);
	const refused = [visitor, omar, sam].flatMap(({ line }) => line.heard.filter(({ code }) => code === "chat_ended"));
	assert.equal(refused.length, 2);
});

test("an ended chat is in no live list; supervisors page the ended ones (D6, D7)", async () => {
	const { visitor, chat_id } = await takenByOmar();
	visitor.says("end_chat");
	await omar.hears("chat_ended", { chat_id });
	await sam.connects();
	for (const [agent, ask, answer] of [
		[omar, "fetch_my_assigned_chats", "assigned_chats"],
		[omar, "fetch_unassigned_chats", "unassigned_chats"],
		[sam, "fetch_all_chats", "fetch_all_chats"],
	] as const) {
		agent.says(ask);
		const chats = chatsIn(await agent.hears(answer));
		assert.ok(!chats.some((chat) => chat.chat_id === chat_id), ask);
	}
	sam.says("fetch_all_chats", { status: "ended" });
	const [ended] = chatsIn(await sam.hears("fetch_all_chats"));
	assert.deepEqual([ended?.chat_id, ended?.status, ended?.agent_name], [chat_id, "ended", "Omar"]);
});

test("whoever leaves without a word can come back, and the chat goes on (V6)", async () => {
	const { visitor, chat_id, visitor_token } = await takenByOmar();
	visitor.line.close();
	omar.says("send_message", { chat_id, message: "Are you there?" });
	await omar.hears("new_message", { chat_id });
	await visitor.connects({ chat_id, visitor_token });
	visitor.says("send_message", { message: "Yes." });
	await omar.hears("new_message", { chat_id, message: { message: "Yes.", seq: 3 } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("whoever leaves quickly is gone with one call, their listener sees how, and the cookie is taken away (V5)", async () => {
	await sam.connects();
	const { visitor, chat_id } = await takenByOmar();
	const cookie = `chat_${chat_id.replaceAll("-", "")}`;
	assert.ok(visitor.cookies.get(cookie));
	assert.equal((await visitor.calls(leaveQuickly, undefined, { chat_id })).status, 204);
	for (const agent of [omar, sam]) await agent.hears("chat_ended", { chat_id, by: "user", how: "left_quickly" });
	await visitor.hears("chat_ended", { how: "left_quickly" });
	assert.equal(visitor.cookies.get(cookie), "");
});

test("leaving quickly is answered alike for a chat that has ended, and is for its visitor alone (V5)", async () => {
	const { visitor, chat_id, visitor_token } = await takenByOmar();
	const other = await asked();
	refusal(await other.visitor.calls(leaveQuickly, undefined, { chat_id }), 401, "not_logged_in");
	refusal(await omar.calls(leaveQuickly, undefined, { chat_id }), 401, "not_logged_in");
	const byToken = (token: string) => Object.assign(new Browser(cast.address), { token });
	refusal(await byToken(other.visitor_token).calls(leaveQuickly, undefined, { chat_id }), 404, "not_found");
	visitor.says("end_chat");
	await visitor.hears("chat_ended", { how: "ended" });
	assert.equal((await byToken(visitor_token).calls(leaveQuickly, undefined, { chat_id })).status, 204);
	await visitor.line.isQuiet();
	assert.equal(visitor.line.heard.filter(({ action }) => action === "chat_ended").length, 1);
});

test("after the chat its listener is told what is known of it, and nobody is when nobody had it (D7)", async () => {
	const { visitor, chat_id } = await takenByOmar();
	await sam.connects();
	visitor.says("send_message", { message: "Thank you." });
	await visitor.hears("new_message");
	cast.clock.passMinutes(7);
	visitor.says("end_chat");
	await omar.hears("wrap_up_due", { chat_id, by: "user", how: "ended", minutes: 7, messages: 2 });
	const waiting = await asked();
	waiting.visitor.says("end_chat");
	for (const agent of [omar, sam]) {
		await agent.hears("chat_ended", { chat_id: waiting.chat_id });
		await agent.line.isQuiet();
		assert.ok(!agent.line.heard.some((frame) => frame.action === "wrap_up_due" && frame.chat_id === waiting.chat_id));
	}
	assert.ok(!sam.line.heard.some((frame) => frame.action === "wrap_up_due"));
});
