import assert from "node:assert/strict";
import { chatMessages } from "@warmline/contract/chats/calls";
import { type Message, messageForVisitor } from "@warmline/contract/chats/message";
import { test } from "vitest";
import type { VisitorPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { transcriptOf } from "../../../test/transcript.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora } = cast;

const storedIn = async (chat_id: string): Promise<Message[]> => {
	const { body } = await dora.calls(chatMessages, undefined, { chat_id });
	return chatMessages.answer.parse(body).results;
};
const wordsIn = async (chat_id: string) => (await storedIn(chat_id)).map(({ message }) => message);

const asked = async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport({ message: "first" });
	return { visitor, ...chat };
};

const taken = async () => {
	const chat = await asked();
	await omar.connects();
	omar.says("accept_chat", { chat_id: chat.chat_id });
	await omar.hears("chat_assigned", { chat_id: chat.chat_id, agent_id: omar.id });
	return chat;
};

const put = async (visitor: VisitorPerson, chat_id: string) => {
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.ok(chat_id);
};

test("whoever sends gets their message back with its client_id, its place and its time (V5)", async () => {
	const { visitor, chat_id } = await asked();
	visitor.says("send_message", { message: "Hello", sender: "user", client_id: "c1" });
	const { message } = await visitor.hears("new_message");
	const [, stored] = await storedIn(chat_id);
	assert.ok(stored);
	assert.deepEqual(message, messageForVisitor(stored));
	assert.deepEqual([stored.seq, stored.client_id, stored.sender], [2, "c1", "user"]);
});

test("a message sent again is stored once, and the first one comes back (V8)", async () => {
	const { visitor, chat_id } = await asked();
	visitor.says("send_message", { message: "once", client_id: "c1" });
	const { message } = await visitor.hears("new_message");
	visitor.says("send_message", { message: "once, with other words", client_id: "c1" });
	const again = await visitor.hears("new_message");
	assert.deepEqual(again.message, message);
	assert.deepEqual(await wordsIn(chat_id), ["first", "once"]);
});

test("a message sent ten times at once, on two connections, is stored once (V8)", async () => {
	const { visitor, chat_id, visitor_token } = await asked();
	const second = newVisitor();
	await second.connects({ chat_id, visitor_token });
	for (let n = 0; n < 5; n++) {
		visitor.says("send_message", { message: "once", client_id: "c1" });
		second.says("send_message", { message: "once", client_id: "c1" });
	}
	visitor.says("send_message", { message: "done", client_id: "c2" });
	second.says("send_message", { message: "done too", client_id: "c3" });
	for (const one of [visitor, second]) {
		await one.hears("new_message", { message: { client_id: "c2" } });
		await one.hears("new_message", { message: { client_id: "c3" } });
	}
	assert.deepEqual((await wordsIn(chat_id)).toSorted(), ["done", "done too", "first", "once"]);
});

test("others hear a message that was sent again only once (V8)", async () => {
	const { visitor, chat_id } = await taken();
	visitor.says("send_message", { message: "once", client_id: "c1" });
	visitor.says("send_message", { message: "once", client_id: "c1" });
	visitor.says("send_message", { message: "next" });
	await omar.hears("new_message", { chat_id, message: { message: "next", seq: 3 } });
	const heard = omar.line.heard.filter((frame) => frame.action === "new_message");
	assert.equal(heard.length, 2);
	await put(visitor, chat_id);
});

test("the same client_id of the visitor and of their listener are two messages (V8)", async () => {
	const { visitor, chat_id } = await taken();
	visitor.says("send_message", { message: "mine", client_id: "same" });
	await visitor.hears("new_message", { message: { client_id: "same", message: "mine" } });
	omar.says("send_message", { chat_id, message: "yours", client_id: "same" });
	await visitor.hears("new_message", { message: { client_id: "same", message: "yours", seq: 3 } });
	await put(visitor, chat_id);
});

for (const [what, message] of [
	["a blank message", " \n "],
	["an empty message", ""],
	["a message of NULs", "\u0000\u0000"],
	["a message of 4,001 characters", "a".repeat(4001)],
	["a message of 4,001 emoji", "🌻".repeat(4001)],
	["a number", 5],
	["null", null],
	["a list", ["hello"]],
	["an object", { text: "hello" }],
	["nothing", undefined],
] as const) {
	test(`${what} is refused with its client_id, nothing is stored, and the connection stays (V5)`, async () => {
		const { visitor, chat_id } = await asked();
		visitor.says("send_message", { message, client_id: "c1" });
		await visitor.hears("error", { code: "invalid_message", client_id: "c1" });
		visitor.says("send_message", { message: "still here" });
		await visitor.hears("new_message", { message: { seq: 2 } });
		assert.deepEqual(await wordsIn(chat_id), ["first", "still here"]);
	});
}

for (const [what, message] of [
	["4,000 letters", "a".repeat(4000)],
	["4,000 emoji", "🌻".repeat(4000)],
	["several lines and spaces at the ends", "  one\n\n\ttwo  "],
	["letters of every script", "Łódź שלום 你好 नमस्ते \u202eabc\u202c"],
] as const) {
	test(`a message of ${what} is stored as typed (V5)`, async () => {
		const { visitor, chat_id } = await asked();
		visitor.says("send_message", { message });
		await visitor.hears("new_message", { message: { message } });
		assert.equal((await wordsIn(chat_id))[1], message);
	});
}

test("a NUL is taken out of a message (V5)", async () => {
	const { visitor, chat_id } = await asked();
	visitor.says("send_message", { message: "be\u0000fore" });
	await visitor.hears("new_message", { message: { message: "before" } });
	assert.equal((await wordsIn(chat_id))[1], "before");
});

test("half an emoji is sent as it is stored (V5)", async () => {
	const { visitor, chat_id } = await asked();
	visitor.says("send_message", { message: "half \ud83c" });
	const { message } = await visitor.hears("new_message");
	const [, stored] = await storedIn(chat_id);
	assert.ok(stored);
	assert.deepEqual(message, messageForVisitor(stored));
});

for (const client_id of ["", "c".repeat(65), 5, null, {}]) {
	test(`a client_id like ${JSON.stringify(client_id).slice(0, 12)} is refused (V8)`, async () => {
		const { visitor, chat_id } = await asked();
		visitor.says("send_message", { message: "hello", client_id });
		await visitor.hears("error", { code: "invalid_client_id" });
		assert.deepEqual(await wordsIn(chat_id), ["first"]);
	});
}

test("a client_id with a NUL is no fault of the server (V8)", async () => {
	const { visitor } = await asked();
	visitor.says("send_message", { message: "hello", client_id: "a\u0000b" });
	visitor.says("send_message", { message: "done", client_id: "done" });
	await visitor.hears("new_message", { message: { client_id: "done" } });
	const errors = visitor.line.heard.filter(({ action }) => action === "error");
	assert.deepEqual(
		errors.filter(({ code }) => code === "internal_error"),
		[],
	);
});

test("a visitor cannot write as an agent (V5)", async () => {
	const { visitor, chat_id } = await asked();
	visitor.says("send_message", { message: "I am Lina", sender: "agent" });
	await visitor.hears("error", { code: "invalid_sender" });
	assert.deepEqual(await wordsIn(chat_id), ["first"]);
});

test("many messages sent at once keep their order, and an end after them keeps them all (V5)", async () => {
	const { visitor, chat_id } = await asked();
	for (let n = 0; n < 300; n++) visitor.says("send_message", { message: `${n}`, client_id: `c${n}` });
	visitor.says("end_chat");
	visitor.says("send_message", { message: "too late", client_id: "late" });
	await visitor.hears("error", { code: "chat_ended", client_id: "late" });
	await visitor.hears("chat_ended", { by: "user" });
	const stored = await transcriptOf(cast.pool, cast.platform.sealer, chat_id);
	assert.deepEqual(
		stored.map(({ seq, message }) => ({ seq, body: message })),
		["first", ...Array.from({ length: 300 }, (_, n) => `${n}`)].map((body, at) => ({ seq: at + 1, body })),
	);
});

test("what a listener writes at once into a waiting chat keeps its order (D7)", async () => {
	for (let round = 0; round < 5; round++) {
		const { visitor, chat_id } = await asked();
		await omar.connects();
		const words = Array.from({ length: 20 }, (_, n) => `${n}`);
		for (const message of words) omar.says("send_message", { chat_id, message });
		await visitor.hears("new_message", { message: { seq: 21 } });
		assert.deepEqual(await wordsIn(chat_id), ["first", ...words]);
		await put(visitor, chat_id);
	}
});

test("an end waits for every message before it, also when one between is refused (V5)", async () => {
	const { chat_id } = await asked();
	await omar.connects();
	omar.says("send_message", { chat_id, message: "Goodbye.", client_id: "bye" });
	omar.says("send_message", { chat_id, message: "As somebody else", agent_id: lina.id, client_id: "other" });
	omar.says("end_chat", { chat_id });
	await omar.hears("error", { client_id: "other", code: "forbidden" });
	await omar.hears("chat_ended", { chat_id });
	assert.deepEqual(await wordsIn(chat_id), ["first", "Goodbye."]);
});

test("the first agent who writes in a waiting chat has taken it (D7)", async () => {
	const { visitor, chat_id } = await asked();
	await lina.connects();
	lina.says("send_message", { chat_id, message: "Hello", sender: "agent", agent_id: lina.id, client_id: "l1" });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	await visitor.hears("new_message", { message: { seq: 2, sender: "agent", sender_name: "Lina" } });
	await lina.hears("chat_assigned", { chat_id, agent_id: lina.id });
	await put(visitor, chat_id);
});

test("of two agents who write in a waiting chat at once one has it, and the other's words are not stored (D7)", async () => {
	await lina.connects();
	await omar.connects();
	for (let round = 0; round < 10; round++) {
		const { visitor, chat_id } = await asked();
		lina.says("send_message", { chat_id, message: "Lina's", client_id: "x" });
		omar.says("send_message", { chat_id, message: "Omar's", client_id: "x" });
		const { agent_name } = await visitor.hears("chat_assigned");
		const [winner, loser] = agent_name === "Lina" ? [lina, omar] : [omar, lina];
		await loser.hears("error", { chat_id, client_id: "x" });
		await winner.hears("new_message", { chat_id, message: { seq: 2 } });
		assert.deepEqual(await wordsIn(chat_id), ["first", `${agent_name}'s`]);
		await put(visitor, chat_id);
	}
});

test("in another listener's chat nobody writes, and it is not there to see (D7)", async () => {
	const { visitor, chat_id } = await taken();
	await lina.connects();
	lina.says("send_message", { chat_id, message: "let me in", client_id: "x" });
	await lina.hears("error", { code: "not_found", client_id: "x", chat_id });
	assert.deepEqual(await wordsIn(chat_id), ["first"]);
	await put(visitor, chat_id);
});

test("a supervisor writes in a chat they have open, with their own name (D6)", async () => {
	const { visitor, chat_id } = await taken();
	await sam.connects();
	sam.says("send_message", { chat_id, message: "not open", client_id: "s0" });
	await sam.hears("error", { code: "not_found", client_id: "s0" });
	sam.says("join_chat_room", { chat_id });
	sam.says("send_message", { chat_id, message: "I am here too.", client_id: "s1" });
	await visitor.hears("new_message", { message: { sender: "agent", sender_name: "Sam", seq: 3 } });
	await omar.hears("new_message", { chat_id, message: { sender_name: "Sam" } });
	sam.says("leave_chat_room", { chat_id });
	sam.says("send_message", { chat_id, message: "left", client_id: "s2" });
	await sam.hears("error", { code: "not_found", client_id: "s2" });
	await put(visitor, chat_id);
});

test("an agent cannot write as another agent, or as the visitor (D7)", async () => {
	const { visitor, chat_id } = await taken();
	omar.says("send_message", { chat_id, message: "as Lina", agent_id: lina.id });
	await omar.hears("error", { code: "forbidden", chat_id });
	omar.says("send_message", { chat_id, message: "as the visitor", sender: "user" });
	await omar.hears("error", { code: "invalid_sender" });
	assert.deepEqual(await wordsIn(chat_id), ["first"]);
	await put(visitor, chat_id);
});

test("a message in a chat that does not exist is not found, and one in an ended chat is told so (V5)", async () => {
	await omar.connects();
	omar.says("send_message", { chat_id: "0190a0a0-0000-7000-8000-00000000dead", message: "hello", client_id: "x" });
	await omar.hears("error", { code: "not_found", client_id: "x" });
	const { visitor, chat_id } = await taken();
	await put(visitor, chat_id);
	omar.says("send_message", { chat_id, message: "hello", client_id: "y" });
	await omar.hears("error", { code: "chat_ended", client_id: "y" });
	visitor.says("send_message", { message: "hello", client_id: "z" });
	await visitor.hears("error", { code: "chat_ended", client_id: "z" });
	assert.deepEqual(await wordsIn(chat_id), ["first"]);
});

test("an id of a chat in capital letters reaches the same people (V5)", async () => {
	const { visitor, chat_id } = await taken();
	omar.says("send_message", { chat_id: chat_id.toUpperCase(), message: "Hello", client_id: "x" });
	await visitor.hears("new_message", { message: { message: "Hello" } });
	await put(visitor, chat_id);
});
