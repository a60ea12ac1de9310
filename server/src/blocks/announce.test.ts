import assert from "node:assert/strict";
import { liftBlock } from "@warmline/contract/blocks/calls";
import { test } from "vitest";
import { asksFrom, blockOf, blocks, chatFrom, decidesOn } from "../../test/blocks.ts";
import { severalProcesses } from "../../test/processes.ts";
import { refusal } from "../../test/refusal.ts";

const { cast, others } = await severalProcesses(2, {}, { TRUSTED_PROXIES: "127.0.0.1" });
const [second] = others;
assert.ok(second);
const { lina, omar, sam, dora } = cast;

test("supervisors at every process hear that something has changed, listeners do not, and a block holds everywhere", async () => {
	await lina.connects();
	const watchers = [second.at(sam), second.at(dora)];
	const listener = second.at(omar);
	for (const member of [...watchers, listener]) await member.comesIn();
	const { chat_id } = await chatFrom(cast, lina, "192.0.2.20");
	const allHear = async () => {
		for (const watcher of watchers) await watcher.hears("blocks_changed");
	};
	await blocks(lina, chat_id, { hours: 1 });
	await allHear();
	const { id } = await blockOf(second.at(sam), "waiting", chat_id);
	await decidesOn(dora, id, { confirm: true, hours: 1 });
	await allHear();
	refusal(await asksFrom(second, "192.0.2.20"), 403, "blocked");
	assert.equal((await second.at(sam).calls(liftBlock, undefined, { block_id: id })).status, 200);
	await allHear();
	assert.equal((await asksFrom(cast, "192.0.2.20")).status, 201);
	await listener.line.isQuiet();
	assert.ok(!listener.line.heard.some(({ action }) => action === "blocks_changed"));
});
