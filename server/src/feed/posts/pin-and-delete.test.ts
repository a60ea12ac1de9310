import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { auditLog } from "@warmline/contract/audit/calls";
import { deletePost, pinPost, readPost } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, noticesOf, publishes, readsPost, uploadsPicture } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, sam, dora, tess, noor, newBrowser, pool } = await society();
await follows(omar, lina);

const unknown = "00000000-0000-7000-8000-000000000000";
const pins = async (who: MemberPerson, post_id: string) => {
	const answer = await who.calls(pinPost, { post_id });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return pinPost.answer.parse(answer.body);
};
const written = async (act: string, post_id: string) => {
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act })).body);
	return results
		.filter(({ params }) => isDeepStrictEqual(params, { kind: "post", id: post_id }))
		.map(({ member, about }) => [member.id, about?.id]);
};

test("moderators pin a post and unpin it by the same call, and it is recorded (F2, F5)", async () => {
	const { id } = await publishes(lina, "Worth reading");
	await tess.comesIn();
	const { message, result } = await pins(sam, id);
	assert.deepEqual([message, result.is_pinned, result.can_pin], ["Post pinned.", true, true]);
	await tess.hears("post_changed", { post_id: id, is_pinned: true });
	assert.equal((await readsPost(tess, id)).is_pinned, true);
	assert.deepEqual(await written("pin_post", id), [[sam.id, lina.id]]);
	assert.equal((await pins(dora, id)).message, "Post unpinned.");
	assert.equal((await readsPost(tess, id)).is_pinned, false);
	assert.deepEqual(await written("unpin_post", id), [[dora.id, lina.id]]);
});

test("who says how it is to stand gets just that, though somebody else was faster (F2, F5)", async () => {
	const { id } = await publishes(lina, "Worth keeping");
	const says = async (who: MemberPerson, pinned: boolean) => {
		const answer = await who.calls(pinPost, { post_id: id, pinned });
		assert.equal(answer.status, 200, JSON.stringify(answer.body));
		const { message, result } = pinPost.answer.parse(answer.body);
		return [message, result.is_pinned];
	};
	for (const who of [sam, dora]) assert.deepEqual(await says(who, true), ["Post pinned.", true]);
	for (const who of [dora, sam]) assert.deepEqual(await says(who, false), ["Post unpinned.", false]);
	assert.deepEqual(await written("pin_post", id), [[sam.id, lina.id]]);
	assert.deepEqual(await written("unpin_post", id), [[dora.id, lina.id]]);
	refusal(await lina.calls(pinPost, { post_id: id, pinned: false }), 403, "forbidden");
});

test("nobody else pins, not even the author, and only as themselves (F2)", async () => {
	const { id } = await publishes(lina, "My own");
	for (const other of [lina, omar, tess, noor]) refusal(await other.calls(pinPost, { post_id: id }), 403, "forbidden");
	refusal(await newBrowser().calls(pinPost, { post_id: id }), 401, "not_logged_in");
	refusal(await sam.calls(pinPost, { post_id: id, user_id: dora.id }), 403, "forbidden");
	refusal(await sam.calls(pinPost, { post_id: unknown }), 404, "not_found");
	refusal(await sam.calls(pinPost, { post_id: "no-id" }), 400);
	assert.equal((await readsPost(lina, id)).is_pinned, false);
});

test("of many who pin at once no more than ten are pinned in all (F5)", async () => {
	const all = await Promise.all(Array.from({ length: 13 }, (_, n) => publishes(omar, `Number ${n}`)));
	const answers = await Promise.all(all.map(({ id }, n) => (n % 2 ? sam : dora).calls(pinPost, { post_id: id })));
	const refused = answers.filter(({ status }) => status !== 200);
	assert.equal(refused.length, 3);
	for (const answer of refused) refusal(answer, 409, "too_many_pinned");
	const { rows } = await pool.query("SELECT count(*)::int FROM posts WHERE pinned_at IS NOT NULL");
	assert.deepEqual(rows, [{ count: 10 }]);
	await pool.query("UPDATE posts SET pinned_at = NULL");
});

test("its author deletes a post, with its picture, comments, likes and notices, and it leaves every page (F2, F5)", async () => {
	const { url, public_id } = await uploadsPicture(lina);
	const { id } = await publishes(lina, "Hello @omar", { media_type: "image", media_url: url });
	await commentsOn(omar, id, "Hello");
	await likes(omar, id);
	assert.equal((await lina.send("GET", url)).status, 200);
	await omar.comesIn();
	const answer = await lina.calls(deletePost, { post_id: id, user_id: lina.id });
	assert.deepEqual([answer.status, answer.body], [200, { message: "Post deleted.", result: { id } }]);
	await omar.hears("post_deleted", { post_id: id });
	for (const reader of [lina, omar, sam]) refusal(await reader.calls(readPost, undefined, { post_id: id }), 404);
	for (const who of [lina, omar]) assert.deepEqual(await noticesOf(who, id), []);
	for (const table of ["comments", "post_likes", "post_mentions", "notifications"])
		assert.equal((await pool.query(`SELECT FROM ${table} WHERE post_id = $1`, [id])).rowCount, 0, table);
	assert.equal((await pool.query("SELECT FROM media WHERE id = $1", [public_id])).rowCount, 0);
	assert.equal((await lina.send("GET", url)).status, 404);
	refusal(await lina.calls(deletePost, { post_id: id }), 404, "not_found");
	assert.deepEqual(await written("delete_post", id), []);
});

test("moderators delete anybody's post, and it is recorded without its words (F2)", async () => {
	const { id } = await publishes(lina, "Unkind words", { is_public: false });
	assert.equal((await sam.calls(deletePost, { post_id: id })).status, 200);
	assert.deepEqual(await written("delete_post", id), [[sam.id, lina.id]]);
	assert.ok(!JSON.stringify((await dora.calls(auditLog)).body).includes("Unkind words"));
});

test("nobody else deletes a post, and only as themselves; one they may not see is not there (F2)", async () => {
	const open = await publishes(lina, "Mine");
	const closed = await publishes(lina, "Among friends", { is_public: false });
	refusal(await omar.calls(deletePost, { post_id: closed.id }), 403, "forbidden");
	refusal(await tess.calls(deletePost, { post_id: open.id }), 403, "forbidden");
	refusal(await tess.calls(deletePost, { post_id: closed.id }), 404, "not_found");
	refusal(await noor.calls(deletePost, { post_id: open.id }), 403, "forbidden");
	refusal(await newBrowser().calls(deletePost, { post_id: open.id }), 401, "not_logged_in");
	refusal(await lina.calls(deletePost, { post_id: open.id, user_id: omar.id }), 403, "forbidden");
	for (const { id } of [open, closed]) await readsPost(lina, id);
});

test("a post that is deleted twice at once is deleted once (F2)", async () => {
	const { id } = await publishes(lina, "Gone soon");
	const answers = await Promise.all([lina, lina, sam].map((who) => who.calls(deletePost, { post_id: id })));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404]);
});
