import assert from "node:assert/strict";
import type pg from "pg";
import { v7 } from "uuid";
import { test } from "vitest";
import { draft } from "../../../test/draft.ts";
import { society } from "../../../test/society.ts";
import type { Queries } from "../../platform/db/database.ts";
import { decryptContact, decryptMessage } from "../message-encryption.ts";
import { type ChatKeyCache, chatKeyCache } from "./chat-key-cache.ts";
import type { Draft, SealedDraft } from "./message-queries.ts";

const { pool, newVisitor, platform } = await society();
const { sealer } = platform;

/** A database that says how often it was asked. */
const counting = () => {
	let asked = 0;
	const queries: Queries = {
		query: <R extends pg.QueryResultRow>(query: pg.QueryConfig) => {
			asked++;
			return pool.query<R>(query);
		},
	};
	return { queries, asked: () => asked };
};

const opened = ({ id, lasting, body }: SealedDraft) => decryptMessage(sealer, lasting, id, body);

/** As the writer does it. */
const sealed = async (written: ChatKeyCache, queries: Queries, drafts: readonly Draft[]) => {
	const unknown = written.unknownOf(drafts);
	if (unknown.length > 0) await written.learn(queries, unknown);
	return written.seal(drafts);
};

test("what lasts in a chat is read once for all that is said in it, and again when it was forgotten", async () => {
	const { chat_id } = await newVisitor().asksForSupport({ email: "vera@example.org" });
	const { queries, asked } = counting();
	const written = chatKeyCache(sealer);
	const drafts = ["one", "two"].map((body) => draft(chat_id, body));
	const both = await sealed(written, queries, drafts);
	for (const { lasting } of both) assert.equal(decryptContact(sealer, lasting).email, "vera@example.org");
	assert.deepEqual(both.map(opened), ["one", "two"]);
	await sealed(written, queries, [draft(chat_id, "three")]);
	assert.equal(asked(), 1);
	written.forget(chat_id);
	await sealed(written, queries, [draft(chat_id, "four")]);
	assert.equal(asked(), 2);
});

test("each message has an id and a nonce of its own", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	const { queries } = counting();
	const written = chatKeyCache(sealer);
	const ids = new Set<string>();
	const ivs = new Set<string>();
	for (const body of ["one", "two", "three"]) {
		const drafts = [draft(chat_id, body), draft(chat_id, `${body}, again`)];
		const both = await sealed(written, queries, drafts);
		assert.deepEqual(both.map(opened), [body, `${body}, again`]);
		for (const one of both) {
			ids.add(one.id);
			ivs.add(one.body.toString("hex", 1, 13));
		}
	}
	assert.deepEqual([ids.size, ivs.size], [6, 6]);
});

test("words for a chat that is not there are sealed with a key that nobody has", async () => {
	const { queries, asked } = counting();
	const written = chatKeyCache(sealer);
	const nowhere = v7();
	const keys: Buffer[] = [];
	for (const body of ["one", "two"]) {
		const [one] = await sealed(written, queries, [draft(nowhere, body)]);
		assert.ok(one);
		assert.equal(one.lasting.contact, null);
		keys.push(one.lasting.key);
	}
	assert.notDeepEqual(keys[0], keys[1]);
	assert.equal(asked(), 2, "what was not found may be there the next time");
});
