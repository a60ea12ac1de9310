import assert from "node:assert/strict";
import { suggest, trendingTags } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { follows, publishes, silences } from "../../../test/feed.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { content } from "../../platform/content/content.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { hide } from "../index.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, newMember, newBrowser, clock, platform, pool, address } = cast;

const suggested = async (who: MemberPerson, kind: "mention" | "hashtag", query: string) => {
	const answer = await who.calls(suggest, undefined, { kind, query });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return suggest.answer.parse(answer.body).results;
};
const wordsFor = async (who: MemberPerson, kind: "mention" | "hashtag", query: string) =>
	(await suggested(who, kind, query)).map(({ word }) => word);
const trendsFor = async (who: MemberPerson) => trendingTags.answer.parse((await who.calls(trendingTags)).body).trending;

test("while somebody types after @ members are suggested by username and by each name, those they follow first (F4)", async () => {
	await follows(tess, sam);
	assert.deepEqual(
		await suggested(tess, "mention", "li"),
		[
			{ word: "lina", name: "Lina Moreau", avatar: null },
			{ word: "dora", name: "Dora Lindqvist", avatar: null },
		].sort((a, b) => a.word.localeCompare(b.word)),
	);
	assert.deepEqual(await wordsFor(tess, "mention", "@LINA"), ["lina"]);
	assert.deepEqual(await wordsFor(tess, "mention", "oka"), ["sam"]);
	assert.deepEqual(await wordsFor(tess, "mention", ""), ["sam", "dora", "lina", "omar"]);
	assert.deepEqual(await wordsFor(tess, "mention", "tess"), []);
	assert.deepEqual(await wordsFor(tess, "mention", "100%_\\"), []);
});

test("who is not met is not suggested: new, deactivated, blocked either way, or muted (F4)", async () => {
	const gone = await newMember("gone", "listener");
	const apart = await newMember("apart", "listener");
	assert.deepEqual(await wordsFor(lina, "mention", "newman"), ["apart", "gone"]);
	assert.deepEqual(await wordsFor(lina, "mention", "noor"), []);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	await silences(apart, lina, "block");
	assert.deepEqual(await wordsFor(lina, "mention", "newman"), []);
	await silences(lina, omar, "mute");
	assert.deepEqual(await wordsFor(lina, "mention", "omar"), []);
	assert.deepEqual(await wordsFor(omar, "mention", "lina"), ["lina"]);
});

test("while somebody types after # topics of open posts are suggested, those of most members first (F4)", async () => {
	for (const words of ["#gardens #garlic", "#garlic", "#garlic"]) await publishes(dora, words);
	await publishes(sam, "#gardens");
	await publishes(sam, "#garment", { is_public: false });
	await follows(tess, sam);
	assert.deepEqual(await wordsFor(tess, "hashtag", "gar"), ["gardens", "garlic"]);
	assert.deepEqual(await wordsFor(tess, "hashtag", "#GARD"), ["gardens"]);
	assert.deepEqual(await wordsFor(tess, "hashtag", "mot"), ["motivation"]);
	assert.equal((await wordsFor(tess, "hashtag", "")).length, 8);
});

test("who has only registered, and who is not logged in, is suggested nothing (F4)", async () => {
	const wishes: Record<string, string>[] = [{ kind: "mention", query: "l" }, { kind: "hashtag" }];
	for (const asked of wishes) {
		refusal(await noor.calls(suggest, undefined, asked), 403, "forbidden");
		refusal(await newBrowser().calls(suggest, undefined, asked), 401, "not_logged_in");
	}
	refusal(await noor.calls(trendingTags), 403, "forbidden");
	refusal(await tess.calls(suggest, undefined, { kind: "person", query: "l" }), 400);
});

test("trending are the topics most people used in seven days, beside the six that always stand (P6)", async () => {
	clock.passMinutes(8 * 24 * 60);
	const again = (username: string) => logsIn(address, username);
	const [lina, omar, sam, dora, tess] = [
		await again("lina"),
		await again("omar"),
		await again("sam"),
		await again("dora"),
		await again("tess"),
	];
	const answer = trendingTags.answer.parse((await tess.calls(trendingTags)).body);
	assert.deepEqual(answer, { standing: [...content().community.tags], trending: [] });
	for (let n = 0; n < 3; n++) await publishes(sam, `#often ${n}`);
	const { id } = await publishes(dora, "#shared #hidden #motivation");
	await publishes(sam, "#shared");
	await publishes(lina, "#secret", { is_public: false });
	assert.deepEqual(await trendsFor(tess), [
		{ tag: "shared", people: 2, posts: 2 },
		{ tag: "often", people: 1, posts: 3 },
		{ tag: "hidden", people: 1, posts: 1 },
	]);
	await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "post", id }));
	const left = [
		{ tag: "often", people: 1, posts: 3 },
		{ tag: "shared", people: 1, posts: 1 },
	];
	for (const who of [tess, dora, sam]) assert.deepEqual(await trendsFor(who), left);
	for (let n = 0; n < 12; n++) await publishes(omar, `#topic${n}`);
	assert.equal((await trendsFor(tess)).length, 10);
	clock.passMinutes(7 * 24 * 60);
	assert.deepEqual(await trendsFor(await again("tess")), []);
});
