import assert from "node:assert/strict";
import { fetchLimit, type Message } from "@warmline/contract/chats/message";
import { toVisitorFrames } from "@warmline/contract/chats/visitor-channel";
import { test } from "vitest";
import { type Heard, TestChannel } from "../../test/channel.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newVisitor, lina } = cast;
const wsAddress = cast.address.replace("http", "ws");
const channelOf = (chatId: string) => `${wsAddress}/ws/chat/conversation/${chatId}/`;
const messagesIn = (heard: Heard): Message[] => toVisitorFrames.fetch_messages.parse(heard).messages;

const refusedWithoutData = async (url: string, headers: Record<string, string> = {}) => {
	const channel = await TestChannel.open(url, headers);
	assert.equal(await channel.closes(), 4401);
	assert.deepEqual(channel.heard, []);
};

test("without the chat's own token the channel closes with 4401 before any data (V5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const other = await newVisitor().asksForSupport();
	await refusedWithoutData(channelOf(chat_id));
	await refusedWithoutData(`${channelOf(chat_id)}?token=`);
	await refusedWithoutData(`${channelOf(chat_id)}?token=wrong`);
	await refusedWithoutData(`${channelOf(chat_id)}?token=${other.visitor_token}`);
	await refusedWithoutData(`${channelOf(chat_id)}?token=${lina.token}`);
	await refusedWithoutData(`${channelOf("not-an-id")}?token=${other.visitor_token}`);
});

test("the cookie set when asking opens the chat, and no other one (V5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const channel = await TestChannel.open(channelOf(chat_id), { cookie });
	channel.says("fetch_messages");
	await channel.hears("fetch_messages", { status: "waiting" });
	const other = await newVisitor().asksForSupport();
	await refusedWithoutData(channelOf(other.chat_id), { cookie });
});

test("the cookie of a chat is kept from scripts and from other sites (V5)", async () => {
	const answer = await newVisitor().send("POST", "/api/v1/chat/initiate-chat/", { message: "Hi", accept_terms: true });
	const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("chat_")) ?? "";
	assert.match(cookie, /; HttpOnly/i);
	assert.match(cookie, /; SameSite=Strict/i);
});

test("a page of another site cannot open a channel", async () => {
	const visitor = newVisitor();
	const { chat_id, visitor_token } = await visitor.asksForSupport();
	const url = `${channelOf(chat_id)}?token=${visitor_token}`;
	for (const origin of ["https://elsewhere.example", "null", "nonsense"]) {
		assert.equal(await (await TestChannel.open(url, { origin })).closes(), 1006, origin);
	}
	const own = await TestChannel.open(url, { origin: cast.address });
	await own.isQuiet();
});

test("fetch_messages takes chatId and chat_id, and refuses the id of another chat (V6)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	visitor.says("fetch_messages", { chatId: chat_id });
	assert.equal(messagesIn(await visitor.hears("fetch_messages")).length, 1);
	visitor.says("fetch_messages", { chat_id });
	assert.equal(messagesIn(await visitor.hears("fetch_messages")).length, 1);
	const other = await newVisitor().asksForSupport({ message: "secret" });
	visitor.says("fetch_messages", { chatId: other.chat_id });
	await visitor.hears("error", { code: "not_found" });
	await visitor.line.isQuiet();
	assert.ok(!JSON.stringify(visitor.line.heard).includes("secret"));
});

test("an id in capital letters is the same id (V6)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	visitor.says("fetch_messages", { chat_id: chat_id.toUpperCase() });
	await visitor.hears("fetch_messages");
});

test("250 messages come in pages of 100 until an empty one (V6)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "number 1" });
	for (let n = 2; n <= 250; n++) visitor.says("send_message", { message: `number ${n}` });
	await visitor.hears("new_message", { message: { seq: 250 } });
	const sizes: number[] = [];
	const fetched: Message[] = [];
	for (;;) {
		visitor.says("fetch_messages", { chat_id, after: fetched.at(-1)?.seq ?? 0 });
		const page = messagesIn(await visitor.hears("fetch_messages"));
		sizes.push(page.length);
		fetched.push(...page);
		if (page.length === 0) break;
	}
	assert.deepEqual(sizes, [fetchLimit, fetchLimit, 50, 0]);
	assert.deepEqual(
		fetched.map(({ seq, message }) => [seq, message]),
		Array.from({ length: 250 }, (_, at) => [at + 1, `number ${at + 1}`]),
	);
});

test("a place that no message can have is answered with an empty list or a clear refusal (V6)", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	for (const after of [-1, 1.5, "1", null]) {
		visitor.says("fetch_messages", { after });
		await visitor.hears("error", { code: "invalid_after" });
	}
	visitor.says("fetch_messages", { after: 2_000_000_000 });
	assert.deepEqual(messagesIn(await visitor.hears("fetch_messages")), []);
});

test("a place beyond what the database can count is no fault of the server (V6)", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	visitor.says("fetch_messages", { after: 3_000_000_000 });
	await visitor.hears("error").then(
		({ code }) => assert.notEqual(code, "internal_error"),
		() => visitor.hears("fetch_messages", { messages: [] }),
	);
});

test("whoever comes back is told what came after the last message they have (V6)", async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	visitor.line.close();
	await lina.connects();
	lina.says("send_message", { chat_id: chat.chat_id, message: "I am here." });
	await lina.hears("new_message", { chat_id: chat.chat_id, message: { seq: 2 } });
	await visitor.connects(chat);
	visitor.says("fetch_messages", { after: 1 });
	const heard = await visitor.hears("fetch_messages", { status: "active", agent_name: "Lina" });
	assert.deepEqual(
		messagesIn(heard).map(({ seq, message, sender, sender_name }) => ({ seq, message, sender, sender_name })),
		[{ seq: 2, message: "I am here.", sender: "agent", sender_name: "Lina" }],
	);
	lina.says("end_chat", { chat_id: chat.chat_id });
	await lina.hears("chat_ended", { chat_id: chat.chat_id });
});

test("two pages of one visitor hear the same (V6)", async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	const second = newVisitor();
	await second.connects(chat);
	visitor.says("send_message", { message: "from the first page" });
	await second.hears("new_message", { message: { message: "from the first page", seq: 2 } });
	await visitor.hears("new_message", { message: { seq: 2 } });
});
