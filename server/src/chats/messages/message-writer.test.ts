import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { pino } from "pino";
import { v7 } from "uuid";
import { test } from "vitest";
import { draft } from "../../../test/draft.ts";
import { society } from "../../../test/society.ts";
import { transcriptOf } from "../../../test/transcript.ts";
import type { Queries } from "../../platform/db/database.ts";
import { toMessage } from "../serializers.ts";
import { chatKeyCache } from "./chat-key-cache.ts";
import { messagesAfter } from "./message-queries.ts";
import { MessageWriter } from "./message-writer.ts";

const cast = await society();
const { pool, clock, newVisitor, lina, platform } = cast;
const { sealer } = platform;
const log = pino({ level: "silent" });
const writer = (queries: Queries = pool) => new MessageWriter(queries, chatKeyCache(sealer), clock, log);

const newChat = async () => (await newVisitor().asksForSupport({ message: "first" })).chat_id;

const bodiesOf = async (chat_id: string) => (await transcriptOf(pool, sealer, chat_id)).map(({ message }) => message);

test("messages of many chats handed over at once are stored in one batch, each chat in its order (V5)", async () => {
	const chats = await Promise.all(Array.from({ length: 5 }, newChat));
	const one = writer();
	const outcomes = await Promise.all(
		Array.from({ length: 200 }, (_, n) => one.store(draft(chats[n % 5] ?? "", `${Math.floor(n / 5)}`))),
	);
	assert.ok(outcomes.every(({ outcome }) => outcome === "stored"));
	for (const chat of chats) {
		assert.deepEqual(await bodiesOf(chat), ["first", ...Array.from({ length: 40 }, (_, n) => `${n}`)]);
	}
});

test("a message for an unknown or an ended chat does not hurt the others of its batch (V5)", async () => {
	const chat = await newChat();
	const ended = newVisitor();
	const { chat_id } = await ended.asksForSupport();
	ended.says("end_chat");
	await ended.hears("chat_ended");
	const one = writer();
	const outcomes = await Promise.all([
		one.store(draft(chat, "a")),
		one.store(draft(v7(), "to nobody")),
		one.store(draft(chat_id, "too late")),
		one.store(draft(chat, "from nobody's agent", { sender: "agent", sender_id: lina.id })),
		one.store(draft(chat, "b")),
	]);
	assert.deepEqual(
		outcomes.map(({ outcome }) => outcome),
		["stored", "not_found", "chat_ended", "waiting", "stored"],
	);
	assert.deepEqual(await bodiesOf(chat), ["first", "a", "b"]);
});

test("a message the database refuses is refused alone, and the others keep their order (V5)", async () => {
	const chat = await newChat();
	const one = writer();
	const settled = await Promise.allSettled([
		one.store(draft(chat, "a")),
		one.store(draft(chat, "poison", { client_id: "\u0000" })),
		one.store(draft(chat, "b")),
		one.store(draft("no id at all", "c")),
		one.store(draft(chat, "d")),
	]);
	assert.deepEqual(
		settled.map(({ status }) => status),
		["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"],
	);
	assert.deepEqual(await bodiesOf(chat), ["first", "a", "b", "d"]);
});

test("of a hundred messages with ten client_ids ten are stored, and each answer names the stored one (V8)", async () => {
	const chat = await newChat();
	const one = writer();
	const outcomes = await Promise.all(
		Array.from({ length: 100 }, (_, n) => one.store(draft(chat, `${n % 10}`, { client_id: `c${n % 10}` }))),
	);
	assert.equal(outcomes.filter(({ outcome }) => outcome === "stored").length, 10);
	for (let n = 0; n < 100; n++) assert.equal(outcomes[n]?.seq, outcomes[n % 10]?.seq);
	assert.deepEqual(await bodiesOf(chat), ["first", ..."0123456789"]);
});

test("two servers that store the same message at once store it once (V8)", async () => {
	const chat = await newChat();
	const writers = [writer(), writer(), writer(), writer()];
	const settled = await Promise.allSettled(
		Array.from({ length: 40 }, (_, n) =>
			writers[n % 4]?.store(draft(chat, "same", { client_id: `c${Math.floor(n / 8)}` })),
		),
	);
	assert.deepEqual(await bodiesOf(chat), ["first", "same", "same", "same", "same", "same"]);
	assert.deepEqual(
		settled.filter(({ status }) => status === "rejected"),
		[],
	);
});

test("64 writers in one chat leave no hole, and whoever pages by place while they write skips nothing (V6)", async () => {
	const chat = await newChat();
	const writers = Array.from({ length: 64 }, writer);
	const each = 10;
	const total = 1 + writers.length * each;
	const writing = Promise.all(
		writers.map(async (one, w) => {
			for (let n = 0; n < each; n++) await one.store(draft(chat, `${w}/${n}`));
		}),
	);
	const db = drizzle(pool);
	const seqs: number[] = [];
	const bodies: string[] = [];
	while (seqs.length < total) {
		for (const row of await messagesAfter(db, chat, seqs.at(-1) ?? 0, 7)) {
			const { seq, message } = toMessage(platform, row);
			seqs.push(seq);
			bodies.push(message);
		}
	}
	await writing;
	assert.deepEqual(
		seqs,
		Array.from({ length: total }, (_, at) => at + 1),
	);
	for (let w = 0; w < writers.length; w++) {
		const own = bodies.filter((body) => body.startsWith(`${w}/`));
		assert.deepEqual(
			own,
			Array.from({ length: each }, (_, n) => `${w}/${n}`),
		);
	}
});

test("writers that wait for each other's chats never wait for ever (V5)", async () => {
	const chats = await Promise.all(Array.from({ length: 6 }, newChat));
	const writers = Array.from({ length: 8 }, () => writer());
	const stored = writers.flatMap((one, w) =>
		Array.from({ length: 30 }, (_, n) => {
			const order = w % 2 ? chats : chats.toReversed();
			return one.store(draft(order[n % 6] ?? "", `${n}`));
		}),
	);
	const outcomes = await Promise.all(stored);
	assert.ok(outcomes.every(({ outcome }) => outcome === "stored"));
	for (const chat of chats) assert.equal((await bodiesOf(chat)).length, 41);
});

/** A database that stores everything, but the answer to one of the statements that store is lost. */
const losingAnswer = (which: number): Queries => {
	let stored = 0;
	return {
		query: async <R extends pg.QueryResultRow>(query: pg.QueryConfig) => {
			const answer = await pool.query<R>(query);
			if (!query.name?.startsWith("store_message") || ++stored !== which) return answer;
			throw new Error("Connection terminated unexpectedly");
		},
	};
};

test("a message whose answer was lost on the way is told when it is sent again, and stands there once (V8)", async () => {
	const chat = await newChat();
	const one = writer(losingAnswer(1));
	const again = () => one.store(draft(chat, "did you get this?", { client_id: "c1" }));
	await assert.rejects(again(), /terminated/);
	const told = await again();
	assert.deepEqual([told.outcome, told.seq], ["stored", 2]);
	assert.equal((await again()).outcome, "already_stored");
	assert.deepEqual(await bodiesOf(chat), ["first", "did you get this?"]);
});

test("a batch whose answer was lost is answered whole, each message once (V8)", async () => {
	const chat = await newChat();
	const one = writer(losingAnswer(2));
	// The first leaves by itself; what comes before it is stored leaves together.
	const outcomes = await Promise.all(
		["alone", "a", "b", "c"].map((body) => one.store(draft(chat, body, { client_id: `id ${body}` }))),
	);
	assert.deepEqual(
		outcomes.map(({ outcome, seq }) => [outcome, seq]),
		[
			["stored", 2],
			["stored", 3],
			["stored", 4],
			["stored", 5],
		],
	);
	assert.deepEqual(await bodiesOf(chat), ["first", "alone", "a", "b", "c"]);
});
