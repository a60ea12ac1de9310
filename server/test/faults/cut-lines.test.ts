import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { society } from "../society.ts";
import { transcriptOf } from "../transcript.ts";
import { holds, type Watched } from "./oracle.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";
import { agentSide, chances, visitorSide } from "./sides.ts";

const chats = 10;
const messages = 10_000;
/** One line in so many messages is cut. */
const cutEvery = 40;

test("connections that break at random during 10,000 messages lose nothing, double nothing and keep one order (V8, D13)", {
	timeout: 120_000,
}, async () => {
	const { address, pool, platform, lina, omar, newVisitor } = await society();
	await pool.query("UPDATE members SET chats_limit = 20 WHERE id = $1", [lina.id]);
	await lina.connects();
	const lines: ReconnectingClient[] = [];
	const watched: Watched[] = [];
	for (let n = 0; n < chats; n++) {
		const visitor = newVisitor();
		const { chat_id, visitor_token } = await visitor.asksForSupport();
		visitor.line.close();
		lina.says("accept_chat", { chat_id });
		await lina.hears("chat_assigned", { chat_id });
		const sides = [
			visitorSide(() => address, chat_id, visitor_token),
			agentSide(() => address, chat_id, lina.token ?? ""),
		];
		const own = sides.map((side) => new ReconnectingClient(side));
		lines.push(...own);
		const stored = () => transcriptOf(pool, platform.sealer, chat_id);
		watched.push({ chatId: chat_id, lines: own, stored });
	}
	onTestFinished(async () => void (await Promise.all(lines.map((line) => line.stops()))));

	// A listener who has none of these chats.
	const { heard } = await omar.connects();
	const chance = chances(20_261_121);
	const any = () => lines[Math.floor(chance() * lines.length)];
	let cuts = 0;
	for (let n = 0; n < messages; n++) {
		any()?.writes(`message ${n}`);
		if (chance() * cutEvery < 1) {
			any()?.isCut();
			cuts++;
		}
		// Lets the lines be read and opened again between the writes.
		if (n % 20 === 0) await new Promise(setImmediate);
	}
	for (const chat of watched) await holds(chat);
	const strange = heard.filter(({ action, chat_id }) => action === "new_message" || typeof chat_id === "string");
	assert.deepEqual(strange, [], "nobody hears of a chat that is not theirs");
	assert.ok(cuts > 100, `only ${cuts} lines were cut`);
	const said = lines.reduce((sum, line) => sum + line.intents.size, 0);
	assert.equal(said, messages);
});
