import assert from "node:assert/strict";
import { editPost } from "@warmline/contract/feed/calls";
import { endSilence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { commentsOn, follows, likes, publishes, silences } from "../../test/feed.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { lists, reads, tells } from "../../test/notices.ts";
import type { MemberPerson } from "../../test/person.ts";
import { decides, reports } from "../../test/reports.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { scheduleDigests } from "./digest/schedule-digests.ts";
import { type Notice, notify } from "./index.ts";

const { lina, omar, sam, dora, tess, platform, newMember, config } = await society();
const mailbox = await openMailbox(config.DATA_DIR);
const { db } = platform.database;

const about = (member: MemberPerson, actor: MemberPerson, kind: Notice["kind"], more: Partial<Notice> = {}) => ({
	member_id: member.id,
	actor_id: actor.id,
	kind,
	...more,
});
const inShort = async (member: MemberPerson) => {
	const { results, unread } = await lists(member);
	return [unread, ...results.map(({ kind, actor, others }) => `${kind} ${actor?.username} ${others}`)];
};

test("what came while a block came too is not listed, counted, told or mailed, in either direction", async () => {
	const [ada, ben] = [await newMember("ada", "listener"), await newMember("ben", "listener")];
	const post = await publishes(ada, "Hello.");
	await silences(ada, ben, "block");
	const line = await ada.comesIn();
	// As if the block had come between the look at it and the notice.
	await tells(platform, about(ada, ben, "comment", { post_id: post.id }), about(ben, ada, "follow"));
	await tells(platform, about(ada, omar, "follow"));
	await line.hears("notification", { unread: 1 });
	assert.equal(line.heard.filter(({ action }) => action === "notification").length, 1);
	assert.deepEqual(await inShort(ada), [1, "follow omar 0"]);
	assert.deepEqual(await inShort(ben), [0]);
	await scheduleDigests(platform);
	const mail = await mailbox.next();
	assert.equal(mail.to, "ada@society.example");
	assert.deepEqual(
		mail.text.split("\n").filter((text) => text.startsWith("• ")),
		["• Omar follows you now."],
	);
	line.close();
});

test("likes of those whom one does not want to see are not among the likes, and the others stay an entry", async () => {
	const eva = await newMember("eva", "listener");
	const post = await publishes(eva, "Likes.");
	const [muted, blocked] = [await newMember("mut", "listener"), await newMember("blo", "listener")];
	for (const actor of [omar, tess, muted, blocked]) await likes(actor, post.id);
	assert.deepEqual(await inShort(eva), [1, `like ${blocked.user.username} 3`]);
	await silences(eva, muted, "mute");
	await silences(blocked, eva, "block");
	for (const actor of [muted, blocked]) await tells(platform, about(eva, actor, "like", { post_id: post.id }));
	assert.deepEqual(await inShort(eva), [1, "like tess 1"]);
	await eva.calls(endSilence, undefined, { member_id: muted.id });
	assert.deepEqual(await inShort(eva), [1, "like mut 2"]);
});

test("of a post that has become private or hidden only those hear by now who may see it", async () => {
	const words = "Thank you @omar, @tess, @dora";
	await follows(omar, lina);
	const post = await publishes(lina, words);
	const seen = async () =>
		Promise.all(
			[omar, tess, dora].map(async (member) =>
				(await lists(member)).results.some(({ target }) => target.post_id === post.id),
			),
		);
	assert.deepEqual(await seen(), [true, true, true]);
	await lina.calls(editPost, { is_public: false }, { post_id: post.id });
	assert.deepEqual(await seen(), [true, false, true]);
	const { unread } = await lists(tess);
	await lina.calls(editPost, { is_public: true }, { post_id: post.id });
	assert.deepEqual(await seen(), [true, true, true]);
	assert.equal((await lists(tess)).unread, unread + 1);
	await reports(tess, { kind: "post", id: post.id });
	await decides(sam, post.id, "hide");
	assert.deepEqual(await seen(), [false, false, true]);
	// Its author is still told what moderators said of it.
	assert.ok((await lists(lina)).results.some(({ target }) => target.post_id === post.id));
});

test("of a hidden comment nobody hears who does not see it", async () => {
	const post = await publishes(lina, "With a comment.");
	const comment = await commentsOn(omar, post.id, "Look here, @tess");
	const heard = async (member: MemberPerson) =>
		(await lists(member)).results.some(({ target }) => target.comment_id === comment.id);
	assert.deepEqual([await heard(lina), await heard(tess)], [true, true]);
	await reports(lina, { kind: "comment", id: comment.id });
	await decides(sam, comment.id, "hide");
	assert.deepEqual([await heard(lina), await heard(tess)], [false, false]);
});

test("a notice that was begun before the newest seen, and comes after it, stays unread", async () => {
	const member = await newMember("uma", "listener");
	const begun = Promise.withResolvers<void>();
	const goOn = Promise.withResolvers<void>();
	const slow = inTransaction(db, async (work) => {
		await notify(platform, work, [about(member, lina, "follow")]);
		begun.resolve();
		await goOn.promise;
	});
	await begun.promise;
	const quick = tells(platform, about(member, omar, "follow"));
	// Either the second waits for the first, or it is seen before it.
	await Promise.race([quick, db.execute("SELECT pg_sleep(0.3)")]);
	const [seen] = (await lists(member)).results;
	goOn.resolve();
	await Promise.all([slow, quick]);
	if (seen) await reads(member, { up_to: seen.id });
	const { results, unread } = await lists(member);
	assert.equal(unread, seen ? 1 : 2);
	assert.deepEqual(
		results.map(({ actor, read_at }) => [actor?.username, read_at === null]),
		seen
			? [
					["lina", true],
					["omar", false],
				]
			: [
					["omar", true],
					["lina", true],
				],
	);
});

test("two who tell the same members in another order at once both tell them", async () => {
	const members = await Promise.all(["va", "vb", "vc"].map((name) => newMember(name, "listener")));
	const telling = (order: readonly MemberPerson[], actor: MemberPerson) =>
		inTransaction(db, async (work) => {
			for (const member of order) await notify(platform, work, [about(member, actor, "follow")]);
		});
	await Promise.all([telling(members, lina), telling(members.toReversed(), omar), telling(members, sam)]);
	for (const member of members) assert.equal((await lists(member)).unread, 3);
});
