import assert from "node:assert/strict";
import { deleteComment, readPost } from "@warmline/contract/feed/calls";
import { follow } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, publishes, readsComments, readsPost, silences } from "../../test/feed.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToReport, entryOf, reports } from "../../test/reports.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { hide } from "./index.ts";

const { lina, omar, sam, tess, newMember, platform, pool } = await society();
const hal = await newMember("hal", "listener");
const ivy = await newMember("ivy", "listener");

const deletes = (who: MemberPerson, comment_id: string) => who.calls(deleteComment, undefined, { comment_id });
const editsTo = (who: MemberPerson, post_id: string, change: object) =>
	who.send("PATCH", `/api/v1/activityfeed/posts/${post_id}/`, change);
const words = async (who: MemberPerson, post_id: string) =>
	(await readsComments(who, post_id)).results.map(({ content }) => content);

test("who blocks a harasser takes away and reports what they wrote under their own post, and so does the other way round (F6)", async () => {
	const post = await publishes(lina, "My post");
	const [one, two] = [await commentsOn(hal, post.id, "Hurtful"), await commentsOn(hal, post.id, "Hurtful again")];
	const [three, four] = [await commentsOn(ivy, post.id, "Worse"), await commentsOn(ivy, post.id, "Worse again")];
	await silences(lina, hal, "block");
	await silences(ivy, lina, "block");
	assert.deepEqual(await words(lina, post.id), []);
	for (const { id } of [one, three]) {
		await reports(lina, { kind: "comment", id });
		assert.equal((await deletes(lina, id)).status, 204);
		refusal(await deletes(lina, id), 404, "not_found");
	}
	assert.equal((await entryOf(sam, one.id)).about.content, "Hurtful");
	assert.deepEqual(await words(omar, post.id), ["Hurtful again", "Worse again"]);
	for (const { id } of [two, four]) refusal(await deletes(tess, id), 403, "forbidden");
});

test("nobody gets out of reach of a report by a block; what one may not see otherwise is not there (F6)", async () => {
	const jo = await newMember("jo", "listener");
	const open = await publishes(hal, "For all");
	const closed = await publishes(hal, "For friends", { is_public: false });
	const elsewhere = await publishes(omar, "A talk");
	const comment = await commentsOn(hal, elsewhere.id, "About jo");
	await silences(hal, jo, "block");
	refusal(await jo.calls(readPost, undefined, { post_id: open.id }), 404, "not_found");
	await reports(jo, { kind: "post", id: open.id });
	await reports(jo, { kind: "comment", id: comment.id });
	refusal(await asksToReport(jo, { kind: "post", id: closed.id }), 404);
	await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "comment", id: comment.id }));
	refusal(await asksToReport(tess, { kind: "comment", id: comment.id }), 404);
});

test("a comment's author deletes it whatever has become of the post in their sight, and others learn nothing by trying (F6)", async () => {
	const kim = await newMember("kim", "listener");
	await follows(kim, lina);
	const closed = await publishes(lina, "For friends", { is_public: false });
	const turned = await publishes(lina, "For all, for now");
	const blocked = await publishes(lina, "For all");
	const own = [
		await commentsOn(kim, closed.id, "one"),
		await commentsOn(kim, turned.id, "two"),
		await commentsOn(kim, blocked.id, "three"),
	];
	await kim.calls(follow, { follow_id: lina.id, following: false });
	assert.equal((await editsTo(lina, turned.id, { is_public: false })).status, 200);
	for (const { id } of own.slice(0, 2)) {
		refusal(await deletes(tess, id), 404, "not_found");
		assert.equal((await deletes(kim, id)).status, 204);
	}
	await silences(lina, kim, "block");
	for (const { id } of own.slice(2)) assert.equal((await deletes(kim, id)).status, 204);
	for (const { id } of [closed, turned, blocked]) {
		assert.deepEqual(await words(lina, id), []);
		assert.equal((await readsPost(lina, id)).total_comments, 0);
	}
	const { rows } = await pool.query("SELECT FROM audit_log WHERE act = 'delete_comment' AND member_id = $1", [kim.id]);
	assert.equal(rows.length, 0);
});

test("a report keeps all that others read of a post, for each of it can be edited (F6)", async () => {
	const post = await publishes(hal, "Words", {
		content_warning: "A slur",
		media_type: "youtube",
		media_url: "dQw4w9WgXcQ",
		media_title: "Another slur",
		media_alt: "And one more",
	});
	await reports(omar, { kind: "post", id: post.id });
	assert.equal((await editsTo(hal, post.id, { content: "", content_warning: null, media_alt: null })).status, 200);
	const { about } = await entryOf(sam, post.id);
	assert.deepEqual(about.content?.split("\n\n"), [
		"A slur",
		"Words",
		"Another slur",
		"And one more",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	]);
});

test("who likes a post is not named to whom a block keeps apart from them; the number stays (F5)", async () => {
	const leo = await newMember("leo", "listener");
	const post = await publishes(omar, "Liked by many");
	for (const one of [leo, tess, lina]) await likes(one, post.id);
	await silences(leo, lina, "block");
	const idsFor = async (who: MemberPerson) => new Set((await readsPost(who, post.id)).likes.map(({ id }) => id));
	assert.deepEqual(await idsFor(lina), new Set([lina.id, tess.id]));
	assert.deepEqual(await idsFor(leo), new Set([leo.id, tess.id]));
	assert.deepEqual(await idsFor(tess), new Set([leo.id, tess.id, lina.id]));
	assert.equal((await readsPost(lina, post.id)).total_likes, 3);
});

test("a comment says to its author and to moderators that it is hidden (F5)", async () => {
	const post = await publishes(omar, "With a hidden one");
	const { id, is_hidden } = await commentsOn(lina, post.id, "Hidden");
	assert.equal(is_hidden, false);
	await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "comment", id }));
	for (const who of [lina, sam]) {
		assert.deepEqual(
			(await readsComments(who, post.id)).results.map((comment) => comment.is_hidden),
			[true],
		);
		assert.equal((await readsPost(who, post.id)).comments[0]?.is_hidden, true);
	}
});
