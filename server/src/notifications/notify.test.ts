import assert from "node:assert/strict";
import { test } from "vitest";
import { commentsOn, noticesOf, publishes } from "../../test/feed.ts";
import { society } from "../../test/society.ts";
import { until } from "../../test/until.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { lockNotificationsOf } from "./queries.ts";

const { pool, platform, lina, omar, sam, tess } = await society();
const { database } = platform;

const waiting = async () =>
	(await pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount;

test("two comments that tell the same two people, each in another part, do not cross each other", async () => {
	const [ofSam, ofTess] = [await publishes(sam, "One"), await publishes(tess, "Another")];
	let both: Promise<unknown> = Promise.resolve();
	await inTransaction(database.db, async ({ tx }) => {
		// Each is as far as it comes before it tells somebody.
		await lockNotificationsOf(tx, [sam.id, tess.id]);
		both = Promise.all([commentsOn(lina, ofSam.id, "@tess look"), commentsOn(omar, ofTess.id, "@sam look")]);
		await until(async () => (await waiting()) === 2);
	});
	await both;
	assert.deepEqual(await noticesOf(sam, ofSam.id), [{ kind: "comment", actor: lina.id }]);
	assert.deepEqual(await noticesOf(tess, ofSam.id), [{ kind: "mention", actor: lina.id }]);
	assert.deepEqual(await noticesOf(sam, ofTess.id), [{ kind: "mention", actor: omar.id }]);
	assert.deepEqual(await noticesOf(tess, ofTess.id), [{ kind: "comment", actor: omar.id }]);
	assert.equal(database.faults.byClass.get("40"), undefined, "no transaction was undone");
});
