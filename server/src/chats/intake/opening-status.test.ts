import assert from "node:assert/strict";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { leftMessages } from "@warmline/contract/chats/agent-calls";
import { chatStatus, initiateChat } from "@warmline/contract/chats/calls";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const behindProxy = await society({ TRUSTED_PROXIES: "127.0.0.1" });
const { dora, lina, newBrowser, newVisitor } = cast;

const changes = async (settings: Parameters<typeof dora.calls<typeof changeChatSettings>>[1]) => {
	const answer = await dora.calls(changeChatSettings, settings);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
};
const status = async () => chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body);
const ask = (form: Record<string, unknown> = {}) =>
	newBrowser().send("POST", "/api/v1/chat/initiate-chat/", { message: "Hello", accept_terms: true, ...form });

test("a chat that is always open is open without anybody there (V9)", async () => {
	assert.deepEqual([(await status()).open, (await status()).listeners_available], [true, 0]);
	assert.equal((await ask()).status, 201);
});

test("a director pauses the chat with a reason, open chats go on, and they resume it (V9)", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	await changes({ paused_reason: "We have a storm. Please come back tomorrow." });
	const closed = await status();
	assert.deepEqual([closed.open, closed.reason], [false, "We have a storm. Please come back tomorrow."]);
	assert.equal(refusal(await ask(), 409, "closed").message, "We have a storm. Please come back tomorrow.");
	visitor.says("send_message", { message: "Still here." });
	await visitor.hears("new_message", { message: { message: "Still here." } });
	await changes({ paused_reason: null });
	assert.deepEqual([(await status()).open, (await status()).reason], [true, null]);
	assert.equal((await ask()).status, 201);
});

test("a chat that follows availability is open while a listener is available (V9, D11)", async () => {
	await changes({ door: "presence" });
	assert.deepEqual([(await status()).open, (await status()).reason], [false, null]);
	assert.match(refusal(await ask(), 409, "closed").message, /No one is here/);
	await lina.connects();
	await lina.hears("availability", { available: true });
	assert.deepEqual([(await status()).open, (await status()).listeners_available], [true, 1]);
	assert.equal((await ask()).status, 201);
	lina.says("set_available", { available: false });
	await lina.hears("availability", { available: false });
	refusal(await ask(), 409, "closed");
	lina.says("set_available", { available: true });
	await lina.hears("availability", { available: true });
	assert.equal((await ask()).status, 201);
	await changes({ door: "always" });
});

test("a chat request that was accepted is answered also when the chat has closed meanwhile (V9)", async () => {
	const request_id = crypto.randomUUID();
	const { chat_id } = initiateChat.answer.parse((await ask({ request_id })).body);
	await changes({ paused_reason: "Closed." });
	const again = initiateChat.answer.parse((await ask({ request_id })).body);
	assert.equal(again.chat_id, chat_id);
	await changes({ paused_reason: null });
});

test("a message can be left while the chat is closed, and is stored (V9)", async () => {
	await changes({ paused_reason: "Closed." });
	const left = { email: "me@home.example", message: "  Please write to me.", accept_terms: true } as const;
	const { body } = await newBrowser().calls(leaveMessage, left);
	assert.match(leaveMessage.answer.parse(body).message, /me@home\.example/);
	const { results } = leftMessages.answer.parse((await dora.calls(leftMessages)).body);
	assert.deepEqual(
		results.map(({ email, message }) => [email, message]),
		[[left.email, left.message]],
	);
	await changes({ paused_reason: null });
});

for (const [what, change, code] of [
	["without an address", { email: "" }, "invalid_email"],
	["with an address that is none", { email: "me@home" }, "invalid_email"],
	["that is blank", { message: " " }, "invalid_message"],
	["without the terms", { accept_terms: false }, "invalid_accept_terms"],
] as const) {
	test(`a message left ${what} is refused (V9)`, async () => {
		const form = { email: "me@home.example", message: "Hello", accept_terms: true, ...change };
		refusal(await newBrowser().send("POST", "/api/v1/chat/leave-message/", form), 400, code);
	});
}

test("one address can leave ten messages in ten minutes (V9)", async () => {
	const form = { email: "me@home.example", message: "Hello", accept_terms: true };
	const leave = () =>
		behindProxy.newBrowser().send("POST", "/api/v1/chat/leave-message/", form, { "x-forwarded-for": "198.51.100.9" });
	const answers = await Promise.all(Array.from({ length: 11 }, leave));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(10).fill(201), 429]);
	behindProxy.clock.passMinutes(11);
	assert.equal((await leave()).status, 201);
});
