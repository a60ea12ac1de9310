import assert from "node:assert/strict";
import { v7 } from "uuid";
import { test } from "vitest";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";
import { encryptMessage } from "../chats/message-encryption.ts";

const { address, pool, platform, lina, omar, sam, takenBy } = await society();
const many = 20_000;

/** As much as somebody writes in some years, of whom none was erased. */
const wroteMuch = async (person: typeof lina) => {
	await person.connects();
	const { chat_id } = await takenBy(person);
	const { rows } = await pool.query("SELECT key FROM chats WHERE id = $1", [chat_id]);
	const ids = Array.from({ length: many }, () => v7());
	const words = "It is good that you write, and I am listening. ".repeat(4);
	await pool.query(
		`INSERT INTO messages (chat_id, seq, id, body, sender, sender_id, sender_name, created_at)
		SELECT $1, 1000 + at, id, body, 'agent', $2, 'X', now() FROM unnest($3::uuid[], $4::bytea[])
		WITH ORDINALITY AS one (id, body, at)`,
		[chat_id, person.id, ids, ids.map((id) => encryptMessage(platform.sealer, rows[0].key, id, words))],
	);
	await pool.query(
		`INSERT INTO posts (id, author_id, content, is_public, created_at)
		SELECT id, $1, $2, true, now() FROM unnest($3::uuid[]) AS one (id)`,
		[person.id, words, ids],
	);
	await pool.query(
		`INSERT INTO comments (id, post_id, author_id, content, created_at)
		SELECT id, id, $1, $2, now() FROM unnest($3::uuid[]) AS one (id)`,
		[person.id, words, ids],
	);
};

/**
 * The longest turn of the event loop as a share of all turns together, in this thread's processor time: the clock would
 * count what the machine does beside it, and milliseconds how fast it is.
 */
const longestTurn = () => {
	let longest = 0;
	let all = 0;
	let before = process.threadCpuUsage();
	let isOver = false;
	const turn = () => {
		const now = process.threadCpuUsage();
		const spent = now.user + now.system - before.user - before.system;
		longest = Math.max(longest, spent);
		all += spent;
		before = now;
		if (!isOver) setImmediate(turn);
	};
	turn();
	return () => {
		isOver = true;
		return longest / all;
	};
};

const exported = async (person: typeof lina) => {
	const headers = { authorization: `Token ${person.token}` };
	const response = await fetch(`${address}/api/v1/members/${person.id}/export/`, { headers });
	return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("nobody's message waits for the exports of others, however much those have written", {
	timeout: 180_000,
}, async () => {
	for (const person of [lina, omar, sam]) await wroteMuch(person);
	const shareOfLongest = longestTurn();
	const answers = await Promise.all([lina, omar, sam].map(exported));
	const longest = shareOfLongest();
	for (const { status, bytes } of answers) {
		assert.equal(status, 200);
		const person = JSON.parse(unzip(bytes).get("person.json")?.toString() ?? "");
		assert.deepEqual(
			[person.chats.messages.length, person.feed.posts.length, person.feed.comments.length],
			[many, many, many],
		);
	}
	// Each export in one turn would take nearly a third.
	assert.ok(longest < 0.06, `one turn took ${longest} of all the time`);
});
