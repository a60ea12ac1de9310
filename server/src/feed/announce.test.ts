import assert from "node:assert/strict";
import { deleteComment, deletePost, editPost, pinPost } from "@warmline/contract/feed/calls";
import { endSilence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, publishes, silences } from "../../test/feed.ts";
import type { MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { hide, remove, showAgain } from "./index.ts";

const { lina, omar, sam, tess, newMember, platform } = await society();
await follows(omar, lina);
const everybody = [lina, omar, sam, tess];
await Promise.all(everybody.map((one) => one.comesIn()));

/** Milliseconds between two frames of what changes about posts. */
const pause = 250;

/** What they heard of one post. */
const heardOf = ({ line }: MemberPerson, postId: string) =>
	line.heard.filter(({ post_id }) => post_id === postId).map(({ action }) => action);

/** Everything before has been told to everybody: frames keep the order of the acts, and this one comes last. */
const allIsTold = async (people: readonly MemberPerson[] = everybody) => {
	const { id } = await publishes(sam, "The last word");
	for (const one of people) await one.hears("new_post", { post_id: id });
};

const edits = (post_id: string, change: { content?: string; is_public?: boolean }) =>
	lina.calls(editPost, change, { post_id });

test("a new post is told to all who may see it, and to its author's own pages; of a private one a stranger hears nothing (F5, F2)", async () => {
	const open = await publishes(lina, "For all");
	const closed = await publishes(lina, "For friends", { is_public: false });
	for (const one of [lina, omar, sam]) {
		await one.hears("new_post", { post_id: open.id, author_id: lina.id });
		await one.hears("new_post", { post_id: closed.id, author_id: lina.id });
	}
	await likes(omar, closed.id);
	await lina.hears("post_changed", { post_id: closed.id, total_likes: 1 });
	await lina.calls(deletePost, { post_id: closed.id });
	await omar.hears("post_deleted", { post_id: closed.id });
	await allIsTold();
	assert.deepEqual(heardOf(tess, open.id), ["new_post"]);
	assert.deepEqual(heardOf(tess, closed.id), []);
	assert.deepEqual(heardOf(sam, closed.id), ["new_post", "post_changed", "post_deleted"]);
	const frames = [...tess.line.heard, ...omar.line.heard].map((frame) => JSON.stringify(frame));
	assert.ok(!frames.some((frame) => /For all|For friends/.test(frame)));
});

test("who has muted the author hears nothing of their posts, and who is kept apart neither (F5)", async () => {
	const quinn = await newMember("quinn", "listener");
	const rosa = await newMember("rosa", "listener");
	await Promise.all([quinn, rosa].map((one) => one.comesIn()));
	await silences(quinn, lina, "mute");
	await silences(lina, rosa, "block");
	const post = await publishes(lina, "Not for everybody's ears");
	await likes(omar, post.id);
	await omar.hears("post_changed", { post_id: post.id, total_likes: 1 });
	await allIsTold([...everybody, quinn, rosa]);
	for (const one of [quinn, rosa]) assert.deepEqual(heardOf(one, post.id), []);
	await quinn.calls(endSilence, undefined, { member_id: lina.id });
	const next = await publishes(lina, "Heard again");
	await quinn.hears("new_post", { post_id: next.id });
	for (const one of [quinn, rosa]) one.line.close();
});

test("likes and comments of one moment are told together, and the last that is told is how it is (F5)", async () => {
	const post = await publishes(lina, "Much at once");
	await omar.hears("new_post", { post_id: post.id });
	const began = performance.now();
	// Tess likes it last: four like it and twenty comments stand under it only when one of them is deleted.
	const acts = Array.from({ length: 20 }, (_, n) => [
		likes(everybody[n % 3] ?? lina, post.id),
		commentsOn(omar, post.id, "x"),
	]);
	await Promise.all(acts.flat());
	const one = await commentsOn(omar, post.id, "The last one");
	for (const member of everybody) await likes(member, post.id, true);
	await omar.hears("post_changed", { post_id: post.id, total_likes: 4, total_comments: 21 });
	await omar.calls(deleteComment, undefined, { comment_id: one.id });
	await tess.hears("post_changed", { post_id: post.id, total_likes: 4, total_comments: 20 });
	const told = heardOf(tess, post.id).filter((action) => action === "post_changed");
	const took = performance.now() - began;
	assert.ok(told.length <= took / pause + 2, `${told.length} frames for 46 acts in ${took} ms`);
});

test("an edit and a pin are told, and who may see a post no more hears that it is gone (F5)", async () => {
	const post = await publishes(lina, "First words");
	assert.equal((await edits(post.id, { content: "Other words" })).status, 200);
	await tess.hears("post_changed", { post_id: post.id, edited: true });
	assert.equal((await sam.calls(pinPost, { post_id: post.id })).status, 200);
	await tess.hears("post_changed", { post_id: post.id, is_pinned: true });
	assert.equal((await edits(post.id, { is_public: false })).status, 200);
	await tess.hears("post_deleted", { post_id: post.id });
	await omar.hears("post_changed", { post_id: post.id, edited: true });
	await likes(omar, post.id);
	await lina.hears("post_changed", { post_id: post.id, total_likes: 1 });
	await allIsTold();
	assert.equal(heardOf(tess, post.id).at(-1), "post_deleted");
	assert.ok(!heardOf(omar, post.id).includes("post_deleted"));
});

type Act = typeof hide;

const moderates = (act: Act, kind: "post" | "comment", id: string) =>
	inTransaction(platform.database.db, (work) => act(platform, work, { kind, id }));

test("a post that is hidden is gone for all but its author and moderators, and comes back when it is shown again (F5)", async () => {
	const post = await publishes(lina, "Hidden for a while");
	assert.equal(await moderates(hide, "post", post.id), true);
	for (const one of [omar, tess]) await one.hears("post_deleted", { post_id: post.id });
	for (const one of [lina, sam]) await one.hears("post_changed", { post_id: post.id, edited: true });
	assert.equal(await moderates(hide, "post", post.id), false);
	assert.equal(await moderates(showAgain, "post", post.id), true);
	await tess.hears("post_changed", { post_id: post.id, edited: true });
	assert.equal(await moderates(showAgain, "post", post.id), false);
	assert.equal(await moderates(remove, "post", post.id), true);
	for (const one of everybody) await one.hears("post_deleted", { post_id: post.id });
	for (const act of [hide, showAgain, remove]) assert.equal(await moderates(act, "post", post.id), false);
});

test("a comment that is hidden counts no more, until it is shown again; removed it is gone (F5)", async () => {
	const post = await publishes(lina, "With a comment");
	const comment = await commentsOn(omar, post.id, "Hidden for a while");
	const counts: readonly (readonly [Act, number])[] = [
		[hide, 0],
		[showAgain, 1],
		[hide, 0],
		[remove, 0],
	];
	await tess.hears("post_changed", { post_id: post.id, total_comments: 1 });
	for (const [act, total_comments] of counts) {
		assert.equal(await moderates(act, "comment", comment.id), true);
		await tess.hears("post_changed", { post_id: post.id, total_comments });
	}
	for (const act of [hide, showAgain, remove]) assert.equal(await moderates(act, "comment", comment.id), false);
});
