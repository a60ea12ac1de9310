import assert from "node:assert/strict";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { finishLeftMessage, leftMessages } from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newBrowser, lina, sam, dora, tess, noor } = cast;

for (const n of [0, 1, 2, 3, 4]) {
	const left = { email: `visitor${n}@example.org`, message: `Message ${n}`, accept_terms: true } as const;
	assert.equal((await newBrowser().calls(leaveMessage, left)).status, 201);
}

const page = async (asked: Record<string, string> = {}) =>
	leftMessages.answer.parse((await sam.calls(leftMessages, undefined, asked)).body);
const ids = (await page()).results.map(({ id }) => id);
const done = (who: typeof sam, message_id: string) => who.calls(finishLeftMessage, undefined, { message_id });

test("left messages are read oldest first, page by page", async () => {
	const read: string[] = [];
	let cursor: string | null = null;
	do {
		const { results, next } = await page({ limit: "2", ...(cursor === null ? {} : { cursor }) });
		assert.ok(results.length <= 2);
		read.push(...results.map(({ id }) => id));
		cursor = next;
	} while (cursor !== null);
	assert.deepEqual(read, ids);
	assert.deepEqual(
		(await page()).results.map(({ email, message }) => `${email}: ${message}`),
		[0, 1, 2, 3, 4].map((n) => `visitor${n}@example.org: Message ${n}`),
	);
	refusal(await sam.calls(leftMessages, undefined, { cursor: "none" }), 400, "invalid_cursor");
	refusal(await sam.calls(leftMessages, undefined, { limit: "0" }), 400, "invalid_limit");
});

test("a message that is damaged says so in the list, and hides no other", async () => {
	const [, second = ""] = ids;
	const { rows } = await cast.pool.query("SELECT words FROM left_messages WHERE id = $1", [second]);
	const spoil = (words: Buffer) =>
		cast.pool.query("UPDATE left_messages SET words = $1 WHERE id = $2", [words, second]);
	await spoil(Buffer.concat([rows[0].words.subarray(0, -1), Buffer.of(rows[0].words.at(-1) ^ 1)]));
	const { results } = await page();
	assert.deepEqual(
		results.map(({ id }) => id),
		ids,
	);
	assert.deepEqual(
		results.slice(0, 3).map(({ email, message }) => [email, message]),
		[
			["visitor0@example.org", "Message 0"],
			[null, null],
			["visitor2@example.org", "Message 2"],
		],
	);
	await spoil(rows[0].words);
	assert.equal((await page()).results[1]?.message, "Message 1");
});

test("a message that was answered leaves the list, and who was first stays recorded", async () => {
	const [first = ""] = ids;
	assert.equal((await done(sam, first)).status, 204);
	assert.deepEqual(
		(await page()).results.map(({ id }) => id),
		ids.slice(1),
	);
	assert.equal((await done(dora, first)).status, 204);
	const { rows } = await cast.pool.query("SELECT answered_by FROM left_messages WHERE id = $1", [first]);
	assert.equal(rows[0]?.answered_by, sam.id);
	for (const id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) refusal(await done(sam, id), 404, "not_found");
});

test("left messages are for supervisors", async () => {
	for (const member of [lina, tess, noor]) {
		refusal(await member.calls(leftMessages), 403, "forbidden");
		refusal(await done(member, ids[1] ?? ""), 403, "forbidden");
	}
	refusal(await newBrowser().calls(leftMessages), 401, "not_logged_in");
	assert.equal((await page()).results.length, 4);
});
