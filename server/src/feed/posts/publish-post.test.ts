import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { createPost, editPost } from "@warmline/contract/feed/calls";
import { postsAnHour } from "@warmline/contract/feed/post";
import { test } from "vitest";
import { follows, noticesOf, publishes, readsPost, silences, uploadsPicture } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, newMember, newBrowser, clock, pool, takenBy } = cast;

const posts = (who: Pick<MemberPerson, "calls">, body: Record<string, unknown>) => who.calls(createPost, body);
const countOf = async (content: string) =>
	(await pool.query("SELECT FROM posts WHERE content = $1", [content])).rowCount;

test("a post comes back as others will see it: words, author, Public, no likes and no comments (F2, F6)", async () => {
	const post = await publishes(lina, "  A calm evening with @omar. #Motivation #learning  ");
	assert.equal(post.content, "A calm evening with @omar. #Motivation #learning");
	assert.deepEqual([post.author.id, post.author.username, post.author.name], [lina.id, "lina", "Lina"]);
	assert.deepEqual(post.hashtags, ["motivation", "learning"]);
	assert.deepEqual(post.mentions, [{ id: omar.id, username: "omar" }]);
	assert.deepEqual(
		[post.is_public, post.is_pinned, post.is_hidden, post.edited_at, post.media_url],
		[true, false, false, null, null],
	);
	assert.deepEqual(
		[post.total_likes, post.likes, post.liked, post.total_comments, post.comments],
		[0, [], false, 0, []],
	);
	assert.deepEqual([post.can_edit, post.can_delete, post.can_pin], [true, true, false]);
	const seen = await readsPost(sam, post.id);
	assert.deepEqual([seen.can_edit, seen.can_delete, seen.can_pin], [false, true, true]);
	const { can_edit, can_delete, can_pin } = await readsPost(tess, post.id);
	assert.deepEqual([can_edit, can_delete, can_pin], [false, false, false]);
});

test("blank, too long, of a wrong type, or without anything: 400, a sentence at its field, and nothing stored (F6)", async () => {
	const before = (await pool.query("SELECT count(*) FROM posts")).rows;
	for (const body of [
		{},
		{ content: "  \n" },
		{ content: "\u200b\u2060\u200d" },
		{ content: "a".repeat(5001) },
		{ content: 7 },
		{ content: null },
	]) {
		const { errors } = refusal(await posts(lina, body), 400);
		assert.ok(errors?.content, JSON.stringify(body));
	}
	for (const body of [
		{ content: "a", media_type: "image" },
		{ content: "a", media_type: "youtube", media_url: "https://example.org/watch" },
	])
		assert.ok(refusal(await posts(lina, body), 400).errors?.media_url);
	assert.deepEqual((await pool.query("SELECT count(*) FROM posts")).rows, before);
});

test("the author named must be who asks, and who has only registered publishes nothing (F6)", async () => {
	refusal(await posts(lina, { content: "As another", author: omar.id }), 403, "forbidden");
	refusal(await posts(noor, { content: "Too early" }), 403, "forbidden");
	refusal(await posts(newBrowser(), { content: "From nowhere" }), 401, "not_logged_in");
	for (const content of ["As another", "Too early", "From nowhere"]) assert.equal(await countOf(content), 0);
	for (const author of [lina.id, lina.id.toUpperCase(), { id: lina.id }])
		assert.equal((await posts(lina, { content: "As myself", author })).status, 201);
});

test("a post that is sent again on a bad connection is stored once, also when both come at once (F6)", async () => {
	const sent = { content: "Sent again and again", client_id: "page-1" };
	const answers = await Promise.all([1, 2, 3, 4].map(() => posts(lina, sent)));
	answers.push(await posts(lina, { ...sent, content: "Whatever it says now" }));
	const ids = answers.map((answer) => {
		assert.equal(answer.status, 201, JSON.stringify(answer.body));
		return createPost.answer.parse(answer.body).result.id;
	});
	assert.equal(new Set(ids).size, 1);
	assert.equal(await countOf("Sent again and again"), 1);
	assert.notEqual(createPost.answer.parse((await posts(omar, sent)).body).result.id, ids[0]);
});

test("a video of YouTube is kept by its eleven characters, whichever address named it (F3)", async () => {
	for (const media_url of [
		"https://youtu.be/dQw4w9WgXcQ?t=1",
		"https://www.youtube.com/shorts/dQw4w9WgXcQ",
		"dQw4w9WgXcQ",
	]) {
		const post = await publishes(lina, "", { media_type: "youtube", media_url, media_title: "A song" });
		assert.deepEqual(
			[post.media_type, post.media_url, post.media_title, post.media_small_url],
			["youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "A song", null],
		);
	}
});

test("a picture is one's own upload, in one post only, and kept with its description (F3)", async () => {
	const { url, public_id } = await uploadsPicture(lina);
	refusal(await posts(omar, { content: "Hers", media_type: "image", media_url: url }), 400, "no_such_media");
	refusal(await posts(lina, { content: "A film?", media_type: "video", media_url: url }), 400, "no_such_media");
	const post = await publishes(lina, "", { media_type: "image", media_url: url, media_alt: "A green field" });
	assert.deepEqual(
		[post.media_type, post.media_url, post.media_alt, post.media_width, post.media_height],
		["image", url, "A green field", 8, 6],
	);
	assert.ok(post.media_small_url?.startsWith(url));
	for (const media_url of [url, public_id, "https://example.org/cat.jpg", `/api/v1/media/${omar.id}/`])
		refusal(await posts(lina, { content: "Again", media_url }), 400, "no_such_media");
	const another = await uploadsPicture(lina);
	const both = await Promise.all([1, 2].map(() => posts(lina, { media_url: another.url })));
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 400]);
});

test("who is mentioned and may see the post is told of it, once, and nobody else is (F4)", async () => {
	const quinn = await newMember("quinn", "listener");
	await follows(omar, lina);
	await silences(sam, lina, "mute");
	await silences(quinn, lina, "block");
	const words = "Thank you @omar, @OMAR, @dora, @tess, @sam, @quinn, @noor, @lina and @nobody";
	const open = await publishes(lina, words);
	const told = async (id: string) => {
		const people = { omar, sam, dora, tess, quinn, lina };
		const heard = await Promise.all(
			Object.entries(people).map(async ([name, who]) => ((await noticesOf(who, id)).length > 0 ? [name] : [])),
		);
		return heard.flat();
	};
	assert.deepEqual(await told(open.id), ["omar", "dora", "tess"]);
	assert.deepEqual(await noticesOf(omar, open.id), [{ kind: "mention", actor: lina.id }]);
	const closed = await publishes(lina, words, { is_public: false });
	assert.deepEqual(await told(closed.id), ["omar", "dora"]);
});

test("words that a visitor wrote to the author are asked about once, and what is published then is recorded", async () => {
	await omar.connects();
	const { visitor } = await takenBy(omar);
	visitor.says("send_message", {
		message: "Since the spring my brother drinks and nobody at home speaks of it",
		sender: "user",
	});
	await visitor.hears("new_message");
	const content = "Somebody told me: since the spring my brother drinks and nobody at home speaks of it.";
	refusal(await posts(omar, { content }), 409, "repeats_a_visitor");
	assert.equal(await countOf(content), 0);
	assert.equal((await posts(lina, { content })).status, 201);
	const { id } = await publishes(omar, content, { checked: true });
	const { results } = auditLog.answer.parse(
		(await dora.calls(auditLog, undefined, { act: "publish_after_warning" })).body,
	);
	assert.deepEqual(
		results.map(({ member, params }) => [member.id, params]),
		[[omar.id, { kind: "post", id }]],
	);
	const { id: harmless } = await publishes(omar, "A calm evening.");
	refusal(await omar.calls(editPost, { content }, { post_id: harmless }), 409, "repeats_a_visitor");
	assert.equal((await readsPost(omar, harmless)).content, "A calm evening.");
	assert.equal((await omar.calls(editPost, { content, checked: true }, { post_id: harmless })).status, 200);
});

test("who publishes more posts in an hour than the contract says is asked to wait (F6)", async () => {
	assert.ok(createPost.summary.includes(`at most ${postsAnHour} in an hour`));
	const busy = await newMember("busy", "listener");
	for (let n = 0; n < postsAnHour; n++) await publishes(busy, `Number ${n}`);
	const answer = await posts(busy, { content: "One more" });
	refusal(answer, 429, "too_many_requests");
	assert.ok(Number(answer.headers.get("retry-after")) > 0);
	clock.passMinutes(61);
	await publishes(busy, "An hour later");
});
