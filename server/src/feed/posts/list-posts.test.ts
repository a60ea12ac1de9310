import assert from "node:assert/strict";
import { listPosts, pinPost } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, publishes, silences, uploadsPicture } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, sam, dora, tess, newMember, pool } = await society();

const page = async (who: MemberPerson, asked: Record<string, string> = {}) => {
	const answer = await who.calls(listPosts, undefined, asked);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return listPosts.answer.parse(answer.body);
};
const words = async (who: MemberPerson, asked: Record<string, string> = {}) =>
	(await page(who, asked)).results.map(({ content }) => content);
const pins = async (post_id: string) => assert.equal((await sam.calls(pinPost, { post_id })).status, 200);

/** Every page to the end, by cursor. */
const allPages = async (who: MemberPerson, asked: Record<string, string>) => {
	const pages: string[][] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const read = await page(who, { ...asked, ...(cursor ? { cursor } : {}) });
		pages.push(read.results.map(({ content }) => content));
		cursor = read.next;
	}
	return pages;
};

test("pinned posts come first, then the newest; pages go on without gap or repetition (F5, F7)", async () => {
	const ada = await newMember("ada", "listener");
	const posts = [];
	for (let n = 1; n <= 9; n++) posts.push(await publishes(ada, `${n}`, { is_public: n % 3 !== 0 }));
	await pins(posts[1]?.id ?? "");
	await pins(posts[4]?.id ?? "");
	const of = { user_id: ada.id };
	assert.deepEqual(await words(ada, of), ["5", "2", "9", "8", "7", "6", "4", "3", "1"]);
	assert.deepEqual(await words(tess, of), ["5", "2", "8", "7", "4", "1"]);
	for (const limit of ["1", "2", "3", "4"]) {
		assert.deepEqual((await allPages(ada, { ...of, limit })).flat(), ["5", "2", "9", "8", "7", "6", "4", "3", "1"]);
		assert.deepEqual((await allPages(tess, { ...of, limit })).flat(), ["5", "2", "8", "7", "4", "1"]);
	}
	assert.deepEqual(await allPages(tess, { ...of, limit: "3" }), [
		["5", "2", "8"],
		["7", "4", "1"],
	]);
	assert.deepEqual(await allPages(tess, { ...of, limit: "6" }), [["5", "2", "8", "7", "4", "1"]]);
	const byNumber = [];
	for (const number of ["1", "2", "3"]) byNumber.push(await words(ada, { ...of, limit: "4", page: number }));
	assert.deepEqual(byNumber, [["5", "2", "9", "8"], ["7", "6", "4", "3"], ["1"]]);
	assert.deepEqual(await page(ada, { ...of, limit: "4", page: "4" }), { results: [], next: null });
	await pool.query("UPDATE posts SET pinned_at = NULL");
});

test("a new post stands after the pinned ones and before the rest, and a page that is open goes on below it (F5, F7)", async () => {
	const [first, second, third] = [
		await publishes(lina, "First"),
		await publishes(lina, "Second"),
		await publishes(lina, "Third"),
	];
	await pins(first.id);
	const open = await page(omar, { limit: "2" });
	assert.deepEqual(
		open.results.map(({ id }) => id),
		[first.id, third.id],
	);
	const fresh = await publishes(omar, "Fresh");
	assert.deepEqual(
		(await page(omar, { limit: "2" })).results.map(({ id }) => id),
		[first.id, fresh.id],
	);
	const next = await page(omar, { limit: "1", cursor: open.next ?? "" });
	assert.deepEqual(
		next.results.map(({ id }) => id),
		[second.id],
	);
	await pins(first.id);
});

test("the whole feed has what everybody sees and what those one follows wrote for followers, in one order (F1, F5)", async () => {
	const [eve, fay, gil] = [
		await newMember("eve", "listener"),
		await newMember("fay", "listener"),
		await newMember("gil", "listener"),
	];
	await follows(gil, eve);
	for (let n = 0; n < 6; n++) {
		await publishes(eve, `eve closed ${n}`, { is_public: false });
		await publishes(fay, `fay ${n % 2 ? "open" : "closed"} ${n}`, { is_public: n % 2 === 1 });
		await publishes(gil, `gil closed ${n}`, { is_public: false });
	}
	const seenBy = async (who: MemberPerson, limit: string) =>
		(await allPages(who, { limit })).flat().filter((content) => /^(eve|fay|gil) /.test(content));
	const all = Array.from({ length: 6 }, (_, at) => 5 - at).flatMap((n) => [
		`gil closed ${n}`,
		`fay ${n % 2 ? "open" : "closed"} ${n}`,
		`eve closed ${n}`,
	]);
	const sees = {
		gil: all.filter((content) => !content.startsWith("fay closed")),
		fay: all.filter((content) => content.startsWith("fay")),
		tess: all.filter((content) => content.startsWith("fay open")),
		sam: all,
	};
	for (const limit of ["4", "100"]) {
		assert.deepEqual(await seenBy(gil, limit), sees.gil);
		assert.deepEqual(await seenBy(fay, limit), sees.fay);
		assert.deepEqual(await seenBy(tess, limit), sees.tess);
		assert.deepEqual(await seenBy(sam, limit), sees.sam);
	}
	assert.ok(!(await words(gil, { public: "true", limit: "100" })).some((content) => content.includes("closed")));
	await silences(gil, eve, "mute");
	assert.deepEqual(
		await seenBy(gil, "4"),
		sees.gil.filter((content) => !content.startsWith("eve")),
	);
});

test("posts are found by author, topic, and media, each as far as the reader may see them (F3, F4, P6)", async () => {
	const hal = await newMember("hal", "listener");
	const { url } = await uploadsPicture(hal);
	await publishes(hal, "open #harbour");
	await publishes(hal, "closed #Harbour", { is_public: false });
	await publishes(hal, "picture", { media_type: "image", media_url: url });
	await publishes(hal, "song", { media_type: "youtube", media_url: "dQw4w9WgXcQ" });
	await publishes(lina, "open too #HARBOUR");
	assert.deepEqual(await words(tess, { hashtag: "harbour" }), ["open too #HARBOUR", "open #harbour"]);
	assert.deepEqual(await words(tess, { hashtag: "#Harbour" }), ["open too #HARBOUR", "open #harbour"]);
	assert.deepEqual(await words(hal, { hashtag: "harbour", user_id: hal.id }), ["closed #Harbour", "open #harbour"]);
	assert.deepEqual(await words(tess, { hashtag: "harb" }), []);
	assert.deepEqual(await words(tess, { user_id: hal.id, media: "any" }), ["picture"]);
	assert.deepEqual(await words(tess, { media: "image", public: "true", limit: "9" }), ["picture"]);
	assert.deepEqual(await words(tess, { media: "video" }), []);
	assert.deepEqual(await words(tess, { user_id: "00000000-0000-7000-8000-000000000000" }), []);
});

test("posts are found by their words in any case, also while the last word is being typed (F4)", async () => {
	await publishes(lina, "A lighthouse in the evening fog");
	await publishes(lina, "A lighthouse keeper's diary");
	await publishes(lina, "Of Écluses and lighthouses", { is_public: false });
	const keeper = "A lighthouse keeper's diary";
	const fog = "A lighthouse in the evening fog";
	const asked: [query: string, found: string[]][] = [
		["LIGHTHOUSE", [keeper, fog]],
		["lightho", [keeper, fog]],
		["lighthouse eve", [fog]],
		['"evening fog"', [fog]],
		["lighthouse -fog", [keeper]],
		["fog or diary", [keeper, fog]],
		["ighthouse", []],
		["!!! & | ( ' \\ :*", []],
		["écl", []],
		["líghthoüse", [keeper, fog]],
		["in the EVÉNING -díary", [fog]],
	];
	for (const [query, found] of asked) assert.deepEqual(await words(tess, { query }), found, query);
	for (const query of ["écl", "ecluses", "ECLUSES", "E\u0301cluses", '"of ecluses"'])
		assert.deepEqual(await words(lina, { query }), ["Of Écluses and lighthouses"], query);
});

test("a post in the list has who likes it, the reader first, and the latest two comments (F2, F5)", async () => {
	const post = await publishes(lina, "Much liked");
	for (const who of [tess, omar, sam, dora]) await likes(who, post.id);
	for (const [who, content] of [
		[omar, "one"],
		[sam, "two"],
		[dora, "three"],
	] as const)
		await commentsOn(who, post.id, content);
	const [seen] = (await page(tess, { user_id: lina.id, limit: "1" })).results;
	assert.deepEqual(
		seen?.likes.map(({ id }) => id),
		[tess.id, dora.id, sam.id, omar.id],
	);
	assert.deepEqual([seen?.liked, seen?.total_likes, seen?.total_comments], [true, 4, 3]);
	assert.deepEqual(
		seen?.comments.map(({ content }) => content),
		["two", "three"],
	);
	await silences(tess, dora, "mute");
	const [muted] = (await page(tess, { user_id: lina.id, limit: "1" })).results;
	assert.deepEqual(
		muted?.comments.map(({ content }) => content),
		["one", "two"],
	);
});

test("a cursor, a limit or a filter that cannot be is 400 (F7)", async () => {
	const wrong: Record<string, string>[] = [
		{ cursor: "no-cursor" },
		{ cursor: Buffer.from('["other","no-id"]').toString("base64url") },
		{ cursor: Buffer.from(`["another","${lina.id}"]`).toString("base64url") },
		{ limit: "0" },
		{ limit: "101" },
		{ page: "0" },
		{ page: "1.5" },
		{ user_id: "somebody" },
		{ media: "painting" },
		{ public: "perhaps" },
	];
	for (const asked of wrong) refusal(await omar.calls(listPosts, undefined, asked), 400);
});

test("a page by its number is within the first ten thousand posts; beyond it there is none (F5)", async () => {
	for (const asked of [
		{ page: "500", limit: "20" },
		{ page: "100", limit: "100" },
	])
		assert.deepEqual(await words(tess, asked), []);
	const beyond: Record<string, string>[] = [
		{ page: "501" },
		{ page: "101", limit: "100" },
		{ page: "10000", limit: "100" },
	];
	for (const asked of beyond) refusal(await tess.calls(listPosts, undefined, asked), 400);
});
