import assert from "node:assert/strict";
import { test } from "vitest";
import {
	changePost,
	fits,
	hearFirstPage,
	hearPost,
	idsBy,
	isWithin,
	type LoadedFeed,
	placePost,
	postsOf,
	stillArrived,
	withCounts,
	withLike,
	withoutPosts,
} from "./feed-cache.ts";
import { samplePost } from "./sample-posts.ts";

const feedOf = (pages: readonly (readonly string[])[], pinned: readonly string[] = []): LoadedFeed => ({
	pages: pages.map((ids, at) => ({
		results: ids.map((id) => samplePost(id, { is_pinned: pinned.includes(id) })),
		next: at < pages.length - 1 || ids.includes("more") ? "cursor" : null,
	})),
	pageParams: pages.map((_, at) => (at === 0 ? "" : "cursor")),
});
const ids = (feed: LoadedFeed) => postsOf(feed).map(({ id }) => id);

test("a new post stands after the pinned ones and before the rest (F5)", () => {
	const feed = feedOf([["p8", "p2", "p7", "p6"], ["p5"]], ["p8", "p2"]);
	assert.deepEqual(ids(placePost(feed, samplePost("p9"))), ["p8", "p2", "p9", "p7", "p6", "p5"]);
});

test("the first post of an empty feed is there (F5)", () => {
	assert.deepEqual(ids(placePost(feedOf([[]]), samplePost("p1"))), ["p1"]);
});

test("a post that is pinned goes to the front, and back to its place when it is unpinned (F5)", () => {
	const feed = feedOf(
		[
			["p9", "p8"],
			["p7", "p6"],
		],
		["p9"],
	);
	const pinned = hearPost(feed, {}, samplePost("p6", { is_pinned: true }));
	assert.deepEqual(ids(pinned), ["p9", "p6", "p8", "p7"]);
	assert.deepEqual(ids(hearPost(pinned, {}, samplePost("p6"))), ["p9", "p8", "p7", "p6"]);
});

test("an unpinned post that belongs beyond what is loaded leaves until its page comes", () => {
	const feed: LoadedFeed = {
		pages: [{ results: [samplePost("p1", { is_pinned: true }), samplePost("p9")], next: "cursor" }],
		pageParams: [""],
	};
	assert.deepEqual(ids(hearPost(feed, {}, samplePost("p1"))), ["p9"]);
});

test("a deleted post leaves every page (F5)", () => {
	const feed = feedOf([
		["p3", "p2"],
		["p2", "p1"],
	]);
	assert.deepEqual(ids(feed), ["p3", "p2", "p1"]);
	assert.deepEqual(ids(withoutPosts(feed, ({ id }) => id === "p2")), ["p3", "p1"]);
});

test("with somebody who is erased all their posts go, wherever they were loaded, and no others (F5)", () => {
	const by = (id: string, authorId: string) => samplePost(id, { author: { ...samplePost(id).author, id: authorId } });
	const feed = {
		pages: [
			{ results: [by("p4", "gone"), by("p3", "stays")], next: "x" },
			{ results: [by("p2", "gone")], next: null },
		],
		pageParams: ["", "x"],
	};
	assert.deepEqual(
		idsBy("gone", [feed, undefined], [by("p1", "gone"), by("p0", "stays")]),
		new Set(["p4", "p2", "p1"]),
	);
});

test("a like counts at once, and only once (F5)", () => {
	const post = samplePost("p1", { total_likes: 2 });
	const liked = withLike(true)(post);
	assert.deepEqual([liked.liked, liked.total_likes], [true, 3]);
	assert.equal(withLike(true)(liked), liked);
	assert.deepEqual(withLike(false)(liked), post);
});

test("counts that arrive change what is known and nothing else (F5)", () => {
	const feed = feedOf([["p2", "p1"]]);
	const [first, second] = postsOf(changePost(feed, "p1", withCounts({ total_comments: 4 })));
	assert.equal(second?.total_comments, 4);
	assert.equal(first, feed.pages[0]?.results[0]);
	assert.equal(changePost(feed, "gone", withCounts({ total_likes: 1 })), feed);
});

test("a list shows what fits its filter, and leaves what only the server knows to the server", () => {
	const post = samplePost("p1", { hashtags: ["hope"], media_type: "image", is_public: false });
	assert.equal(fits({}, post), true);
	assert.equal(fits({ user_id: "a1", hashtag: "hope", media: "any" }, post), true);
	assert.equal(fits({ user_id: "b2" }, post), false);
	assert.equal(fits({ hashtag: "growth" }, post), false);
	assert.equal(fits({ media: "video" }, post), false);
	assert.equal(fits({ public: true }, post), false);
	assert.equal(fits({ media: "any" }, samplePost("p2", { media_type: "youtube" })), false);
	assert.equal(fits({ query: "hello" }, post), null);
	const feed = feedOf([["p2"]]);
	assert.equal(hearPost(feed, { query: "hello" }, post), feed);
	assert.deepEqual(ids(hearPost(feedOf([["p1"]]), { public: true }, post)), []);
});

test("after a gap the known posts stand as they are now, and the others wait to be shown", () => {
	const feed = feedOf([["p3", "p2"], ["p1"]]);
	const page = { results: [samplePost("p5"), samplePost("p4"), samplePost("p3", { total_likes: 9 })], next: "cursor" };
	const heard = hearFirstPage(feed, {}, page, new Set(ids(feed)));
	assert.deepEqual(heard.fresh, ["p5", "p4"]);
	assert.deepEqual(ids(heard.feed), ["p3", "p2", "p1"]);
	assert.equal(postsOf(heard.feed)[0]?.total_likes, 9);
});

test("what is missing after a gap is gone, as far as the first page reaches", () => {
	const feed = feedOf([["p9", "p7", "p6", "p5"], ["p2"]], ["p9"]);
	const page = { results: [samplePost("p7"), samplePost("p5")], next: "cursor" };
	const heard = hearFirstPage(feed, {}, page, new Set(ids(feed)));
	assert.deepEqual(ids(heard.feed), ["p9", "p7", "p5", "p2"]);
	assert.deepEqual(heard.doubtful, ["p9"]);
	const late = hearFirstPage(feed, {}, page, new Set(["p7", "p5"]));
	assert.deepEqual(ids(late.feed), ids(feed), "what came while it was under way stays");
	const all = hearFirstPage(feed, {}, { results: [samplePost("p7")], next: null }, new Set(ids(feed)));
	assert.deepEqual(ids(all.feed), ["p9", "p7"]);
});

test("what arrives while the new posts are fetched is counted on", () => {
	const page = { results: [samplePost("p5"), samplePost("p4")], next: "cursor" };
	assert.deepEqual(stillArrived(["p1", "p4", "p5", "p6"], page, ["p1", "p4"]), ["p6"]);
});

test("a post that shows again belongs to a list as far as it was loaded", () => {
	const feed: LoadedFeed = { pages: [{ results: [samplePost("p5")], next: "cursor" }], pageParams: [""] };
	assert.deepEqual([isWithin(feed, "p6"), isWithin(feed, "p4")], [true, false]);
	assert.equal(isWithin(feedOf([["p5"]]), "p4"), true);
});
