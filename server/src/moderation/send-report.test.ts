import assert from "node:assert/strict";
import { deletePost, editPost } from "@warmline/contract/feed/calls";
import { sendReport } from "@warmline/contract/moderation/calls";
import { listNotifications } from "@warmline/contract/notifications/calls";
import { silence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { logsIn } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToReport, commentsOn, entryOf, publishes, queueOf, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";

const { address, lina, omar, tess, sam, dora, noor, newMember, clock } = await society();
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

test("a report has what was written as it was then, its reason and words, for moderators only", async () => {
	const post = await publishes(lina, "You are all late again.");
	await reports(omar, { kind: "post", id: post.id, reason: "hurtful", words: "  This hurts. " });
	await lina.calls(editPost, { content: "Good morning." }, { post_id: post.id });
	const entry = await entryOf(sam, post.id);
	assert.deepEqual(
		{ ...entry, id: "", at: "" },
		{
			id: "",
			at: "",
			reason: "hurtful",
			words: "This hurts.",
			reporter: { id: omar.id, name: "Omar" },
			about: {
				kind: "post",
				id: post.id,
				author: { id: lina.id, name: "Lina" },
				content: "You are all late again.",
				post_id: post.id,
				state: "there",
			},
			others: 0,
			verdict: null,
		},
	);
	await lina.calls(deletePost, { post_id: post.id });
	const { about } = await entryOf(sam, post.id);
	assert.deepEqual([about.state, about.content], ["gone", "You are all late again."]);
});

test("several reports about one thing are one entry, and moderators hear of it once", async () => {
	const post = await publishes(lina, "A second post.");
	const comment = await commentsOn(lina, post.id, "And a comment.");
	const { waiting } = await queueOf(sam);
	const before = await toldTo(sam);
	for (const person of [omar, tess]) await reports(person, { kind: "comment", id: comment.id });
	await reports(dora, { kind: "comment", id: comment.id, reason: "other" });
	const entry = await entryOf(sam, comment.id);
	assert.equal(entry.others, 2);
	assert.equal(entry.reporter?.id, omar.id);
	assert.equal(entry.about.post_id, post.id);
	assert.equal((await queueOf(sam)).waiting, waiting + 1);
	assert.deepEqual(await toldTo(sam), [...before, "A comment was reported and is waiting for a moderator."]);
	const { unread, results } = listNotifications.answer.parse((await sam.calls(listNotifications)).body);
	assert.ok(unread > 0);
	assert.equal(results[0]?.actor, null);
});

test("the same report sent twice at once is stored once", async () => {
	const post = await publishes(lina, "Pressed twice.");
	const answers = await Promise.all([1, 2, 3].map(() => asksToReport(tess, { kind: "post", id: post.id })));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
	for (const answer of answers.filter(({ status }) => status === 409)) refusal(answer, 409, "already_reported");
	assert.equal((await entryOf(sam, post.id)).others, 0);
});

test("nobody reports themselves, or what they wrote", async () => {
	const post = await publishes(lina, "Mine.");
	const comment = await commentsOn(lina, post.id, "Mine, too.");
	for (const about of [
		{ kind: "post", id: post.id },
		{ kind: "comment", id: comment.id },
		{ kind: "member", id: lina.id },
	] as const)
		refusal(await asksToReport(lina, about), 400, "yourself");
});

test("what somebody does not see cannot be reported, and answers as what is not there", async () => {
	const secret = await publishes(lina, "For followers.", { is_public: false });
	const below = await commentsOn(lina, secret.id, "Also for followers.");
	const answers = [];
	for (const kind of ["post", "comment", "member"] as const)
		answers.push(await asksToReport(tess, { kind, id: nowhere }));
	answers.push(await asksToReport(tess, { kind: "post", id: secret.id }));
	answers.push(await asksToReport(tess, { kind: "comment", id: below.id }));
	answers.push(await asksToReport(tess, { kind: "member", id: noor.id }));
	const messages = new Set(answers.map((answer) => refusal(answer, 404, "not_found").message));
	assert.equal(messages.size, 1);
});

test("a block, by whom it may be, takes from nobody the right to report the other", async () => {
	const [kai, lou] = [await newMember("kai", "listener"), await newMember("lou", "listener")];
	await kai.calls(silence, { kind: "block" }, { member_id: tess.id });
	await lou.calls(silence, { kind: "block" }, { member_id: kai.id });
	for (const person of [tess, lou]) await reports(person, { kind: "member", id: kai.id });
	assert.equal((await entryOf(sam, kai.id)).others, 1);
});

test("several who report a thing at once are one entry, of which moderators hear once", async () => {
	const many = await Promise.all(["una", "vic", "wim", "xia"].map((name) => newMember(name, "listener")));
	for (let round = 0; round < 4; round++) {
		const post = await publishes(lina, `Reported at once ${round}.`);
		const before = (await toldTo(sam)).length;
		await Promise.all(many.map((person) => reports(person, { kind: "post", id: post.id })));
		assert.equal((await toldTo(sam)).length, before + 1);
	}
});

test("a member who is reported by several is one entry with what their profile said", async () => {
	await reports(omar, { kind: "member", id: tess.id, reason: "spam" });
	await reports(lina, { kind: "member", id: tess.id, reason: "danger" });
	const { about, others } = await entryOf(dora, tess.id);
	assert.deepEqual(about, {
		kind: "member",
		id: tess.id,
		author: { id: tess.id, name: "Tess" },
		content: "Tess Nakamura (@tess)",
		post_id: null,
		state: "there",
	});
	assert.equal(others, 1);
});

test("a moderator sees nothing of what is said about themselves, and hears nothing of it", async () => {
	const before = await toldTo(sam);
	const { waiting } = await queueOf(sam);
	const post = await publishes(sam, "Written by a supervisor.");
	await reports(omar, { kind: "post", id: post.id });
	await reports(omar, { kind: "member", id: sam.id });
	const { results, waiting: now } = await queueOf(sam);
	assert.equal(now, waiting);
	assert.ok(results.every(({ about }) => about.author?.id !== sam.id));
	assert.deepEqual(await toldTo(sam), before);
	assert.equal((await entryOf(dora, post.id)).about.author?.name, "Sam");
	assert.equal((await entryOf(dora, sam.id)).about.kind, "member");
});

test("the queue comes in pages, who waits longest first", async () => {
	const all = (await queueOf(dora)).results.map(({ id }) => id);
	assert.deepEqual(all, [...all].sort());
	const paged: string[] = [];
	let next: string | null = null;
	do {
		const page = await queueOf(dora, { limit: "2", ...(next ? { cursor: next } : {}) });
		paged.push(...page.results.map(({ id }) => id));
		next = page.next;
	} while (next);
	assert.deepEqual(paged, all);
	refusal(await dora.send("GET", "/api/v1/reports/?cursor=x"), 400, "invalid_cursor");
});

test("a reason has to be chosen, and words have an end", async () => {
	const path = `/api/v1${sendReport.path}`;
	const wrong = await omar.send("POST", path, { kind: "post", id: nowhere, reason: "dislike" });
	assert.equal(refusal(wrong, 400).errors?.reason, "Please choose a reason.");
	const long = await omar.send("POST", path, { kind: "post", id: nowhere, reason: "spam", words: "x".repeat(2001) });
	assert.ok(refusal(long, 400).errors?.words);
});

test("thirty reports a day are enough", async () => {
	const ira = await newMember("ira", "listener");
	for (let n = 0; n < 30; n++) refusal(await asksToReport(ira, { kind: "post", id: nowhere }), 404);
	const limited = await asksToReport(ira, { kind: "post", id: nowhere });
	refusal(limited, 429, "too_many_requests");
	assert.ok(Number(limited.headers.get("retry-after")) > 0);
	clock.passMinutes(24 * 60 + 1);
	const again = await logsIn(address, "ira");
	refusal(await asksToReport(again, { kind: "post", id: nowhere }), 404);
});
