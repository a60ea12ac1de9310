import assert from "node:assert/strict";
import { test } from "vitest";
import { commentsOn, noticesOf, publishes, readsPost } from "../../../test/feed.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, tess, newMember, pool } = await society();

const namedIn = async (content: string) => (await publishes(lina, content)).mentions.map(({ username }) => username);

test("who has no part in the community is not named, so that nobody learns who is registered (F4)", async () => {
	const gone = await newMember("gone", "listener");
	const away = await newMember("away", "listener");
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	const post = await publishes(lina, "To myself: @noor @gone @away @omar @nobody", { is_public: false });
	assert.deepEqual(
		post.mentions.map(({ username }) => username),
		["away", "omar"],
	);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [away.id]);
	assert.deepEqual(
		(await readsPost(lina, post.id)).mentions.map(({ username }) => username),
		["omar"],
	);
});

test("a username of former days that ends or begins with a sign is meant where there is one, else the sentence's end (F4)", async () => {
	const anna = await newMember("anna", "listener");
	const other = await newMember("anna.", "listener");
	await newMember("-bea-", "listener");
	assert.deepEqual(await namedIn("Thank you @anna."), ["anna."]);
	assert.deepEqual(await namedIn("Thank you @anna"), ["anna"]);
	assert.deepEqual(await namedIn("Thank you @anna-"), ["anna"]);
	assert.deepEqual(await namedIn("@-bea-, @omar... and @tess-."), ["-bea-", "omar", "tess"]);
	const post = await publishes(lina, "A talk");
	await commentsOn(omar, post.id, "Ask @anna.");
	assert.deepEqual(await noticesOf(anna, post.id), []);
	assert.deepEqual(await noticesOf(other, post.id), [{ kind: "mention", actor: omar.id }]);
});

test("topics in every script are whole, and one spelling is one topic (F4)", async () => {
	const post = await publishes(tess, "#हिन्दी #cafe\u0301 #CAFÉ");
	assert.deepEqual(post.hashtags, ["हिन्दी", "café"]);
	const answer = await omar.send("GET", `/api/v1/activityfeed/posts/?hashtag=${encodeURIComponent("cafe\u0301")}`);
	assert.ok(JSON.stringify(answer.body).includes(post.id));
});
