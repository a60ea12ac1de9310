import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { askForBlock, decideOnBlock, liftBlock, listBlocks, mostOpenAsks } from "@warmline/contract/blocks/calls";
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
} from "../../test/blocks.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { refusal } from "../../test/refusal.ts";
import { toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";

const cast = await society(behindProxy);
const { lina, omar, sam, dora, tess, noor, newBrowser, newMember, pool, takenBy } = cast;
// Nobody has so many chats at a time; here they are all about something else.
await pool.query("UPDATE members SET chats_limit = 50");
await lina.connects();
await omar.connects();

const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
let nth = 0;
/** Of somebody nobody has met. */
const newAddress = () => `203.0.113.${++nth}`;

const lines = async (chat_id: string) => {
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { chat: chat_id })).body);
	return results
		.filter(({ act }) => act.endsWith("_block"))
		.map(({ act, member, about, params }) =>
			[member.name, act, about?.name ?? "-", params ? Object.values(params).join(", ") : "-"].join(" "),
		)
		.reverse();
};

test("a listener asks, supervisors hear of it and see why, one confirms, and the listener hears it", async () => {
	const from = newAddress();
	const { chat_id } = await chatFrom(cast, lina, from);
	const dana = await newMember("dana", "supervisor");
	const asked = await blocks(lina, chat_id, { reason: "other", words: "Zanzibarkanarie shouts.", hours: 168 });
	assert.deepEqual(asked, { state: "waiting", until: null });
	assert.equal((await asksFrom(cast, from)).status, 201, "until somebody has decided nothing is kept away");
	for (const supervisor of [sam, dora, dana])
		assert.equal((await toldTo(supervisor)).at(-1), "A listener requested a block. It is waiting for a supervisor.");
	assert.deepEqual(await toldTo(omar), []);
	const waiting = await blockOf(sam, "waiting", chat_id);
	assert.equal(waiting.asked.by?.name, "Lina");
	assert.deepEqual(
		[waiting.reason, waiting.words, waiting.asked.hours, waiting.others, waiting.decided, waiting.until],
		["other", "Zanzibarkanarie shouts.", 168, 0, null, null],
	);
	assert.deepEqual(await foundAnywhere(pool, ["zanzibarkanarie"]), [], "what was said of a visitor is sealed");

	const answer = await decidesOn(sam, waiting.id, { confirm: true, hours: 168 });
	const { result } = decideOnBlock.answer.parse(answer.body);
	assert.equal(result.state, "holding");
	assert.deepEqual([result.decided?.by?.name, result.decided?.hours], ["Sam", 168]);
	assert.equal(Date.parse(result.until ?? "") - Date.parse(result.decided?.at ?? ""), 168 * 3_600_000);
	assert.deepEqual(await toldTo(lina), ["A supervisor confirmed the block you requested."]);
	assert.equal(refusal(await asksFrom(cast, from), 403, "blocked").until, result.until);
	assert.deepEqual(await lines(chat_id), ["Lina ask_for_block - other, 168", "Sam confirm_block Lina other, 168"]);
});

test("a supervisor shortens it, with a word to the listener, and never makes it longer", async () => {
	const { chat_id } = await chatFrom(cast, lina, newAddress());
	await blocks(lina, chat_id, { hours: 24 });
	const { id } = await blockOf(sam, "waiting", chat_id);
	refusal(await decidesOn(sam, id, { confirm: true, hours: 168 }), 400, "longer_than_asked");
	refusal(await decidesOn(sam, id, { confirm: true }), 400, "invalid_hours");
	const answer = await decidesOn(sam, id, { confirm: true, hours: 1, words: "One hour will do." });
	assert.equal(decideOnBlock.answer.parse(answer.body).result.decided?.hours, 1);
	assert.equal(
		(await toldTo(lina)).at(-1),
		"A supervisor confirmed the block you requested, for a shorter time. Their note: One hour will do.",
	);
});

test("what is declined keeps nobody away, and nothing is kept of where it came from", async () => {
	const from = newAddress();
	const { chat_id } = await chatFrom(cast, lina, from);
	await blocks(lina, chat_id);
	const { id } = await blockOf(sam, "waiting", chat_id);
	const answer = await decidesOn(dora, id, { confirm: false, words: "Let us talk." });
	const { result } = decideOnBlock.answer.parse(answer.body);
	assert.deepEqual([result.state, result.decided?.confirmed, result.until], ["over", false, null]);
	assert.equal((await asksFrom(cast, from)).status, 201);
	assert.equal((await toldTo(lina)).at(-1), "A supervisor declined the block you requested. Their note: Let us talk.");
	const { rows } = await pool.query("SELECT address_mark FROM blocks WHERE id = $1", [id]);
	assert.deepEqual(rows, [{ address_mark: null }]);
	assert.equal((await blockOf(sam, "over", chat_id)).id, id);
	assert.deepEqual((await lines(chat_id)).at(-1), "Dora decline_block Lina -");
});

test("of two supervisors who decide at once one wins, and the other is told", async () => {
	const { chat_id } = await chatFrom(cast, lina, newAddress());
	await blocks(lina, chat_id);
	const { id } = await blockOf(sam, "waiting", chat_id);
	const answers = await Promise.all([
		decidesOn(sam, id, { confirm: true, hours: 24 }),
		decidesOn(dora, id, { confirm: false }),
	]);
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
	for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "already_decided");
	assert.equal((await lines(chat_id)).length, 2);
	refusal(await decidesOn(sam, nowhere, { confirm: false }), 404, "not_found");
});

test("a supervisor's asking is the decision, in any chat", async () => {
	const from = newAddress();
	const { chat_id } = await chatFrom(cast, lina, from);
	const before = (await toldTo(dora)).length;
	assert.equal((await blocks(sam, chat_id, { hours: 1 })).state, "holding");
	refusal(await asksFrom(cast, from), 403, "blocked");
	assert.deepEqual(await lines(chat_id), ["Sam confirm_block - abuse, 1"]);
	assert.equal((await toldTo(dora)).length, before, "nothing waits for anybody");
	// Others of the same connection are shown beside it.
	await blocks(lina, chat_id);
	assert.equal((await blockOf(sam, "waiting", chat_id)).others, 1);
});

test("a listener asks because of their own chats only, and decides on nothing", async () => {
	const { chat_id, visitor } = await chatFrom(cast, lina, newAddress());
	const waiting = await asksFrom(cast, newAddress());
	const waits = Object(waiting.body).chat_id;
	refusal(await asksForBlock(omar, chat_id), 404, "not_found");
	refusal(await asksForBlock(lina, waits), 404, "not_found");
	refusal(await asksForBlock(lina, nowhere), 404, "not_found");
	for (const other of [tess, noor]) refusal(await asksForBlock(other, chat_id), 403, "forbidden");
	refusal(await newBrowser().calls(askForBlock, { reason: "abuse", hours: 1 }, { chat_id }), 401);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	assert.equal((await blocks(lina, chat_id)).state, "waiting", "also when it is over");
	const { id } = await blockOf(sam, "waiting", chat_id);
	for (const other of [lina, tess]) {
		refusal(await decidesOn(other, id, { confirm: true, hours: 1 }), 403, "forbidden");
		refusal(await other.calls(liftBlock, undefined, { block_id: id }), 403, "forbidden");
		refusal(await other.calls(listBlocks), 403, "forbidden");
	}
	assert.equal((await blockOf(sam, "waiting", chat_id)).id, id);
});

test("words are needed for another reason, and every block has one of four lengths", async () => {
	const { chat_id } = await chatFrom(cast, lina, newAddress());
	refusal(await asksForBlock(lina, chat_id, { reason: "other" }), 400, "invalid_words");
	refusal(await asksForBlock(lina, chat_id, { words: "x".repeat(501) }), 400, "invalid_words");
	const path = `/api/v1/chat/${chat_id}/block/`;
	for (const hours of [0, 2, 721, "24", null])
		refusal(await lina.send("POST", path, { reason: "abuse", hours }), 400, "invalid_hours");
	refusal(await lina.send("POST", path, { reason: "boring", hours: 1 }), 400, "invalid_reason");
});

test("a chat is asked about once, and nobody floods the supervisors", async () => {
	const first = await chatFrom(cast, omar, newAddress());
	const both = await Promise.all([asksForBlock(omar, first.chat_id), asksForBlock(omar, first.chat_id)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
	for (const answer of both) if (answer.status !== 201) refusal(answer, 409, "already_asked");
	refusal(await asksForBlock(sam, first.chat_id), 409, "already_asked");
	first.visitor.says("end_chat");
	await omar.hears("chat_ended", { chat_id: first.chat_id });
	const others = [];
	for (let n = 0; n < mostOpenAsks; n++) {
		const chat = await chatFrom(cast, omar, newAddress());
		chat.visitor.says("end_chat");
		await omar.hears("chat_ended", { chat_id: chat.chat_id });
		others.push(chat.chat_id);
	}
	const answers = await Promise.all(others.map((chat_id) => asksForBlock(omar, chat_id)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(mostOpenAsks - 1).fill(201), 409]);
	for (const answer of answers) if (answer.status !== 201) refusal(answer, 409, "too_many_asks");
	const { results, waiting } = await blocksSeen(sam, "waiting", { limit: "2" });
	assert.equal(results.length, 2);
	assert.ok(waiting >= mostOpenAsks);
});

test("where a chat seems to come from a proxy, or from nowhere, nobody is blocked by it", async () => {
	for (const from of ["127.0.0.1", "10.0.0.7", "::1", "fd00::7", "100.64.0.7"]) {
		const { chat_id, visitor } = await chatFrom(cast, lina, from);
		refusal(await asksForBlock(sam, chat_id), 409, "no_address");
		visitor.says("end_chat");
		await lina.hears("chat_ended", { chat_id });
	}
	const { chat_id } = await takenBy(lina);
	refusal(await asksForBlock(lina, chat_id), 409, "no_address");
});
