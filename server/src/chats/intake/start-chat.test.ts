import assert from "node:assert/strict";
import { chatStatus, initiateChat } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { messagesIn } from "../../../test/frames.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const behindProxy = await society({ TRUSTED_PROXIES: "127.0.0.1" });

const good = { message: "I would like to talk.", accept_terms: true };
const ask = (form: Record<string, unknown>, headers: Record<string, string> = {}) =>
	cast.newBrowser().send("POST", "/api/v1/chat/initiate-chat/", form, headers);

test("the message and the accepted terms are enough to ask, and the message is the chat's first (V2)", async () => {
	const visitor = cast.newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "  Kept as typed  " });
	visitor.says("fetch_messages", { chat_id });
	const heard = await visitor.hears("fetch_messages", { status: "waiting", agent_name: null });
	assert.deepEqual(
		messagesIn(heard).map((one) => ({ ...one, id: 0, timestamp: 0, sender_name: 0 })),
		[
			{
				id: 0,
				chat_id,
				seq: 1,
				message: "  Kept as typed  ",
				kind: "text",
				sender: "user",
				sender_name: 0,
				timestamp: 0,
				client_id: null,
			},
		],
	);
});

for (const [what, change, code, sentence] of [
	["without a message", { message: undefined }, "invalid_message", "Please write a message."],
	["with a blank message", { message: " \n\t " }, "invalid_message", "Please write a message."],
	["with a message that is no text", { message: 7 }, "invalid_message", "Please write a message."],
	["with nothing but a NUL", { message: "\u0000" }, "invalid_message", "Please write a message."],
	["with 4,001 characters", { message: "a".repeat(4001) }, "invalid_message", undefined],
	["without the terms", { accept_terms: undefined }, "invalid_accept_terms", "Please accept the terms."],
	["with refused terms", { accept_terms: false }, "invalid_accept_terms", "Please accept the terms."],
	["with terms as text", { accept_terms: "true" }, "invalid_accept_terms", "Please accept the terms."],
	["with an unknown age", { age: "17" }, "invalid_age", "Please choose an age from the list."],
	["with an unknown gender", { gender: "Male" }, "invalid_gender", "Please choose a gender from the list."],
	["with an unknown interest", { interest: "chat" }, "invalid_interest", "Please choose from the list."],
	["with scale 0", { scale: 0 }, "invalid_scale", "Please choose a number from 1 to 10."],
	["with scale 11", { scale: "11" }, "invalid_scale", "Please choose a number from 1 to 10."],
	["with scale 2.5", { scale: 2.5 }, "invalid_scale", "Please choose a number from 1 to 10."],
	["with a scale in words", { scale: "many" }, "invalid_scale", "Please choose a number from 1 to 10."],
	["with an email that is none", { email: "me@home" }, "invalid_email", "Invalid email format."],
] as const) {
	test(`an intake ${what} is refused (V1, V2)`, async () => {
		const error = refusal(await ask({ ...good, ...change }), 400, code);
		if (sentence) assert.equal(error.message, sentence);
		assert.deepEqual(Object.values(error.errors ?? {}), [error.message]);
	});
}

test("an intake that is wrong in several fields names each of them (V2)", async () => {
	const error = refusal(await ask({ age: "old", scale: 99 }), 400, "invalid_age");
	assert.deepEqual(Object.keys(error.errors ?? {}).sort(), ["accept_terms", "age", "message", "scale"]);
});

for (const age of ["18-25", "26-35", "36-45", "46+"]) {
	test(`age ${age} is taken (V1)`, async () => assert.equal((await ask({ ...good, age })).status, 201));
}

test("everything a visitor tells is shown to agents, blank fields are left out, and a scale may be text (V1, D4)", async () => {
	await cast.sam.connects();
	const told = { age: "26-35", gender: "other", interest: "learn_more", scale: "7", email: " me@home.example " };
	const { body } = await ask({ ...good, ...told, message: "all told" });
	const { chat_id } = initiateChat.answer.parse(body);
	const { chat } = await cast.sam.hears("new_unassigned_chat", { chat: { chat_id } });
	const { user } = chat as { user: Record<string, unknown> };
	assert.deepEqual(
		{ age: user.age, gender: user.gender, interest: user.interest, scale: user.scale, email: user.email },
		{ ...told, scale: 7, email: "me@home.example" },
	);
	const blank = await ask({ ...good, age: "", gender: "", interest: "", scale: "", email: "" });
	const { chat_id: blankId } = initiateChat.answer.parse(blank.body);
	const nothing = { age: null, gender: null, interest: null, scale: null, email: null };
	await cast.sam.hears("new_unassigned_chat", { chat: { chat_id: blankId, user: nothing } });
});

test("camelCase keys are taken too (V1)", async () => {
	assert.equal((await ask({ message: "Hello", acceptTerms: true })).status, 201);
});

test("what a visitor says of their own address and place is not believed (V10)", async () => {
	await cast.omar.connects();
	const lie = { ipAddress: "203.0.113.9", location: { city: "Atlantis", region: "X", country: "XX" } };
	const { chat_id } = initiateChat.answer.parse((await ask({ ...good, ...lie })).body);
	const location = { city: null, region: null, country: null };
	await cast.omar.hears("new_unassigned_chat", { chat: { chat_id, user: { ip_address: "127.0.0.1", location } } });
});

test("a header of somebody who is no trusted proxy is not believed either (V10)", async () => {
	await cast.omar.connects();
	const { body } = await ask(good, { "x-forwarded-for": "8.8.8.8" });
	const { chat_id } = initiateChat.answer.parse(body);
	await cast.omar.hears("new_unassigned_chat", { chat: { chat_id, user: { ip_address: "127.0.0.1" } } });
});

test("behind a trusted proxy the address and the place of the visitor are recorded (V10, D4)", async () => {
	const { lina, newBrowser } = behindProxy;
	await lina.connects();
	for (const address of ["8.8.8.8", "2001:4860:4860::8888"]) {
		const answer = await newBrowser().send("POST", "/api/v1/chat/initiate-chat/", good, { "x-forwarded-for": address });
		const { chat_id } = initiateChat.answer.parse(answer.body);
		const { chat } = await lina.hears("new_unassigned_chat", { chat: { chat_id, user: { ip_address: address } } });
		const { user } = chat as { user: { location: { country: string | null } } };
		assert.match(user.location.country ?? "", /^[A-Z]{2}$/);
	}
});

test("an address that nobody can look up is taken all the same (V10)", async () => {
	for (const address of ["192.168.7.7", "not an address", "::1"]) {
		const answer = await behindProxy
			.newBrowser()
			.send("POST", "/api/v1/chat/initiate-chat/", good, { "x-forwarded-for": address });
		assert.equal(answer.status, 201, address);
	}
});

test("one address can ask twenty times in ten minutes, while others can go on (V9)", async () => {
	const from = (address: string) =>
		behindProxy.newBrowser().send("POST", "/api/v1/chat/initiate-chat/", good, { "x-forwarded-for": address });
	const answers = await Promise.all(Array.from({ length: 21 }, () => from("198.51.100.1")));
	const refused = answers.filter(({ status }) => status !== 201);
	assert.equal(refused.length, 1);
	for (const answer of refused) {
		refusal(answer, 429, "too_many_requests");
		assert.ok(Number(answer.headers.get("retry-after")) > 500);
	}
	assert.equal((await from("198.51.100.2")).status, 201);
	behindProxy.clock.passMinutes(11);
	assert.equal((await from("198.51.100.1")).status, 201);
});

test("whoever asks is told how many wait before them, and anybody can see how many wait (V9)", async () => {
	const { newVisitor, newBrowser } = cast;
	const before = chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body);
	const { body } = await ask(good);
	assert.equal(initiateChat.answer.parse(body).ahead, before.waiting);
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	visitor.says("fetch_messages", { chat_id });
	await visitor.hears("queue", { ahead: before.waiting + 1 });
	const after = chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body);
	assert.deepEqual([after.open, after.waiting], [true, before.waiting + 2]);
});

test("the same request sent again, also at the same moment, is one chat that is announced once (V2, V9)", async () => {
	const { omar, newVisitor } = cast;
	await omar.connects();
	const form = { ...good, message: "only once", request_id: crypto.randomUUID() };
	const at = await Promise.all(Array.from({ length: 8 }, () => ask(form)));
	const later = await ask({ ...form, message: "sent again by a page that heard no answer" });
	const answers = [...at, later].map(({ body }) => initiateChat.answer.parse(body));
	const [first] = answers;
	assert.ok(first);
	for (const answer of answers) {
		assert.deepEqual([answer.chat_id, answer.visitor_token], [first.chat_id, first.visitor_token]);
		assert.equal(answer.ahead, first.ahead);
	}
	const visitor = newVisitor();
	await visitor.connects(first);
	visitor.says("fetch_messages");
	assert.deepEqual(
		messagesIn(await visitor.hears("fetch_messages")).map(({ message }) => message),
		["only once"],
	);
	await omar.line.isQuiet();
	const told = omar.line.heard.filter(({ action, chat }) => {
		const about = chat as { chat_id: string } | undefined;
		return action === "new_unassigned_chat" && about?.chat_id === first.chat_id;
	});
	assert.equal(told.length, 1);
});

test("another request is another chat, and the name of a request opens nothing by itself (V9)", async () => {
	const request_id = crypto.randomUUID();
	const { chat_id, visitor_token } = initiateChat.answer.parse((await ask({ ...good, request_id })).body);
	const other = initiateChat.answer.parse((await ask({ ...good, request_id: crypto.randomUUID() })).body);
	assert.notEqual(other.chat_id, chat_id);
	assert.notEqual(visitor_token, request_id);
	const guess = cast.newVisitor();
	await guess.connects({ chat_id, visitor_token: request_id });
	assert.equal(await guess.line.closes(), 4401);
	refusal(await ask({ ...good, request_id: "short enough to be guessed" }), 400, "invalid_request_id");
});
