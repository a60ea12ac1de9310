import assert from "node:assert/strict";
import { chatMessages, initiateChat } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newVisitor, newBrowser, lina, omar, sam, dora, noor, tess } = cast;

const pathOf = (chatId: string, query = "") => `/api/v1/chat/${chatId}/messages/${query}`;
const read = (who: Browser, chatId: string, query = "") => who.send("GET", pathOf(chatId, query));
const pageOf = async (who: Browser, chatId: string, query = "") => {
	const answer = await read(who, chatId, query);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return chatMessages.answer.parse(answer.body);
};

const withToken = (token: string) => {
	const browser = new Browser(cast.address);
	browser.token = token;
	return browser;
};

test("a visitor reads their messages by their token or by the cookie (V9)", async () => {
	const visitor = newVisitor();
	const { chat_id, visitor_token } = await visitor.asksForSupport({ message: "mine" });
	for (const reader of [visitor, withToken(visitor_token)]) {
		const { results, next } = await pageOf(reader, chat_id);
		assert.deepEqual([results.map(({ message }) => message), next], [["mine"], null]);
	}
});

test("the visitor of another chat does not find it, and nobody gets in without a living token (V9)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	const other = await newVisitor().asksForSupport();
	refusal(await read(withToken(other.visitor_token), chat_id), 404, "not_found");
	refusal(await read(withToken("dead"), chat_id), 401, "not_logged_in");
	refusal(await read(newBrowser(), chat_id), 401, "not_logged_in");
	for (const id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		refusal(await read(lina, id), 404, "not_found");
	}
});

test("any listener reads a chat that waits; once it is taken only its own, and supervisors (V9, D7)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	for (const agent of [lina, omar, sam, dora]) await pageOf(agent, chat_id);
	await lina.connects();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	for (const agent of [lina, sam, dora]) await pageOf(agent, chat_id);
	refusal(await read(omar, chat_id), 404, "not_found");
	lina.says("end_chat", { chat_id });
	await lina.hears("chat_ended", { chat_id });
	for (const agent of [lina, sam]) await pageOf(agent, chat_id);
	refusal(await read(omar, chat_id), 404, "not_found");
});

test("a new hire and a trainee see nothing of a visitor (V9, D11)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	for (const member of [noor, tess]) refusal(await read(member, chat_id), 403, "forbidden");
});

test("who is logged in and asks for a chat of their own reads it as any visitor does (V9)", async () => {
	const unsaid = { age: "", gender: "", interest: "", scale: "", email: "" };
	const body = { ...unsaid, message: "Somebody for me?", accept_terms: true as const };
	const { chat_id } = initiateChat.answer.parse((await tess.calls(initiateChat, body)).body);
	await lina.connects();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	lina.says("send_message", { chat_id, message: "I am here." });
	await lina.hears("new_message", { chat_id, message: { message: "I am here.", sender_id: lina.id } });
	const { results } = await pageOf(tess, chat_id);
	assert.deepEqual([results.at(-1)?.message, results.at(-1)?.sender_id], ["I am here.", undefined]);
	lina.says("end_chat", { chat_id });
	await lina.hears("chat_ended", { chat_id });
});

test("messages are paged by their place, oldest first, and the latest can be had at once (V9)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "1" });
	for (let n = 2; n <= 7; n++) visitor.says("send_message", { message: `${n}` });
	await visitor.hears("new_message", { message: { seq: 7 } });
	const words: string[] = [];
	for (let after: string | null = "0"; after !== null; ) {
		const page = await pageOf(visitor, chat_id, `?after=${after}&limit=3`);
		words.push(page.results.map(({ message }) => message).join(""));
		after = page.next;
	}
	assert.deepEqual(words, ["123", "456", "7"]);
	assert.deepEqual(await pageOf(visitor, chat_id, "?after=7"), { results: [], next: null });
	const latest = await pageOf(visitor, chat_id, "?last=2");
	assert.deepEqual([latest.results.map(({ seq }) => seq), latest.next], [[6, 7], null]);
});

for (const [query, code] of [
	["?after=-1", "invalid_after"],
	["?after=x", "invalid_after"],
	["?after=1.5", "invalid_after"],
	["?after=1&after=2", "invalid_after"],
	["?limit=0", "invalid_limit"],
	["?limit=101", "invalid_limit"],
	["?limit=many", "invalid_limit"],
	["?last=0", "invalid_last"],
] as const) {
	test(`messages asked for by ${query} are refused (V9)`, async () => {
		const { chat_id } = await newVisitor().asksForSupport();
		refusal(await read(lina, chat_id, query), 400, code);
	});
}

test("a place beyond what the database can count is no fault of the server (V9)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	for (const after of ["3000000000", "9007199254740991"]) {
		const { status, body } = await read(lina, chat_id, `?after=${after}`);
		assert.ok(status < 500, JSON.stringify(body));
	}
});

test("messages of a chat cannot be stored over HTTP (V9)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	refusal(await lina.send("POST", pathOf(chat_id), { message: "x" }), 405, "method_not_allowed");
});
