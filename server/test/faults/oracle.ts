import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { Received, ReconnectingClient } from "./reconnecting-client.ts";

/** Milliseconds in which everybody has to come back when a fault is over. */
const healing = 30_000;

/** One chat under test: its two sides, and what the database has of it. */
export type Watched = { chatId: string; lines: readonly ReconnectingClient[]; stored(): Promise<Received[]> };

/** Waits until everybody has everything. */
const settles = async ({ lines, stored, chatId }: Watched) => {
	const until = Date.now() + healing;
	for (;;) {
		const { length } = await stored();
		if (lines.every((line) => line.hasSettled(length))) return;
		if (Date.now() > until) {
			const state = lines.map((line) => {
				const { acknowledged, intents, received } = line;
				const missing = Array.from({ length }, (_, at) => at + 1).filter((seq) => !received.has(seq));
				const counts = `${acknowledged.size} of ${intents.size} acknowledged, ${received.size} of ${length} received`;
				return `${line.who}: ${counts}, not ${missing.slice(0, 20).join()}; closed with ${line.closes.join()}`;
			});
			assert.fail(`chat ${chatId} has not healed: ${state.join("; ")}`);
		}
		await wait(50);
	}
};

/** What must hold of a chat when a fault is over, whatever the fault was. */
export const holds = async (chat: Watched) => {
	await settles(chat);
	const stored = await chat.stored();
	assert.deepEqual(
		stored.map(({ seq }) => seq),
		stored.map((_, at) => at + 1),
		"seq runs 1..N without a hole",
	);
	const told = stored.flatMap(({ client_id }) => (client_id === null ? [] : [client_id]));
	assert.equal(new Set(told).size, told.length, "nothing is stored twice");
	const meant = new Map(chat.lines.flatMap((line) => [...line.intents]));
	assert.deepEqual(new Set(told), new Set(meant.keys()), "what is stored is what was said, and all of it");
	for (const { client_id, message } of stored) {
		if (client_id !== null) assert.equal(message, meant.get(client_id), "words are kept as they were said");
	}
	for (const line of chat.lines) {
		assert.deepEqual(line.contradictions, []);
		const heard = [...line.received.values()].sort((a, b) => a.seq - b.seq).map(({ message }) => message);
		assert.deepEqual(
			heard,
			stored.map(({ message }) => message),
			`the ${line.who} has the same list`,
		);
		const taken = (client_id: string) => !line.refused.has(client_id);
		const own = [...line.acknowledged].sort(([, a], [, b]) => a - b).map(([client_id]) => client_id);
		const intended = [...line.intents.keys()].filter(taken);
		assert.deepEqual(own.filter(taken), intended, `the ${line.who}'s own order is kept`);
	}
};
