import assert from "node:assert/strict";
import { eraseChat } from "@warmline/contract/chats/after-calls";
import { message } from "@warmline/contract/chats/message";
import { readContentFolder } from "@warmline/site/content-files";
import { afterEach, test } from "vitest";
import * as z from "zod/mini";
import centres from "../../../../content/crisis-centres.json" with { type: "json" };
import { messagesIn } from "../../../test/frames.ts";
import { society } from "../../../test/society.ts";
import { setContent } from "../../platform/content/content.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, takenBy, pool } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));
type Visitor = ReturnType<typeof newVisitor>;

afterEach(() => setContent(readContentFolder()));

const kids = { name: "Kids Help Phone", region: "Canada" };
const listed = centres.find(({ name }) => name === kids.name);

/** The list without that entry, or with another number in it. */
const publishes = (change: (text: string) => string) => {
	const files = new Map(readContentFolder());
	files.set("crisis-centres.json", change(files.get("crisis-centres.json") ?? ""));
	setContent(files);
};
const sharesOf = async (name: string) => {
	const { rows } = await pool.query<{ shares: number }>(
		"SELECT coalesce(sum(shares), 0)::int AS shares FROM resource_shares WHERE name = $1",
		[name],
	);
	return rows[0]?.shares;
};
const cardsOf = async (visitor: Visitor) => {
	visitor.says("fetch_messages");
	return messagesIn(await visitor.hears("fetch_messages")).filter(({ card }) => card);
};
const ends = async (visitor: Visitor) => {
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
};

test("a listener shares an entry of the list: visitor, listener and supervisors have its numbers at once, and again later", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const before = (await sharesOf(kids.name)) ?? 0;
	lina.says("share_resource", { chat_id, ...kids, client_id: "kids" });
	const card = { ...kids, phone: listed?.phone, text: "Text CONNECT to 686868", website: listed?.website };
	const shared = { seq: 2, kind: "text", sender: "agent", sender_name: "Lina", client_id: "kids", card };
	await visitor.hears("new_message", { message: shared });
	for (const agent of [lina, sam]) {
		await agent.hears("new_message", { chat_id, message: { ...shared, sender_id: lina.id } });
		await agent.hears("chat_update", { chat_id, seq: 2, turn: "user", unread: 0 });
	}
	const [again, ...others] = await cardsOf(visitor);
	assert.deepEqual(others, []);
	assert.equal(again?.sender_id, undefined);
	assert.equal(again?.card?.words.fr?.["Children, youth and young adults"] === undefined, false);
	assert.equal(await sharesOf(kids.name), before + 1);
	const { rows } = await pool.query("SELECT card FROM messages WHERE chat_id = $1 AND seq = 2", [chat_id]);
	assert.ok(!String(rows[0]?.card).includes("Kids"));
	await ends(visitor);
});

test("a client that knows no cards reads the same as a message of the listener, in the visitor's language", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ language: "fr" });
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	lina.says("share_resource", { chat_id, ...kids, client_id: "kids" });
	const heard = await visitor.hears("new_message");
	const older = z.object({ ...message.shape, card: z.optional(z.never()) });
	const [one] = messagesIn({ action: "fetch_messages", messages: [heard.message] });
	const { card: _, ...known } = one ?? {};
	assert.equal(older.safeParse(known).success, true);
	const lines = one?.message.split("\n") ?? [];
	for (const told of ["Appeler le 1-800-668-6868", "https://kidshelpphone.ca/"]) assert.ok(lines.includes(told), told);
	assert.ok(lines.some((line) => line.includes("CONNECT") && !line.startsWith("Text ")));
	await ends(visitor);
});

test("what is sent again by the same name is there once, is counted once, and is told to its sender alone", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const before = (await sharesOf(kids.name)) ?? 0;
	for (let round = 0; round < 3; round++) lina.says("share_resource", { chat_id, ...kids, client_id: "same" });
	await lina.isDone();
	assert.equal((await cardsOf(visitor)).length, 1);
	await ends(visitor);
	// After the end, and when the entry is gone, too: it was sent.
	publishes((text) => text.replaceAll(kids.name, "Another line"));
	lina.says("share_resource", { chat_id, ...kids, client_id: "same" });
	await lina.hears("new_message", { chat_id, message: { client_id: "same", card: kids } });
	assert.equal(await sharesOf(kids.name), before + 1);
});

test("later changes of the list change nothing of what was told, and what is not in it any more is not shared", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("share_resource", { chat_id, ...kids, client_id: "one" });
	await visitor.hears("new_message", { message: { card: kids } });
	publishes((text) => text.replaceAll("1-800-668-6868", "1-800-555-0100"));
	lina.says("share_resource", { chat_id, ...kids, client_id: "two" });
	await visitor.hears("new_message", { message: { card: kids } });
	assert.deepEqual(
		(await cardsOf(visitor)).map(({ card }) => card?.phone[0]?.number),
		["1-800-668-6868", "1-800-555-0100"],
	);
	publishes((text) => text.replaceAll(kids.name, "Another line"));
	lina.says("share_resource", { chat_id, ...kids, client_id: "three" });
	await lina.hears("error", { code: "not_listed", chat_id, client_id: "three" });
	assert.equal((await cardsOf(visitor)).length, 2);
	await ends(visitor);
});

test("a client names an entry and says nothing of it: what else it sends is not told", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const more = { message: "Call me", phone: [{ number: "1-900-555-0100", label: null }], card: { name: "Mine" } };
	lina.says("share_resource", { chat_id, ...kids, ...more, client_id: "more" });
	await visitor.hears("new_message");
	const [card] = await cardsOf(visitor);
	assert.ok(card && !JSON.stringify(card).includes("1-900") && !card.message.includes("Call me"));
	for (const [wrong, code] of [
		[{ ...kids, name: "__proto__" }, "not_listed"],
		[{ ...kids, region: "Mars" }, "not_listed"],
		[{ ...kids, name: "" }, "invalid_name"],
		[{ ...kids, name: ["Kids Help Phone"] }, "invalid_name"],
		[{ ...kids, name: "a".repeat(301) }, "invalid_name"],
		[{ region: "Canada" }, "invalid_name"],
		[{ name: kids.name }, "invalid_region"],
		[{ ...kids, client_id: "" }, "invalid_client_id"],
		[{ ...kids, client_id: undefined }, "invalid_client_id"],
	] as const) {
		lina.says("share_resource", { chat_id, client_id: "wrong", ...wrong });
		await lina.hears("error", { code });
	}
	assert.equal((await cardsOf(visitor)).length, 1);
	await ends(visitor);
});

test("only who may write in the chat shares: no other listener, no supervisor from outside, nobody before or after it", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const shares = (who: typeof lina, chat = chat_id) =>
		who.says("share_resource", { chat_id: chat, ...kids, client_id: `by ${who.id}` });
	for (const one of [omar, dora]) {
		shares(one);
		await one.hears("error", { code: "not_found", chat_id });
	}
	visitor.says("share_resource", { chat_id, ...kids, client_id: "visitor" });
	await visitor.hears("error", { code: "unknown_action" });
	const waiting = newVisitor();
	const asked = await waiting.asksForSupport();
	shares(lina, asked.chat_id);
	await lina.hears("error", { code: "not_taken", chat_id: asked.chat_id });
	assert.deepEqual(await cardsOf(visitor), []);
	await ends(visitor);
	shares(lina);
	await lina.hears("error", { code: "chat_ended", chat_id });
	await ends(waiting);
});

test("a supervisor who has the chat open shares as they write: they have joined first. Whose chat was taken over cannot", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("join_chat_room", { chat_id });
	sam.says("share_resource", { chat_id, ...kids, client_id: "sam" });
	await visitor.hears("new_message", { message: { event: { code: "supervisor_joined" } } });
	await visitor.hears("new_message", { message: { sender_name: "Sam", card: kids } });
	sam.says("take_over_chat", { chat_id });
	await sam.hears("chat_assigned", { chat_id, agent_id: sam.id });
	lina.says("share_resource", { chat_id, ...kids, client_id: "lina" });
	await lina.hears("error", { code: "not_found", chat_id, client_id: "lina" });
	assert.equal((await cardsOf(visitor)).length, 1);
	await ends(visitor);
});

test("what was shared goes with the chat when it is erased; that it was shared still counts", async () => {
	const { visitor, chat_id, visitor_token } = await takenBy(lina);
	lina.says("share_resource", { chat_id, ...kids, client_id: "gone" });
	await visitor.hears("new_message", { message: { card: kids } });
	const before = await sharesOf(kids.name);
	await ends(visitor);
	visitor.token = visitor_token;
	assert.equal((await visitor.calls(eraseChat, undefined, { chat_id })).status, 204);
	const { rows } = await pool.query("SELECT 1 FROM messages WHERE chat_id = $1", [chat_id]);
	assert.deepEqual([rows.length, await sharesOf(kids.name)], [0, before]);
});
