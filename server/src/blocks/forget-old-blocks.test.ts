import assert from "node:assert/strict";
import { eraseChat } from "@warmline/contract/chats/after-calls";
import { eraseMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { asksForBlock, asksFrom, behindProxy, blockOf, blocks, blocksSeen, chatFrom } from "../../test/blocks.ts";
import { logsIn } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { forgetOldChats } from "../chats/retention/forget-old-chats.ts";
import { forgetOldBlocks } from "./forget-old-blocks.ts";
import { exportPersonalData } from "./personal-data.ts";

const cast = await society(behindProxy);
const { address, clock, dora, lina, newBrowser, newMember, platform, pool, sam } = cast;
await lina.connects();
const day = 24 * 60;

const ends = async ({ visitor, chat_id }: Awaited<ReturnType<typeof chatFrom>>) => {
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
};

const erases = ({ chat_id, visitor_token }: { chat_id: string; visitor_token: string }) => {
	const browser = newBrowser();
	browser.token = visitor_token;
	return browser.calls(eraseChat, undefined, { chat_id });
};

const rowOf = async (id: string) =>
	(await pool.query("SELECT chat_id, words, address_mark FROM blocks WHERE id = $1", [id])).rows[0];

test("who erases their chat takes away what leads to it, and the block holds on", async () => {
	const from = "192.0.2.1";
	const chat = await chatFrom(cast, lina, from);
	await blocks(sam, chat.chat_id, { words: "He shouts.", hours: 24 });
	const { id } = await blockOf(sam, "holding", chat.chat_id);
	await ends(chat);
	assert.equal((await erases(chat)).status, 204);
	const row = await rowOf(id);
	assert.deepEqual([row.chat_id, row.words], [null, null]);
	const shown = (await blocksSeen(sam, "holding")).results.find((one) => one.id === id);
	assert.deepEqual([shown?.chat_id, shown?.words, shown?.reason], [null, null, "abuse"]);
	refusal(await asksFrom(cast, from), 403, "blocked");
	for (const member of [lina, sam]) refusal(await asksForBlock(member, chat.chat_id), 409, "chat_erased");
});

test("what waits when its chat is erased can still be decided on", async () => {
	const chat = await chatFrom(cast, lina, "192.0.2.2");
	await blocks(lina, chat.chat_id, { words: "He shouts." });
	const { id } = await blockOf(sam, "waiting", chat.chat_id);
	await ends(chat);
	await forgetOldChats({ ...platform, clock: { now: () => new Date(clock.now().getTime() + 1000) } }, 0);
	// Erased by the night: nothing of it is shown from then on, and it is taken out with the rest.
	const shown = (await blocksSeen(sam, "waiting")).results.find((one) => one.id === id);
	assert.deepEqual([shown?.chat_id, shown?.words], [null, null]);
	await forgetOldBlocks(platform);
	const row = await rowOf(id);
	assert.deepEqual([row.chat_id, row.words], [null, null]);
	const answer = await sam.send("POST", `/api/v1/blocks/${id}/decision/`, { confirm: true, hours: 1 });
	assert.equal(answer.status, 200);
	refusal(await asksFrom(cast, "192.0.2.2"), 403, "blocked");
});

test("a member's copy has what they asked for and decided, and when they are erased their name goes from it", async () => {
	const gone = await newMember("gus", "supervisor");
	await gone.connects();
	const chat = await chatFrom(cast, gone, "192.0.2.3");
	await blocks(gone, chat.chat_id, { words: "He shouts.", hours: 720 });
	const { id } = await blockOf(sam, "holding", chat.chat_id);
	const copy = await exportPersonalData(platform, gone.id, { aboutVisitors: true });
	assert.deepEqual(
		copy.asked.map(({ chat_id, reason, hours, words }) => ({ chat_id, reason, hours, words })),
		[{ chat_id: chat.chat_id, reason: "abuse", hours: 720, words: "He shouts." }],
	);
	assert.deepEqual([copy.decided.length, copy.lifted.length], [1, 0]);
	const less = await exportPersonalData(platform, gone.id, { aboutVisitors: false });
	assert.ok(!JSON.stringify(less).includes("He shouts."));
	await dora.showsPassword();
	const erased = await dora.calls(eraseMember, { username: "gus" }, { member_id: gone.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	const held = (await blocksSeen(sam, "holding")).results.find((one) => one.id === id);
	assert.deepEqual([held?.asked.by, held?.decided?.by, held?.words], [null, null, "He shouts."]);
});

test("where it came from is forgotten when a block is over, that there was one after 90 days, and an ask after 30", async () => {
	const [short, long, asked] = [
		await chatFrom(cast, lina, "192.0.2.10"),
		await chatFrom(cast, lina, "192.0.2.11"),
		await chatFrom(cast, lina, "192.0.2.12"),
	];
	await blocks(sam, short.chat_id, { hours: 1 });
	await blocks(sam, long.chat_id, { hours: 720 });
	await blocks(lina, asked.chat_id);
	const ids = {
		short: (await blockOf(sam, "holding", short.chat_id)).id,
		long: (await blockOf(sam, "holding", long.chat_id)).id,
		asked: (await blockOf(sam, "waiting", asked.chat_id)).id,
	};
	const marked = async () => {
		await forgetOldBlocks(platform);
		const { rows } = await pool.query("SELECT id FROM blocks WHERE address_mark IS NOT NULL");
		return Object.entries(ids)
			.filter(([, id]) => rows.some((row) => row.id === id))
			.map(([name]) => name);
	};
	const kept = async () => {
		await forgetOldBlocks(platform);
		const { rows } = await pool.query("SELECT id FROM blocks");
		return Object.entries(ids)
			.filter(([, id]) => rows.some((row) => row.id === id))
			.map(([name]) => name);
	};
	assert.deepEqual(await marked(), ["short", "long", "asked"]);
	clock.passMinutes(61);
	assert.deepEqual(await marked(), ["long", "asked"]);
	clock.passMinutes(29 * day);
	assert.deepEqual(await marked(), ["long", "asked"]);
	refusal(await asksFrom(cast, "192.0.2.11"), 403, "blocked");
	const later = await logsIn(address, "sam");
	assert.equal((await blockOf(later, "over", short.chat_id)).id, ids.short);
	clock.passMinutes(day);
	assert.deepEqual(await marked(), []);
	assert.deepEqual(await kept(), ["short", "long"]);
	clock.passMinutes(59 * day);
	assert.deepEqual(await kept(), ["short", "long"]);
	assert.deepEqual((await blocksSeen(await logsIn(address, "sam"), "over")).results, [], "not shown for so long");
	clock.passMinutes(2 * day);
	assert.deepEqual(await kept(), ["long"]);
	clock.passMinutes(30 * day);
	assert.deepEqual(await kept(), []);
});
