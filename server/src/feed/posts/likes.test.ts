import assert from "node:assert/strict";
import { likePost } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { isLong } from "../../../test/faults/length.ts";
import { follows, likes, noticesOf, publishes, readsPost, silences } from "../../../test/feed.ts";
import { refusal } from "../../../test/refusal.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, tess, noor, newMember, newBrowser, pool } = cast;

/** What is stored: the count beside the post, and the likes themselves. */
const stored = async (postId: string) => {
	const { rows } = await pool.query(
		"SELECT total_likes, (SELECT count(*)::int FROM post_likes WHERE post_id = posts.id) AS likes FROM posts WHERE id = $1",
		[postId],
	);
	return rows[0];
};

test("a like toggles at once, and is answered with the post as it is then (F5)", async () => {
	const post = await publishes(lina, "A good day");
	const liked = await likes(omar, post.id);
	assert.deepEqual([liked.id, liked.total_likes, liked.liked, liked.likes], [post.id, 1, true, [{ id: omar.id }]]);
	const own = await likes(lina, post.id);
	assert.deepEqual([own.total_likes, own.liked], [2, true]);
	assert.deepEqual(own.likes, [{ id: lina.id }, { id: omar.id }]);
	const taken = await likes(omar, post.id);
	assert.deepEqual([taken.total_likes, taken.liked, taken.likes], [1, false, [{ id: lina.id }]]);
	assert.equal((await readsPost(omar, post.id)).liked, false);
	assert.equal((await readsPost(lina, post.id)).liked, true);
});

test("a like that says which is not taken back by being sent twice (F5)", async () => {
	const post = await publishes(lina, "Another good day");
	for (const like of [true, true]) assert.equal((await likes(omar, post.id, like)).total_likes, 1);
	for (const like of [false, false]) assert.equal((await likes(omar, post.id, like)).total_likes, 0);
	assert.equal((await likes(omar, post.id)).liked, true);
});

test("the author hears of a like once, however often it is given, and of their own not at all (F5)", async () => {
	const post = await publishes(lina, "A third good day");
	await likes(lina, post.id);
	for (const like of [true, false, true, false, true]) await likes(omar, post.id, like);
	assert.deepEqual(await noticesOf(lina, post.id), [{ kind: "like", actor: omar.id }]);
	await likes(omar, post.id, false);
	assert.deepEqual(await noticesOf(lina, post.id), []);
	await likes(omar, post.id, true);
	assert.deepEqual(await noticesOf(lina, post.id), [{ kind: "like", actor: omar.id }]);
	const quiet = await newMember("quinn", "listener");
	await silences(lina, quiet, "mute");
	assert.equal((await likes(quiet, post.id)).total_likes, 3);
	assert.deepEqual(await noticesOf(lina, post.id), [{ kind: "like", actor: omar.id }]);
});

test("of fifty members who like and take back at once, each counts once (F5)", async () => {
	const many = await signedIn(cast, 50, "listener");
	const post = await publishes(lina, "Everybody at once");
	for (let round = 1; round <= (isLong ? 40 : 2); round++) {
		await Promise.all(many.map((one) => likes(one, post.id)));
		const count = round % 2 === 1 ? 50 : 0;
		assert.deepEqual(await stored(post.id), { total_likes: count, likes: count });
	}
	await Promise.all(many.flatMap((one, n) => [likes(one, post.id, true), likes(one, post.id, n % 2 === 0)]));
	const after = await stored(post.id);
	assert.equal(after.total_likes, after.likes);
	assert.equal((await readsPost(lina, post.id)).total_likes, after.likes);
	assert.ok((await readsPost(lina, post.id)).likes.length <= 20);
});

test("one member who presses many times at once likes it or does not, and the count says which (F5)", async () => {
	const post = await publishes(lina, "Pressed and pressed");
	await Promise.all(Array.from({ length: 21 }, () => likes(omar, post.id)));
	assert.deepEqual(await stored(post.id), { total_likes: 1, likes: 1 });
});

test("nobody likes for another, or what they may not see (F5, F2)", async () => {
	const hidden = await publishes(lina, "For friends", { is_public: false });
	refusal(await omar.calls(likePost, { post_id: hidden.id }), 404, "not_found");
	await follows(omar, lina);
	assert.equal((await likes(omar, hidden.id)).total_likes, 1);
	assert.equal((await likes(sam, hidden.id)).total_likes, 2);
	refusal(await tess.calls(likePost, { post_id: hidden.id }), 404, "not_found");
	refusal(await omar.calls(likePost, { post_id: "00000000-0000-7000-8000-000000000000" }), 404, "not_found");
	const open = await publishes(lina, "For all");
	refusal(await omar.calls(likePost, { post_id: open.id, user_id: lina.id }), 403, "forbidden");
	assert.equal((await omar.calls(likePost, { post_id: open.id, user_id: omar.id })).status, 200);
	await silences(lina, tess, "block");
	refusal(await tess.calls(likePost, { post_id: open.id }), 404, "not_found");
	refusal(await noor.calls(likePost, { post_id: open.id }), 403, "forbidden");
	refusal(await newBrowser().calls(likePost, { post_id: open.id }), 401, "not_logged_in");
	const { post_id: _, ...nothing } = { post_id: open.id };
	refusal(await omar.send("POST", "/api/v1/activityfeed/posts/like/", nothing), 400, "invalid_post_id");
	assert.equal((await readsPost(lina, open.id)).total_likes, 1);
});

test("who is suspended from the community likes nothing, reads on, and takes back what they liked before (F5)", async () => {
	const post = await publishes(lina, "To be read");
	const before = await publishes(lina, "Liked before");
	const quinn = await newMember("suspended", "listener");
	for (const _ of [1, 2]) await likes(quinn, before.id, true);
	await pool.query("INSERT INTO community_suspensions (member_id, until) VALUES ($1, now() + interval '1 day')", [
		quinn.id,
	]);
	refusal(await quinn.calls(likePost, { post_id: post.id }), 403, "suspended");
	assert.equal((await likes(quinn, before.id)).total_likes, 0);
	assert.equal((await likes(quinn, before.id, false)).total_likes, 0);
	refusal(await quinn.calls(likePost, { post_id: before.id }), 403, "suspended");
	assert.equal((await readsPost(quinn, post.id)).total_likes, 0);
});
