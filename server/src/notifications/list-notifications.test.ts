import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { listNotifications, readNotifications } from "@warmline/contract/notifications/calls";
import { test } from "vitest";
import { lists, reads, tells } from "../../test/notices.ts";
import type { MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { forgetOldNotifications } from "./forget-old-notifications.ts";
import { forgetNoticesFrom, forgetNoticesOf, type Notice, notify } from "./index.ts";

const cast = await society();
const { lina, omar, sam, tess, noor, platform, newMember, pool } = cast;
const { db } = platform.database;

const about = (member: MemberPerson, actor: MemberPerson | null, kind: Notice["kind"], more: Partial<Notice> = {}) => ({
	member_id: member.id,
	actor_id: actor?.id ?? null,
	kind,
	...more,
});
const inShort = async (member: MemberPerson, asked = {}) =>
	(await lists(member, asked)).results.map(({ kind, actor, others, read_at }) =>
		[kind, actor?.username ?? "society", others, read_at === null ? "unread" : "read"].join(" "),
	);

test("what concerns a member is listed for them alone, the newest first, with who did it and where", async () => {
	const post_id = randomUUID();
	const comment_id = randomUUID();
	await tells(platform, about(tess, lina, "mention", { post_id }));
	await tells(platform, about(tess, omar, "comment", { post_id, comment_id }), about(sam, omar, "follow"));
	const { results, next, unread } = await lists(tess);
	assert.deepEqual([next, unread], [null, 2]);
	const [comment, mention] = results;
	assert.deepEqual(comment?.target, { post_id, comment_id, message: null, words: null, shift_at: null });
	assert.deepEqual(comment?.actor, { id: omar.id, username: "omar", name: "Omar", avatar: null });
	assert.deepEqual([mention?.kind, mention?.actor?.id, mention?.read_at], ["mention", lina.id, null]);
	assert.deepEqual(await inShort(sam), ["follow omar 0 unread"]);
	assert.deepEqual((await lists(lina)).results, []);
	assert.equal((await noor.calls(listNotifications)).status, 403);
	assert.equal((await noor.calls(readNotifications, { ids: [randomUUID()] })).status, 403);
});

test("nobody is told of what they did themselves, and the same again is no second notice", async () => {
	const member = await newMember("una", "listener");
	await tells(platform, about(member, member, "like", { post_id: randomUUID() }));
	const same_as = `follow:${lina.id}`;
	for (let n = 0; n < 3; n++) await tells(platform, about(member, lina, "follow", { same_as }));
	await Promise.all([1, 2, 3].map(() => tells(platform, about(member, lina, "follow", { same_as }))));
	await tells(platform, about(omar, lina, "follow", { same_as }));
	assert.deepEqual(await inShort(member), ["follow lina 0 unread"]);
});

test("an act that does not come about tells nobody", async () => {
	const member = await newMember("ravi", "listener");
	const act = inTransaction(db, async (work) => {
		await notify(platform, work, [about(member, lina, "follow")]);
		throw new Error("undone");
	});
	await assert.rejects(act, /undone/);
	assert.deepEqual(await inShort(member), []);
});

test("likes of one post since the last look are one entry, which moves up with each", async () => {
	const member = await newMember("lea", "listener");
	const [post_id, other] = [randomUUID(), randomUUID()];
	const likes = (actor: MemberPerson, of = post_id) => tells(platform, about(member, actor, "like", { post_id: of }));
	await likes(lina);
	await tells(platform, about(member, sam, "follow"));
	await likes(omar);
	await likes(sam);
	await likes(omar, other);
	assert.deepEqual(await inShort(member), ["like omar 0 unread", "like sam 2 unread", "follow sam 0 unread"]);
	const { results, unread } = await lists(member);
	assert.equal(unread, 3);
	assert.equal(await reads(member, { ids: [results[1]?.id ?? ""] }), 2);
	await likes(tess);
	assert.deepEqual(await inShort(member), [
		"like tess 0 unread",
		"like omar 0 unread",
		"like sam 2 read",
		"follow sam 0 unread",
	]);
	assert.deepEqual(await inShort(member, { unread: "true" }), [
		"like tess 0 unread",
		"like omar 0 unread",
		"follow sam 0 unread",
	]);
});

test("a like that came after the list was read stays unread", async () => {
	const member = await newMember("kai", "listener");
	const post_id = randomUUID();
	await tells(platform, about(member, lina, "like", { post_id }));
	await tells(platform, about(member, omar, "like", { post_id }));
	const [seen] = (await lists(member)).results;
	await tells(platform, about(member, sam, "like", { post_id }));
	assert.equal(await reads(member, { ids: [seen?.id ?? ""] }), 1);
	assert.deepEqual(await inShort(member), ["like sam 0 unread", "like omar 1 read"]);
});

test("up to the newest that was seen all is read, and nothing of what came later or is somebody else's", async () => {
	const member = await newMember("ida", "listener");
	for (const actor of [lina, omar]) await tells(platform, about(member, actor, "follow"));
	const [newest] = (await lists(member)).results;
	await tells(platform, about(member, sam, "follow"));
	const others = (await lists(tess)).unread;
	assert.equal(await reads(member, { up_to: newest?.id ?? "" }), 1);
	assert.deepEqual(await inShort(member), ["follow sam 0 unread", "follow omar 0 read", "follow lina 0 read"]);
	const [first] = (await lists(member)).results;
	assert.equal(await reads(tess, { ids: [first?.id ?? ""] }), others);
	assert.equal((await lists(member)).unread, 1);
	assert.equal((await lists(tess)).unread, others);
});

test("which are read must be said, and in one way", async () => {
	const id = randomUUID();
	for (const body of [{}, { ids: [] }, { ids: [id], up_to: id }, { ids: ["x"] }, { up_to: "x" }]) {
		const { status } = await tess.send("POST", "/api/v1/notifications/read/", body);
		assert.equal(status, 400, JSON.stringify(body));
	}
});

test("pages follow each other without a hole or a repeat, also while new ones come", async () => {
	const member = await newMember("pia", "listener");
	const posts = Array.from({ length: 12 }, () => randomUUID());
	for (const post_id of posts)
		for (const actor of [lina, omar]) await tells(platform, about(member, actor, "like", { post_id }));
	const seen: (string | null)[] = [];
	let cursor: string | null = null;
	do {
		const page = await lists(member, { limit: "5", ...(cursor === null ? {} : { cursor }) });
		seen.push(...page.results.map(({ target }) => target.post_id));
		cursor = page.next;
		await tells(platform, about(member, sam, "follow"));
	} while (cursor !== null);
	assert.deepEqual(seen, posts.toReversed());
	const { status } = await member.send("GET", "/api/v1/notifications/?cursor=nowhere");
	assert.equal(status, 400);
});

test("what was deleted is not told of any more, and what moderators decided about it still is", async () => {
	const member = await newMember("otto", "listener");
	const [post_id, comment_id] = [randomUUID(), randomUUID()];
	await tells(
		platform,
		about(member, lina, "like", { post_id }),
		about(member, omar, "comment", { post_id, comment_id }),
		about(member, sam, "comment", { post_id, comment_id: randomUUID() }),
		about(member, null, "moderation", { post_id, message: "moderation_removed" }),
	);
	await forgetNoticesOf(db, { comment_id });
	assert.equal((await lists(member)).results.length, 3);
	await forgetNoticesOf(db, { post_ids: [post_id] });
	assert.deepEqual(await inShort(member), ["moderation society 0 unread"]);
	await tells(platform, about(member, lina, "follow"), about(member, omar, "follow"));
	await forgetNoticesFrom(db, member.id, lina.id);
	assert.deepEqual((await inShort(member)).length, 2);
});

test("at night what was read goes after three months, and everything after a year", async () => {
	const member = await newMember("nils", "listener");
	for (const [days, read_at] of [
		[89, new Date()],
		[91, new Date()],
		[364, null],
		[366, null],
	] as const) {
		await tells(platform, about(member, lina, "comment", { post_id: randomUUID(), same_as: `${days}` }));
		const aged = "UPDATE notifications SET at = at - $1 * interval '1 day', read_at = $2 WHERE same_as = $3";
		await pool.query(aged, [days, read_at, `${days}`]);
	}
	await forgetOldNotifications(platform);
	const kept = "SELECT same_as FROM notifications WHERE member_id = $1 ORDER BY same_as";
	const { rows } = await pool.query(kept, [member.id]);
	assert.deepEqual(
		rows.map(({ same_as }) => same_as),
		["364", "89"],
	);
});
