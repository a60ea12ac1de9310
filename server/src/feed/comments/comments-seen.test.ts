import assert from "node:assert/strict";
import { createComment, deleteComment, editComment, listComments } from "@warmline/contract/feed/calls";
import { endSilence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { commentsOn, follows, noticesOf, publishes, readsComments, readsPost, silences } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hide, reportable } from "../index.ts";

const { lina, omar, sam, dora, tess, noor, newMember, newBrowser, platform, pool } = await society();
await follows(omar, lina);

const words = async (who: MemberPerson, post_id: string) =>
	(await readsComments(who, post_id)).results.map(({ content }) => content);
const seenBeside = async (who: MemberPerson, post_id: string) =>
	(await readsPost(who, post_id)).comments.map(({ content }) => content);

const everyCall = (who: Pick<MemberPerson, "calls">, post_id: string, comment_id: string) => [
	who.calls(listComments, undefined, { post_id }),
	who.calls(createComment, { post_id, content: "Hello" }),
	who.calls(editComment, { content: "Hello" }, { comment_id }),
];
const deletes = (who: Pick<MemberPerson, "calls">, comment_id: string) =>
	who.calls(deleteComment, undefined, { comment_id });

test("below a post that one may not see there is nothing, as below one that is not there (F2, F6)", async () => {
	const closed = await publishes(lina, "For friends", { is_public: false });
	const comment = await commentsOn(omar, closed.id, "Among friends");
	const unknown = "00000000-0000-7000-8000-000000000000";
	const answers = [...(await Promise.all(everyCall(tess, closed.id, comment.id))), await deletes(tess, comment.id)];
	const asIfNothing = [...(await Promise.all(everyCall(tess, unknown, unknown))), await deletes(tess, unknown)];
	for (const answer of answers) refusal(answer, 404, "not_found");
	assert.deepEqual(
		answers.map(({ body }) => body),
		asIfNothing.map(({ body }) => body),
	);
	const newHire = [...everyCall(noor, closed.id, comment.id), deletes(noor, comment.id)];
	for (const answer of await Promise.all(newHire)) refusal(answer, 403, "forbidden");
	const nobody = newBrowser();
	const notLoggedIn = [...everyCall(nobody, closed.id, comment.id), deletes(nobody, comment.id)];
	for (const answer of await Promise.all(notLoggedIn)) refusal(answer, 401, "not_logged_in");
	for (const one of [lina, omar, sam, dora]) assert.deepEqual(await words(one, closed.id), ["Among friends"]);
});

test("who is blocked, or has blocked, finds nothing of the other's talk, and cannot speak into it (F2)", async () => {
	const quinn = await newMember("quinn", "listener");
	const post = await publishes(lina, "My post");
	const comment = await commentsOn(quinn, post.id, "My comment");
	await commentsOn(omar, post.id, "Another comment");
	await silences(quinn, lina, "block");
	for (const answer of await Promise.all(everyCall(quinn, post.id, comment.id))) refusal(answer, 404, "not_found");
	assert.deepEqual(await words(lina, post.id), ["Another comment"]);
	assert.deepEqual(await seenBeside(lina, post.id), ["Another comment"]);
	assert.deepEqual(await words(omar, post.id), ["My comment", "Another comment"]);
	await quinn.calls(endSilence, undefined, { member_id: lina.id });
	assert.deepEqual(await words(lina, post.id), ["My comment", "Another comment"]);
});

test("a muted member's comments are left out for who has muted them, and they do not learn of it (F2)", async () => {
	const quinn = await newMember("quiet", "listener");
	const post = await publishes(omar, "Talk to me");
	await silences(omar, quinn, "mute");
	const comment = await commentsOn(quinn, post.id, "Unheard, @omar");
	assert.deepEqual(await words(omar, post.id), []);
	assert.deepEqual(await seenBeside(omar, post.id), []);
	assert.deepEqual(await noticesOf(omar, post.id), []);
	assert.deepEqual(await words(quinn, post.id), ["Unheard, @omar"]);
	// They look after what stands under their post all the same.
	assert.equal((await deletes(omar, comment.id)).status, 204);
});

test("a hidden comment is seen by its author and by moderators, and counts for nobody (F2)", async () => {
	const post = await publishes(lina, "With a hidden one");
	const comment = await commentsOn(omar, post.id, "Hidden");
	await commentsOn(tess, post.id, "Shown");
	await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "comment", id: comment.id }));
	for (const one of [omar, sam, dora]) assert.deepEqual(await words(one, post.id), ["Hidden", "Shown"]);
	for (const one of [lina, tess]) {
		assert.deepEqual(await words(one, post.id), ["Shown"]);
		assert.deepEqual(await seenBeside(one, post.id), ["Shown"]);
	}
	refusal(await deletes(lina, comment.id), 404, "not_found");
	refusal(await tess.calls(editComment, { content: "x" }, { comment_id: comment.id }), 404, "not_found");
	assert.equal((await readsPost(omar, post.id)).total_comments, 1);
	assert.equal((await deletes(omar, comment.id)).status, 204);
	assert.equal((await readsPost(omar, post.id)).total_comments, 1);
});

test("a moderator takes away a comment also of somebody whom they have muted or blocked (F2)", async () => {
	const post = await publishes(lina, "A moderator at work");
	for (const [name, kind] of [
		["muted", "mute"],
		["blocked", "block"],
	] as const) {
		const other = await newMember(name, "listener");
		const comment = await commentsOn(other, post.id, "Something bad");
		await silences(sam, other, kind);
		assert.deepEqual(await words(sam, post.id), []);
		assert.equal((await deletes(sam, comment.id)).status, 204);
	}
	assert.equal((await readsPost(lina, post.id)).total_comments, 0);
});

test("what can be reported is what the reporter sees, as it reads then", async () => {
	const { db } = platform.database;
	const rowOf = async ({ id }: MemberPerson) => (await pool.query("SELECT * FROM members WHERE id = $1", [id])).rows[0];
	const [friend, stranger] = [await rowOf(omar), await rowOf(tess)];
	const closed = await publishes(lina, "For friends", { is_public: false });
	const comment = await commentsOn(omar, closed.id, "Among friends");
	const post = await reportable(db, friend, "post", closed.id);
	assert.deepEqual([post?.author_id, post?.content, post?.post_id], [lina.id, "For friends", closed.id]);
	const below = await reportable(db, friend, "comment", comment.id);
	assert.deepEqual([below?.author_id, below?.content, below?.post_id], [omar.id, "Among friends", closed.id]);
	assert.equal(await reportable(db, stranger, "post", closed.id), undefined);
	assert.equal(await reportable(db, stranger, "comment", comment.id), undefined);
	assert.equal(await reportable(db, friend, "comment", closed.id), undefined);
	assert.equal(await reportable(db, friend, "post", comment.id), undefined);
});
