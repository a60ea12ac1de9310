import assert from "node:assert/strict";
import { editPost, listPosts, readPost } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { follows, noticesOf, publishes, readsPost, uploadsPicture } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { suspendFromCommunity } from "../../profiles/index.ts";

const { lina, omar, sam, dora, tess, newMember, platform, clock, pool } = await society();
await follows(omar, lina);

const edits = async (who: MemberPerson, post_id: string, change: Parameters<typeof who.calls<typeof editPost>>[1]) => {
	const answer = await who.calls(editPost, change, { post_id });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return editPost.answer.parse(answer.body).result;
};
const idsUnder = async (who: MemberPerson, hashtag: string) =>
	listPosts.answer.parse((await who.calls(listPosts, undefined, { hashtag })).body).results.map(({ id }) => id);

test("an edited post says so, keeps its place, and is found under the topics it names now (F2, F4)", async () => {
	const { id, created_at } = await publishes(lina, "Words with #before");
	const post = await edits(lina, id, { content: "Words with #after", content_warning: "grief" });
	assert.deepEqual([post.id, post.created_at, post.content_warning], [id, created_at, "grief"]);
	assert.ok(post.edited_at);
	assert.deepEqual([await idsUnder(omar, "before"), await idsUnder(omar, "after")], [[], [id]]);
	assert.equal((await edits(lina, id, { content_warning: null })).content_warning, null);
	assert.equal((await readsPost(omar, id)).content, "Words with #after");
});

test("nobody but its author edits a post, neither a moderator nor who may not see it (F2)", async () => {
	const open = await publishes(lina, "Mine");
	const closed = await publishes(lina, "Among friends", { is_public: false });
	for (const other of [omar, sam, dora])
		for (const { id } of [open, closed])
			refusal(await other.calls(editPost, { content: "Yours" }, { post_id: id }), 403, "forbidden");
	refusal(await tess.calls(editPost, { content: "Yours" }, { post_id: open.id }), 403, "forbidden");
	const hidden = await tess.calls(editPost, { content: "Yours" }, { post_id: closed.id });
	const unknown = await tess.calls(editPost, { content: "Yours" }, { post_id: tess.id });
	assert.deepEqual(refusal(hidden, 404), refusal(unknown, 404));
	refusal(await lina.calls(editPost, { content: "Yours" }, { post_id: "no-id" }), 404, "not_found");
	for (const { id, content } of [open, closed]) assert.equal((await readsPost(lina, id)).content, content);
});

test("a post is never left without words and media; a picture stays while its words change (F3, F6)", async () => {
	const { id } = await publishes(lina, "Words only");
	assert.ok(
		refusal(await lina.calls(editPost, { content: " " }, { post_id: id }), 400, "nothing_left").errors?.content,
	);
	refusal(await lina.calls(editPost, { content: "a".repeat(5001) }, { post_id: id }), 400);
	assert.equal((await readsPost(lina, id)).content, "Words only");
	const { url } = await uploadsPicture(lina);
	const picture = await publishes(lina, "With words", { media_type: "image", media_url: url });
	const after = await edits(lina, picture.id, { content: "", media_alt: "A field" });
	assert.deepEqual([after.content, after.media_url, after.media_alt], ["", url, "A field"]);
});

test("who is mentioned anew is told, who was told before is not told again (F4)", async () => {
	const { id } = await publishes(lina, "Hello @omar");
	await edits(lina, id, { content: "Hello @omar and @dora" });
	await edits(lina, id, { content: "Hello everybody" });
	const post = await edits(lina, id, { content: "Hello again @omar and @dora" });
	assert.deepEqual(
		post.mentions.map(({ username }) => username),
		["dora", "omar"],
	);
	for (const who of [omar, dora]) assert.equal((await noticesOf(who, id)).length, 1);
});

test("a post that is closed leaves the sight of who does not follow, at once and live; opened it is back (F2)", async () => {
	const { id } = await publishes(lina, "For everybody, for now");
	await tess.comesIn();
	await omar.comesIn();
	await edits(lina, id, { is_public: false });
	await tess.hears("post_deleted", { post_id: id });
	await omar.hears("post_changed", { post_id: id, edited: true });
	refusal(await tess.calls(readPost, undefined, { post_id: id }), 404, "not_found");
	assert.equal((await readsPost(omar, id)).is_public, false);
	await edits(lina, id, { is_public: true });
	assert.equal((await readsPost(tess, id)).is_public, true);
});

test("who is suspended from the community edits nothing until the time is over (F6)", async () => {
	const ruth = await newMember("ruth", "listener");
	const { id } = await publishes(ruth, "Before");
	await suspendFromCommunity(platform.database.db, {
		member_id: ruth.id,
		until: new Date(clock.now().getTime() + 3_600_000),
		by: sam.id,
	});
	refusal(await ruth.calls(editPost, { content: "After" }, { post_id: id }), 403, "suspended");
	clock.passMinutes(61);
	await edits(ruth, id, { content: "After" });
});

test("an edit that changes nothing leaves no trace, and nobody is told of it (F2)", async () => {
	const { id } = await publishes(lina, "As it was", { content_warning: "grief" });
	const alike = [{}, { content: "As it was" }, { content: " As it was ", content_warning: "grief", is_public: true }];
	for (const change of [...alike, { media_alt: null }, { checked: true }])
		assert.equal((await edits(lina, id, change)).edited_at, null);
	await edits(lina, id, { content: "Other words" });
	assert.ok((await readsPost(lina, id)).edited_at);
});

test("who edits more than 120 times an hour is asked to wait (F6)", async () => {
	const busy = await newMember("busy", "listener");
	const { id } = await publishes(busy, "Number 0");
	for (let n = 1; n <= 120; n++) await edits(busy, id, { content: `Number ${n}` });
	refusal(await busy.calls(editPost, { content: "One more" }, { post_id: id }), 429, "too_many_requests");
	assert.equal((await readsPost(busy, id)).content, "Number 120");
});

test("two edits at once leave the post as one of them made it, with its own topics (F2)", async () => {
	const { id } = await publishes(lina, "Nothing yet");
	await Promise.all(["#one", "#two", "#three"].map((content) => edits(lina, id, { content })));
	const { content } = await readsPost(lina, id);
	const { rows } = await pool.query("SELECT tag FROM post_hashtags WHERE post_id = $1", [id]);
	assert.deepEqual(
		rows.map(({ tag }) => `#${tag}`),
		[content],
	);
});
