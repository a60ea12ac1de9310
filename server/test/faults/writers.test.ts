import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { pino } from "pino";
import { test } from "vitest";
import { chatKeyCache } from "../../src/chats/messages/chat-key-cache.ts";
import { messagesAfter } from "../../src/chats/messages/message-queries.ts";
import { MessageWriter } from "../../src/chats/messages/message-writer.ts";
import { toMessage } from "../../src/chats/serializers.ts";
import { draft } from "../draft.ts";
import { society } from "../society.ts";
import { hungAfter, isLong } from "./length.ts";

const writers = 64;
const rounds = isLong ? 100 : 5;
/** Messages that a writer hands over at once: one alone takes another statement than several. */
const sizes = [1, 3];
/** Milliseconds between two pages. */
const pace = 5;

test("64 writers in one chat leave no hole, and who pages by place every 5 ms skips nothing (V6)", {
	timeout: hungAfter,
}, async () => {
	const { pool, clock, platform, newVisitor } = await society();
	const { chat_id } = await newVisitor().asksForSupport({ message: "first" });
	const said: string[] = [];
	// A batch that is refused is stored one by one, and nobody would see that two had the same place.
	const log = pino({ level: "warn" }, { write: (line: string) => said.push(line) });
	const says = (writer: MessageWriter, body: string) => writer.store(draft(chat_id, body));
	let total = 1;
	const writing = Promise.all(
		Array.from({ length: writers }, async (_, w) => {
			const writer = new MessageWriter(pool, chatKeyCache(platform.sealer), clock, log);
			let n = 0;
			for (let round = 0; round < rounds; round++) {
				const size = sizes[(w + round) % sizes.length] ?? 1;
				total += size;
				await Promise.all(Array.from({ length: size }, () => says(writer, `${w} ${n++}`)));
			}
		}),
	);
	let isWritten = false;
	const written = writing.then(() => {
		isWritten = true;
	});
	const db = drizzle(pool);
	const read: { seq: number; body: string }[] = [];
	const pages = async () => {
		while (!isWritten || read.length < total) {
			const page = await messagesAfter(db, chat_id, read.at(-1)?.seq ?? 0, 50);
			for (const row of page) read.push({ seq: row.seq, body: toMessage(platform, row).message });
			if (isWritten && page.length === 0) break;
			await wait(pace);
		}
	};
	await Promise.all([written, pages()]);
	assert.deepEqual(
		read.map(({ seq }) => seq),
		Array.from({ length: total }, (_, at) => at + 1),
	);
	for (let w = 0; w < writers; w++) {
		const own = read.map(({ body }) => body).filter((body) => body.startsWith(`${w} `));
		assert.deepEqual(
			own,
			own.map((_, n) => `${w} ${n}`),
		);
	}
	assert.deepEqual(said, [], "no statement was refused");
});
