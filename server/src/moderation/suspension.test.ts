import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { createComment, createPost, likePost, readPost } from "@warmline/contract/feed/calls";
import { liftSuspension } from "@warmline/contract/moderation/calls";
import { oneMember } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToDecide, decides, entryOf, publishes, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";
import { society as society_ } from "../platform/society.ts";

const { address, lina, omar, tess, sam, dora, newMember, clock, takenBy } = await society();

const lifts = (moderator: MemberPerson, member: MemberPerson) =>
	moderator.calls(liftSuspension, undefined, { member_id: member.id });
const suspendedFor = async (reader: MemberPerson, member: MemberPerson) => {
	const { body } = await reader.calls(oneMember, undefined, { id: member.id });
	return oneMember.answer.parse(body).result.suspended_until;
};
/** The day on the organisation's clock on which it ends, as English writes it. */
const endOf = (days: number) =>
	new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: society_().clock }).format(
		clock.now().getTime() + days * 86_400_000,
	);

test("who is suspended reads and reports, writes nothing, and takes chats as before", async () => {
	const post = await publishes(lina, "Hurtful.");
	const other = await publishes(omar, "By somebody else.");
	await reports(omar, { kind: "post", id: post.id });
	await decides(sam, post.id, "suspend", { days: 3, words: "Take a rest." });
	assert.equal(
		(await toldTo(lina)).at(-1),
		`A moderator has hidden something you wrote. You can read the community but not post in it until ${endOf(3)}. Their note: Take a rest.`,
	);
	assert.equal(
		(await toldTo(omar)).at(-1),
		"The post you reported has been hidden, and we spoke with its author. Thank you.",
	);
	assert.equal((await omar.calls(readPost, undefined, { post_id: post.id })).status, 404);
	for (const answer of [
		await lina.calls(createPost, { content: "More." }),
		await lina.calls(createComment, { post_id: other.id, content: "More." }),
		await lina.calls(likePost, { post_id: other.id }),
	])
		refusal(answer, 403, "suspended");
	assert.equal((await lina.calls(readPost, undefined, { post_id: other.id })).status, 200);
	await reports(lina, { kind: "post", id: other.id });
	await lina.connects();
	await takenBy(lina);
	assert.ok(await suspendedFor(sam, lina));
	assert.ok(await suspendedFor(lina, lina));
	assert.equal(await suspendedFor(tess, lina), null);
});

test("a suspension is lifted by a moderator before its time, and that is recorded", async () => {
	await reports(omar, { kind: "member", id: tess.id });
	await decides(sam, tess.id, "suspend", { days: 30 });
	assert.equal((await toldTo(tess)).at(-1), `You can read the community but not post in it until ${endOf(30)}.`);
	for (const person of [lina, tess]) refusal(await lifts(person, tess), 403, "forbidden");
	assert.equal((await lifts(dora, tess)).status, 204);
	await publishes(tess, "Thank you.");
	assert.equal((await toldTo(tess)).at(-1), "You can post in the community again.");
	refusal(await lifts(dora, tess), 409, "not_suspended");
	const { results } = auditLog.answer.parse((await dora.calls(auditLog)).body);
	assert.deepEqual(
		results.slice(0, 2).map(({ act, member, about }) => [act, member.name, about?.name]),
		[
			["lift_community_suspension", "Dora", "Tess"],
			["suspend_from_community", "Sam", "Tess"],
		],
	);
	refusal(await dora.calls(liftSuspension, undefined, { member_id: "x" }), 404);
});

test("a supervisor suspends no supervisor and no director, a director no director, and nobody lifts their own", async () => {
	const [sue, dara] = [await newMember("sue", "supervisor"), await newMember("dara", "director")];
	const shields = [
		{ about: sue, refused: [sam], by: dora },
		{ about: dara, refused: [sam, dora], by: undefined },
	];
	for (const { about, refused, by } of shields) {
		const post = await publishes(about, "By a moderator.");
		await reports(omar, { kind: "post", id: post.id });
		const { id } = await entryOf(sam, post.id);
		for (const moderator of refused)
			refusal(await asksToDecide(moderator, id, "suspend", { days: 1 }), 409, "not_suspendable");
		assert.equal((await omar.calls(readPost, undefined, { post_id: post.id })).status, 200);
		assert.equal((await entryOf(sam, post.id)).verdict, null);
		await decides(by ?? sam, post.id, by ? "suspend" : "keep", by ? { days: 1 } : {});
	}
	refusal(await sue.calls(createPost, { content: "More." }), 403, "suspended");
	for (const moderator of [sam, sue]) refusal(await lifts(moderator, sue), 409, "not_suspendable");
	assert.equal((await lifts(dora, sue)).status, 204);
});

test("of a suspension the days are asked for, one to ninety", async () => {
	const mia = await newMember("mia", "listener");
	await reports(omar, { kind: "member", id: mia.id });
	const { id } = await entryOf(sam, mia.id);
	for (const days of [undefined, 0, 91, 1.5]) {
		const answer = await sam.send("POST", `/api/v1/reports/${id}/verdict/`, { verdict: "suspend", days });
		assert.ok(refusal(answer, 400).errors?.days);
	}
	await decides(sam, mia.id, "suspend", { days: 90 });
});

test("of two suspensions the later end counts, whichever was said first, and it ends by itself", async () => {
	const kai = await newMember("kai", "trainee_supervisor");
	for (const days of [3, 9, 1]) {
		await reports(omar, { kind: "member", id: kai.id });
		await decides(sam, kai.id, "suspend", { days });
		assert.match((await toldTo(kai)).at(-1) ?? "", new RegExp(endOf(days === 3 ? 3 : 9)));
	}
	clock.passMinutes(8 * 24 * 60);
	const still = await logsIn(address, "kai");
	refusal(await still.calls(createPost, { content: "One day was enough." }), 403, "suspended");
	clock.passMinutes(24 * 60 + 1);
	const back = await logsIn(address, "kai");
	await publishes(back, "Nine days are over.");
	assert.equal(await suspendedFor(back, back), null);
	refusal(await lifts(await logsIn(address, "dora"), kai), 409, "not_suspended");
});
