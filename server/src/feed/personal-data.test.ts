import assert from "node:assert/strict";
import { readPost } from "@warmline/contract/feed/calls";
import { eraseMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, noticesOf, publishes, readsComments, readsPost } from "../../test/feed.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { hide } from "./index.ts";

const { address, lina, omar, dora, newMember, pool, platform } = await society();

const exported = async (reader: MemberPerson, memberId: string) => {
	const headers = { authorization: `Token ${reader.token}` };
	const response = await fetch(`${address}/api/v1/members/${memberId}/export/`, { headers });
	assert.equal(response.status, 200);
	return JSON.parse(
		unzip(Buffer.from(await response.arrayBuffer()))
			.get("person.json")
			?.toString() ?? "",
	);
};

const content = (rows: readonly { content: string }[]) => rows.map((row) => row.content);

test("an export holds what the member posted, commented and likes, and no word of others", async () => {
	const post = await publishes(omar, "Omar's post", { is_public: false, content_warning: "Omar's warning" });
	await commentsOn(lina, (await publishes(lina, "Lina's post")).id, "Lina's comment");
	await commentsOn(dora, post.id, "Dora's comment");
	await commentsOn(omar, post.id, "Omar's comment");
	await likes(omar, post.id);
	const { feed } = await exported(omar, omar.id);
	assert.deepEqual(content(feed.posts), ["Omar's post"]);
	assert.deepEqual(content(feed.comments), ["Omar's comment"]);
	assert.deepEqual(
		feed.likes.map(({ post_id }: { post_id: string }) => post_id),
		[post.id],
	);
	assert.ok(JSON.stringify(feed).includes("Omar's warning"));
	assert.ok(!/Lina|Dora/.test(JSON.stringify(feed)));
});

test("of a member who is erased no post, comment or like is left, and the others' counts are right without them", async () => {
	const zeno = await newMember("zeno", "supervisor");
	const other = await publishes(lina, "Of somebody else");
	await commentsOn(zeno, other.id, "Quillfeather one");
	const hidden = await commentsOn(zeno, other.id, "Quillfeather two");
	await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "comment", id: hidden.id }));
	await commentsOn(omar, other.id, "This stays");
	for (const one of [zeno, omar]) await likes(one, other.id);
	const own = await publishes(zeno, "Quillfeather's words #quillfeather @omar");
	await commentsOn(omar, own.id, "Below it");
	await likes(lina, own.id);
	assert.equal((await noticesOf(omar, own.id)).length, 1);
	// That of the hidden comment is told no more.
	assert.equal((await noticesOf(lina, other.id)).length, 3);
	assert.ok((await foundAnywhere(pool, ["quillfeather"])).length >= 4);

	const erased = await dora.calls(eraseMember, { username: "zeno" }, { member_id: zeno.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	assert.deepEqual(await foundAnywhere(pool, ["quillfeather"]), []);
	refusal(await omar.calls(readPost, undefined, { post_id: own.id }), 404, "not_found");
	assert.deepEqual(await noticesOf(omar, own.id), []);
	const after = await readsPost(lina, other.id);
	assert.deepEqual([after.total_likes, after.total_comments], [1, 1]);
	assert.deepEqual(after.likes, [{ id: omar.id }]);
	assert.deepEqual(content((await readsComments(lina, other.id)).results), ["This stays"]);
	assert.deepEqual(await noticesOf(lina, other.id), [
		{ kind: "comment", actor: omar.id },
		{ kind: "like", actor: omar.id },
	]);
});

test("pages that are open hear that a member is gone with their posts, and how many likes and comments others' posts have now", async () => {
	const wim = await newMember("wim", "listener");
	const other = await publishes(lina, "Of somebody else, too");
	const closed = await publishes(lina, "For friends", { is_public: false });
	await follows(wim, lina);
	for (const { id } of [other, closed]) await likes(wim, id);
	await commentsOn(wim, other.id, "Mine");
	await publishes(wim, "My own");
	for (const one of [lina, omar]) await one.comesIn();
	assert.equal((await dora.calls(eraseMember, { username: "wim" }, { member_id: wim.id })).status, 204);
	for (const one of [lina, omar]) {
		await one.hears("member_gone", { member_id: wim.id });
		await one.hears("post_changed", { post_id: other.id, total_likes: 0, total_comments: 0 });
	}
	await lina.hears("post_changed", { post_id: closed.id, total_likes: 0 });
	assert.ok(!omar.line.heard.some(({ post_id }) => post_id === closed.id));
	for (const one of [lina, omar]) one.line.close();
});

test("what a member does in the moment in which they are erased leaves no wrong count", async () => {
	const posts = [await publishes(lina, "One"), await publishes(lina, "Two"), await publishes(lina, "Three")];
	const yves = await newMember("yves", "listener");
	const acts = posts.flatMap(({ id }) => [
		yves.send("POST", "/api/v1/activityfeed/posts/like/", { post_id: id }),
		yves.send("POST", "/api/v1/activityfeed/comments/", { post_id: id, content: "Still here" }),
	]);
	const erasing = dora.calls(eraseMember, { username: "yves" }, { member_id: yves.id });
	const answers = await Promise.all(acts);
	assert.equal((await erasing).status, 204);
	for (const { status } of answers) assert.ok([200, 201, 401, 404].includes(status), String(status));
	for (const { id } of posts) {
		const { total_likes, total_comments, comments } = await readsPost(lina, id);
		assert.deepEqual({ total_likes, total_comments, comments }, { total_likes: 0, total_comments: 0, comments: [] });
	}
});
