import assert from "node:assert/strict";
import { decideOnBlock, liftBlock } from "@warmline/contract/blocks/calls";
import { reopenChat } from "@warmline/contract/chats/after-calls";
import { test } from "vitest";
import {
	asksForBlock,
	asksFrom,
	behindProxy,
	blockOf,
	blocks,
	blocksSeen,
	chatFrom,
	decidesOn,
	leavesFrom,
} from "../../test/blocks.ts";
import { type MemberPerson, VisitorPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society(behindProxy);
const { address, clock, lina, sam, dora, pool } = cast;
// Nobody has so many chats at a time; here they are all about something else.
await pool.query("UPDATE members SET chats_limit = 50");
await lina.connects();

const lifts = (supervisor: MemberPerson, block_id: string) => supervisor.calls(liftBlock, undefined, { block_id });

test("a block holds for each way to begin a chat, and for nobody else, until its time is over", async () => {
	const from = "198.51.100.1";
	const { chat_id, visitor } = await chatFrom(cast, lina, from);
	const { until } = await blocks(sam, chat_id, { hours: 1 });
	for (const answer of [await asksFrom(cast, from), await leavesFrom(cast, from)]) {
		const refused = refusal(answer, 403, "blocked");
		assert.equal(refused.until, until);
	}
	assert.equal((await asksFrom(cast, `::ffff:${from}`)).status, 403, "the same address in other clothes");
	for (const other of ["198.51.100.2", "2001:db8::1"]) {
		assert.equal((await asksFrom(cast, other)).status, 201);
		assert.equal((await leavesFrom(cast, other)).status, 201);
	}
	// The chat that goes on is not cut.
	visitor.says("send_message", { message: "I’m still here." });
	await visitor.hears("new_message", { message: { message: "I’m still here." } });
	clock.passMinutes(58);
	refusal(await asksFrom(cast, from), 403, "blocked");
	clock.passMinutes(3);
	assert.equal((await asksFrom(cast, from)).status, 201);
	assert.equal((await leavesFrom(cast, from)).status, 201);
	assert.equal((await blockOf(sam, "over", chat_id)).until, until);
	assert.deepEqual((await blocksSeen(sam, "holding")).results, []);
});

test("who asked before it and sends the same once more has their chat, and no second one", async () => {
	const from = "198.51.100.3";
	const form = { request_id: "0190a0a0-0000-7000-8000-000000000077" };
	const asked = await asksFrom(cast, from, form);
	await blocks(sam, Object(asked.body).chat_id, { hours: 1 });
	const again = await asksFrom(cast, from, form);
	assert.equal(Object(again.body).chat_id, Object(asked.body).chat_id);
	refusal(await asksFrom(cast, from, { request_id: "0190a0a0-0000-7000-8000-000000000078" }), 403, "blocked");
});

test("an IPv6 connection is blocked by its /64, whichever of its addresses is used", async () => {
	const { chat_id } = await chatFrom(cast, lina, "2001:db8:1:2:aaaa::1");
	await blocks(sam, chat_id, { hours: 24 });
	refusal(await asksFrom(cast, "2001:db8:1:2:bbbb:cccc::2"), 403, "blocked");
	assert.equal((await asksFrom(cast, "2001:db8:1:3::1")).status, 201);
});

test("an ended chat is not taken up again, also from elsewhere, and is when the block is lifted", async () => {
	const from = "198.51.100.4";
	const { chat_id, visitor_token, visitor } = await chatFrom(cast, lina, from);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	await blocks(sam, chat_id, { hours: 24 });
	const path = `/api/v1${reopenChat.path.replace(":chat_id", chat_id)}`;
	const reopens = (where: string) => {
		const browser = new VisitorPerson(address);
		browser.token = visitor_token;
		return browser.send("POST", path, undefined, { "x-forwarded-for": where });
	};
	refusal(await reopens(from), 403, "blocked");
	refusal(await reopens("198.51.100.200"), 403, "blocked");
	const { id } = await blockOf(sam, "holding", chat_id);
	assert.equal((await lifts(dora, id)).status, 200);
	assert.equal((await reopens(from)).status, 200);
});

test("lifting ends all blocks of the connection; what is over is not lifted, and of two who lift one does", async () => {
	const from = "198.51.100.5";
	const { chat_id } = await chatFrom(cast, lina, from);
	await blocks(sam, chat_id, { hours: 1 });
	await blocks(sam, chat_id, { hours: 720 });
	const ids = (await blocksSeen(sam, "holding")).results.filter((one) => one.chat_id === chat_id).map(({ id }) => id);
	assert.equal(ids.length, 2);
	assert.ok(refusal(await asksFrom(cast, from), 403).until?.localeCompare(clock.now().toISOString()) === 1);
	const answers = await Promise.all(ids.map((id) => lifts(sam, id)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
	for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "not_holding");
	assert.equal((await asksFrom(cast, from)).status, 201);
	const over = await blockOf(sam, "over", chat_id);
	assert.equal(over.lifted?.by?.name, "Sam");
	assert.deepEqual([over.state, over.others], ["over", 1]);
	const waiting = await chatFrom(cast, lina, "198.51.100.6");
	await blocks(lina, waiting.chat_id);
	refusal(await lifts(sam, (await blockOf(sam, "waiting", waiting.chat_id)).id), 409, "not_holding");
});

test("what holds is listed by what ends first, page by page", async () => {
	const chat = await chatFrom(cast, lina, "198.51.100.7");
	for (const hours of [720, 1, 168, 24] as const) await blocks(sam, chat.chat_id, { hours });
	const seen: string[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const { results, next } = await blocksSeen(sam, "holding", { limit: "2", ...(cursor ? { cursor } : {}) });
		seen.push(...results.map(({ until }) => until ?? ""));
		cursor = next;
	}
	assert.ok(seen.length >= 4);
	assert.equal(new Set(seen).size, seen.length);
	assert.deepEqual(seen, seen.toSorted());
});

test("the address itself stands nowhere but in its chat, and is shown to nobody", async () => {
	const from = "198.51.100.8";
	const { chat_id } = await chatFrom(cast, lina, from);
	await asksForBlock(lina, chat_id);
	const { id } = await blockOf(sam, "waiting", chat_id);
	const { body } = await decidesOn(sam, id, { confirm: true, hours: 1 });
	assert.equal(decideOnBlock.answer.parse(body).result.state, "holding");
	for (const state of ["waiting", "holding", "over"] as const)
		assert.ok(!JSON.stringify(await blocksSeen(sam, state)).includes(from));
	const { rows } = await pool.query("SELECT b::text AS all, encode(address_mark, 'hex') AS mark FROM blocks b");
	assert.ok(!JSON.stringify(rows).includes(from));
	assert.ok(rows.some(({ mark }) => /^[0-9a-f]{32}$/.test(mark)));
});
