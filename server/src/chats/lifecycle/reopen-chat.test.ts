import assert from "node:assert/strict";
import { rateAfter, reopenChat } from "@warmline/contract/chats/after-calls";
import { toVisitorFrames } from "@warmline/contract/chats/visitor-channel";
import { test } from "vitest";
import { Browser } from "../../../test/browser.ts";
import { chatIn, chatsIn } from "../../../test/frames.ts";
import type { MemberPerson, VisitorPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, clock } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const hadBy = async (agent: MemberPerson) => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	agent.says("accept_chat", { chat_id: chat.chat_id });
	await agent.hears("chat_assigned", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	for (const one of [agent, sam]) await one.hears("chat_ended", { chat_id: chat.chat_id });
	for (const { line } of [visitor, agent, sam]) line.forgets();
	return { visitor, ...chat };
};
const reopens = async (visitor: VisitorPerson, chat_id: string) => {
	const { body } = await visitor.calls(reopenChat, undefined, { chat_id });
	return reopenChat.answer.parse(body).status;
};
const ends = async (agent: MemberPerson, chat_id: string) => {
	agent.says("end_chat", { chat_id });
	await agent.hears("chat_ended", { chat_id });
};
const isAvailable = async (agent: MemberPerson, available: boolean) => {
	agent.says("set_available", { available });
	await agent.isDone();
	await agent.hears("availability", { available });
};

test("a chat that has just ended goes on with the listener it had (V5, D7)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	clock.passMinutes(9);
	assert.equal(await reopens(visitor, chat_id), "active");
	await visitor.hears("chat_reopened", { status: "active" });
	for (const agent of [lina, sam]) {
		await agent.hears("chat_requeued", { chat: { chat_id } });
		await agent.hears("chat_assigned", { chat_id, agent_id: lina.id });
	}
	visitor.says("send_message", { message: "One thing more." });
	await lina.hears("new_message", { chat_id, message: { message: "One thing more.", seq: 2 } });
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { status: "active", agent_name: "Lina", ended: null });
	await omar.line.isQuiet();
	assert.ok(!omar.line.heard.some(({ action }) => action === "chat_requeued"));
	await ends(lina, chat_id);
});

test("where the listener is not free it waits in front of all others, and anybody may take it (V5, D7)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	const earlier = await newVisitor().asksForSupport();
	await isAvailable(lina, false);
	assert.equal(await reopens(visitor, chat_id), "waiting");
	await visitor.hears("chat_reopened", { status: "waiting" });
	for (const agent of [lina, omar, sam]) {
		const chat = chatIn(await agent.hears("chat_requeued", { chat: { chat_id, status: "waiting" } }));
		assert.deepEqual([chat.assigned_agent, chat.ended, chat.turn], [null, null, "agent"]);
	}
	await visitor.hears("queue", { ahead: 0 });
	omar.says("fetch_unassigned_chats");
	const waiting = chatsIn(await omar.hears("unassigned_chats")).map((chat) => chat.chat_id);
	assert.deepEqual(waiting.slice(0, 2), [chat_id, earlier.chat_id]);
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Omar" });
	await isAvailable(lina, true);
	await ends(omar, chat_id);
	await ends(sam, earlier.chat_id);
});

test("a listener at their limit does not get it back beyond the limit (V5, D7)", async () => {
	const { visitor, chat_id } = await hadBy(omar);
	const others = [newVisitor(), newVisitor(), newVisitor()];
	const taken = await Promise.all(others.map((other) => other.asksForSupport()));
	for (const other of taken) omar.says("accept_chat", { chat_id: other.chat_id });
	for (const other of taken) await omar.hears("chat_assigned", { chat_id: other.chat_id });
	assert.equal(await reopens(visitor, chat_id), "waiting");
	for (const other of [chat_id, ...taken.map((one) => one.chat_id)]) await ends(sam, other);
});

test("ten minutes after its end it is too late (V5)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	visitor.says("fetch_messages");
	const { ended } = toVisitorFrames.fetch_messages.parse(await visitor.hears("fetch_messages"));
	assert.ok(Math.abs(Date.parse(ended?.reopen_until ?? "") - clock.now().getTime() - 600_000) < 60_000);
	clock.passMinutes(11);
	refusal(await visitor.calls(reopenChat, undefined, { chat_id }), 409, "too_late");
	await visitor.line.isQuiet();
	assert.ok(!visitor.line.heard.some(({ action }) => action === "chat_reopened"));
});

test("a chat cannot be reopened while the chat is closed, and only by its own visitor (V5, V9)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	await dora.send("PATCH", "/api/v1/chat/settings/", { paused_reason: "Closed." });
	refusal(await visitor.calls(reopenChat, undefined, { chat_id }), 409, "closed");
	await dora.send("PATCH", "/api/v1/chat/settings/", { paused_reason: null });
	const other = new Browser(cast.address);
	refusal(await other.calls(reopenChat, undefined, { chat_id }), 401, "not_logged_in");
	other.token = (await hadBy(lina)).visitor_token;
	refusal(await other.calls(reopenChat, undefined, { chat_id }), 404, "not_found");
	refusal(await lina.calls(reopenChat, undefined, { chat_id }), 401, "not_logged_in");
});

test("pressed five times at once it is reopened once, and announced once (V5)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	const answers = await Promise.all(Array.from({ length: 5 }, () => reopens(visitor, chat_id)));
	assert.deepEqual(new Set(answers), new Set(["active"]));
	await visitor.line.isQuiet();
	assert.equal(visitor.line.heard.filter(({ action }) => action === "chat_reopened").length, 1);
	await ends(lina, chat_id);
});

test("how the visitor feels afterwards is stored, and in no frame and no list (V1, D4)", async () => {
	const { visitor, chat_id } = await hadBy(lina);
	assert.equal((await visitor.calls(rateAfter, { scale: "8" }, { chat_id })).status, 204);
	const { rows } = await cast.pool.query("SELECT scale, scale_after FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ scale: null, scale_after: 8 }]);
	sam.says("fetch_all_chats", { status: "ended" });
	const [ended] = chatsIn(await sam.hears("fetch_all_chats"));
	assert.equal(ended?.chat_id, chat_id);
	for (const { line } of [lina, sam]) assert.ok(!JSON.stringify(line.heard).includes("scale_after"));
});

test("before the end nobody is asked, nor anybody but the visitor, nor for what is no number of the scale (V1)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	refusal(await visitor.calls(rateAfter, { scale: 8 }, { chat_id }), 409, "not_ended");
	refusal(await visitor.calls(rateAfter, { scale: 11 }, { chat_id }), 400, "invalid_scale");
	refusal(await cast.newBrowser().calls(rateAfter, { scale: 8 }, { chat_id }), 401, "not_logged_in");
	await ends(sam, chat_id);
});
