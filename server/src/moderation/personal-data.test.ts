import assert from "node:assert/strict";
import { eraseMember, exportMember } from "@warmline/contract/members/calls";
import { silence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import type { MemberPerson } from "../../test/person.ts";
import { commentsOn, decides, publishes, queueOf, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";

const { address, pool, omar, sam, dora, lina, newMember } = await society();

/** Words that no other person and nothing else has. */
const traces = ["xenophanes", "quillfeather", "ataraxia"];

const exported = async (person: MemberPerson, reader = person) => {
	const path = exportMember.path.replace(":member_id", person.id);
	const headers = { authorization: `Token ${reader.token}` };
	const response = await fetch(`${address}/api/v1${path}`, { headers });
	const files = await unzip(Buffer.from(await response.arrayBuffer()));
	return JSON.parse(files.get("person.json")?.toString() ?? "");
};
const keptOf = async (person: MemberPerson, reader = person) => (await exported(person, reader)).moderation;

test("an export has what somebody reported and was told, and not who reported them", async () => {
	const [rosa, theo] = [await newMember("rosa", "listener"), await newMember("theo", "supervisor")];
	const [own, others] = [await publishes(rosa, "By Rosa."), await publishes(omar, "By Omar, eudaimonia.")];
	await reports(rosa, { kind: "post", id: others.id, reason: "spam", words: "Again and again." });
	await reports(omar, { kind: "post", id: own.id, words: "Omar's own words." });
	await reports(omar, { kind: "member", id: rosa.id, words: "Waits." });
	await decides(theo, own.id, "warn", { words: "Please be kind." });
	const kept = await keptOf(rosa);
	assert.deepEqual(
		kept.sent.map(({ reason, words }: Record<string, unknown>) => [reason, words]),
		[["spam", "Again and again."]],
	);
	assert.deepEqual(
		kept.about_own.map(({ content, verdict, words }: Record<string, unknown>) => [content, verdict, words]),
		[["By Rosa.", "warn", "Please be kind."]],
	);
	const text = JSON.stringify(kept);
	for (const word of ["Omar", omar.id, "Theo", theo.id, "Waits", "eudaimonia"]) assert.ok(!text.includes(word), word);
	const [decided] = (await keptOf(theo)).decided;
	assert.deepEqual([decided.verdict, decided.words], ["warn", "Please be kind."]);
});

test("a director does not read in another's copy who reported them, decided on them, muted or blocked them", async () => {
	const [nell, dara] = [await newMember("nell", "supervisor"), await newMember("dara", "director")];
	const [own, below] = [await publishes(dara, "By a director."), await publishes(dara, "Another.")];
	await reports(nell, { kind: "member", id: dara.id, words: "Because of Dara." });
	await reports(nell, { kind: "post", id: own.id });
	await reports(omar, { kind: "post", id: below.id });
	await decides(sam, own.id, "keep");
	await decides(nell, below.id, "keep", { words: "Dara again." });
	await nell.calls(silence, { kind: "block" }, { member_id: dara.id });
	const seen = JSON.stringify(await exported(nell, dara));
	for (const word of [dara.id, own.id, below.id, "Dara", "dara"]) assert.ok(!seen.includes(word), word);
	const hers = await exported(nell);
	assert.equal(hers.moderation.sent.length, 2);
	assert.equal(hers.moderation.decided.length, 1);
	assert.deepEqual(
		hers.profile.silenced.map(({ kind }: { kind: string }) => kind),
		["block"],
	);
	assert.equal(hers.notifications.notices.length, 2);
});

test("who was reported, and it was left, does not learn it from their copy", async () => {
	const rick = await newMember("rick", "listener");
	const post = await publishes(rick, "By Rick.");
	await reports(omar, { kind: "post", id: post.id });
	await decides(sam, post.id, "keep");
	const copy = JSON.stringify(await exported(rick));
	assert.ok(copy.includes(post.id));
	assert.ok(!copy.includes("report") && !copy.includes("keep"), copy);
});

test("of somebody erased no word is left in any report, and what they reported is decided as before", async () => {
	const gone = await newMember("xenophanes", "supervisor");
	await pool.query("UPDATE members SET first_name = 'Xandria', last_name = 'Quillfeather' WHERE id = $1", [gone.id]);
	const post = await publishes(gone, "Ataraxia is all.");
	const comment = await commentsOn(gone, post.id, "Ataraxia, I said.");
	const below = await publishes(lina, "By Lina.");
	await reports(omar, { kind: "post", id: post.id, words: "Quillfeather repeats herself." });
	await reports(omar, { kind: "comment", id: comment.id });
	await reports(omar, { kind: "member", id: gone.id });
	await decides(sam, post.id, "hide", { words: "Dear Quillfeather, please stop." });
	await reports(gone, { kind: "post", id: below.id, words: "Says Quillfeather." });
	const third = await publishes(lina, "Decided by who is gone.");
	await reports(omar, { kind: "post", id: third.id });
	await decides(gone, third.id, "keep");
	assert.ok((await foundAnywhere(pool, traces)).length > 8);

	const erased = await dora.calls(eraseMember, { username: "xenophanes" }, { member_id: gone.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	assert.deepEqual(await foundAnywhere(pool, traces), []);

	const waiting = await queueOf(sam);
	assert.deepEqual(waiting.results.map(({ about, reporter, words }) => [about.id, reporter, words]).slice(-1), [
		[below.id, null, null],
	]);
	assert.ok(waiting.results.every(({ about }) => about.author !== null));
	assert.equal((await decides(sam, below.id, "keep")).verdict?.verdict, "keep");
	const { results } = await queueOf(sam, { decided: "true" });
	const [reported, decided] = [post, third].map(({ id }) => results.find(({ about }) => about.id === id));
	assert.deepEqual([reported?.about.author, reported?.about.content, reported?.about.state], [null, null, "gone"]);
	assert.equal(decided?.verdict?.by, null);
	assert.ok((await toldTo(omar)).includes("The post you reported has been hidden. Thank you."));
});
