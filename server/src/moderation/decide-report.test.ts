import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { listComments, readPost } from "@warmline/contract/feed/calls";
import { decideReport, showAgain, verdicts } from "@warmline/contract/moderation/calls";
import { silence } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToDecide, commentsOn, decides, entryOf, publishes, queueOf, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";

const { lina, omar, tess, sam, dora, newMember } = await society();
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

const opens = async (reader: MemberPerson, post_id: string) =>
	(await reader.calls(readPost, undefined, { post_id })).status;
const commentsFor = async (reader: MemberPerson, post_id: string) => {
	const answer = await reader.calls(listComments, undefined, { post_id });
	return listComments.answer.parse(answer.body).results.map(({ id }) => id);
};
const lastLine = async () => {
	const { results } = auditLog.answer.parse((await dora.calls(auditLog)).body);
	const [line] = results;
	return [line?.member.name, line?.act, line?.about?.name, ...Object.values(line?.params ?? {})].join(" ");
};
const lastTo = async (person: MemberPerson) => (await toldTo(person)).at(-1);

test("kept: it stays, the reporters hear it, and the author hears nothing", async () => {
	const post = await publishes(lina, "Kept.");
	const before = await toldTo(lina);
	await reports(omar, { kind: "post", id: post.id });
	await reports(tess, { kind: "post", id: post.id });
	const decided = await decides(sam, post.id, "keep");
	assert.equal(decided.others, 1);
	assert.equal(decided.verdict?.verdict, "keep");
	assert.equal(decided.verdict?.by, "Sam");
	for (const person of [omar, tess]) {
		assert.equal(await lastTo(person), "We looked at the post you reported, and it stays. Thank you.");
		assert.equal(await opens(person, post.id), 200);
	}
	assert.deepEqual(await toldTo(lina), before);
	assert.equal(await lastLine(), `Sam keep_reported Lina post ${post.id}`);
	await reports(omar, { kind: "post", id: post.id });
	assert.equal((await entryOf(sam, post.id)).others, 0);
	await decides(dora, post.id, "keep");
});

test("hidden: only its author and moderators see it, until it is shown again", async () => {
	const post = await publishes(lina, "Hidden.");
	await reports(omar, { kind: "post", id: post.id });
	const { id, about } = await decides(sam, post.id, "hide", { words: "Names a colleague." });
	assert.equal(about.state, "hidden");
	assert.equal(await opens(omar, post.id), 404);
	for (const person of [lina, sam, dora]) assert.equal(await opens(person, post.id), 200);
	assert.equal(await lastTo(omar), "The post you reported has been hidden. Thank you.");
	assert.equal(
		await lastTo(lina),
		"A moderator has hidden something you wrote, and left you a note: Names a colleague.",
	);
	assert.equal(await lastLine(), `Sam hide_post Lina post ${post.id}`);
	const shown = await dora.calls(showAgain, undefined, { report_id: id });
	assert.equal(showAgain.answer.parse(shown.body).result.about.state, "there");
	assert.equal(await opens(omar, post.id), 200);
	assert.equal(await lastTo(lina), "Something you wrote that was hidden is visible again.");
	assert.equal(await lastLine(), `Dora show_again Lina post ${post.id}`);
	refusal(await sam.calls(showAgain, undefined, { report_id: id }), 409, "not_hidden");
	refusal(await sam.calls(showAgain, undefined, { report_id: nowhere }), 404);
});

test("a hidden comment leaves the list and the count, and comes back", async () => {
	const post = await publishes(omar, "With a comment.");
	const comment = await commentsOn(lina, post.id, "Not kind.");
	await reports(tess, { kind: "comment", id: comment.id });
	const { id } = await decides(sam, comment.id, "hide");
	assert.deepEqual(await commentsFor(tess, post.id), []);
	assert.deepEqual(await commentsFor(lina, post.id), [comment.id]);
	assert.equal(await lastTo(tess), "The comment you reported has been hidden. Thank you.");
	const countFor = async () => {
		const { body } = await tess.calls(readPost, undefined, { post_id: post.id });
		return readPost.answer.parse(body).result.total_comments;
	};
	assert.equal(await countFor(), 0);
	await sam.calls(showAgain, undefined, { report_id: id });
	assert.deepEqual(await commentsFor(tess, post.id), [comment.id]);
	assert.equal(await countFor(), 1);
});

test("removed: it is gone for everybody, and what moderators said of it stays", async () => {
	const post = await publishes(lina, "Removed.");
	const comment = await commentsOn(tess, post.id, "Below it.");
	await reports(omar, { kind: "comment", id: comment.id });
	await decides(sam, comment.id, "remove");
	assert.deepEqual(await commentsFor(sam, post.id), []);
	assert.equal(await lastTo(tess), "A moderator has removed something you wrote.");
	assert.equal(await lastLine(), `Sam delete_comment Tess comment ${comment.id}`);
	await reports(omar, { kind: "post", id: post.id });
	const { about } = await decides(sam, post.id, "remove");
	assert.deepEqual([about.state, about.content], ["gone", "Removed."]);
	for (const person of [lina, omar, sam]) assert.equal(await opens(person, post.id), 404);
	assert.equal(await lastTo(lina), "A moderator has removed something you wrote.");
	assert.equal(await lastTo(omar), "The post you reported has been removed. Thank you.");
	assert.equal(await lastLine(), `Sam delete_post Lina post ${post.id}`);
});

test("warned: the author reads the moderator's words, the reporter only that somebody spoke with them", async () => {
	const post = await publishes(lina, "Warned.");
	await reports(omar, { kind: "post", id: post.id });
	const { id } = await entryOf(sam, post.id);
	const path = `/api/v1${decideReport.path.replace(":report_id", id)}`;
	const blank = await sam.send("POST", path, { verdict: "warn", words: "  " });
	assert.equal(refusal(blank, 400).errors?.words, "Please write the content warning.");
	await decides(sam, post.id, "warn", { words: "Please leave names out." });
	assert.equal(await lastTo(lina), "A moderator left you a note: Please leave names out.");
	assert.equal(await lastTo(omar), "We spoke with the author of the post you reported. Thank you.");
	assert.equal(await opens(omar, post.id), 200);
	assert.equal(await lastLine(), `Sam warn_member Lina post ${post.id}`);
});

test("a member cannot be hidden", async () => {
	const kai = await newMember("kai", "listener");
	await reports(omar, { kind: "member", id: kai.id });
	const { id } = await entryOf(sam, kai.id);
	refusal(await asksToDecide(sam, id, "hide"), 400, "no_such_verdict");
	await decides(sam, kai.id, "warn", { words: "Be kind." });
	assert.equal(await lastTo(kai), "A moderator left you a note: Be kind.");
	assert.equal(await lastTo(omar), "We spoke with the member you reported. Thank you.");
});

test("nobody decides on what they wrote, on themselves, or on what they reported", async () => {
	const own = await publishes(sam, "By a supervisor.");
	await reports(omar, { kind: "post", id: own.id });
	await reports(omar, { kind: "member", id: sam.id });
	const post = await publishes(lina, "Reported by a supervisor.");
	await reports(sam, { kind: "post", id: post.id });
	await reports(omar, { kind: "post", id: post.id });
	const aboutSam = [await entryOf(dora, own.id), await entryOf(dora, sam.id)];
	const reported = await entryOf(sam, post.id);
	for (const verdict of verdicts) {
		const said = { words: "Words.", days: 1 };
		for (const { id } of aboutSam) {
			const answer = await asksToDecide(sam, id, verdict, said);
			assert.ok([400, 404].includes(answer.status), `${verdict} ${answer.status}`);
			refusal(await sam.calls(showAgain, undefined, { report_id: id }), 404);
		}
		refusal(await asksToDecide(sam, reported.id, verdict, said), 409, "yourself");
	}
	for (const id of [own.id, sam.id, post.id]) await decides(dora, id, "keep");
	assert.equal(await opens(omar, post.id), 200);
});

test("of two moderators who decide at once one wins, and it is done once", async () => {
	for (let round = 0; round < 5; round++) {
		const post = await publishes(lina, `Race ${round}.`);
		await reports(omar, { kind: "post", id: post.id });
		await reports(tess, { kind: "post", id: post.id });
		const { id } = await entryOf(sam, post.id);
		const before = (await toldTo(omar)).length;
		const answers = await Promise.all([asksToDecide(sam, id, "hide"), asksToDecide(dora, id, "remove")]);
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
		for (const answer of answers) if (answer.status === 409) refusal(answer, 409, "already_decided");
		assert.equal(await opens(sam, post.id), answers[0]?.status === 200 ? 200 : 404);
		assert.equal((await toldTo(omar)).length, before + 1);
	}
	refusal(await asksToDecide(sam, nowhere, "keep"), 404);
	refusal(await asksToDecide(sam, "x", "keep"), 404);
});

test("a report that comes while somebody decides is decided with the others, or waits anew, and none is lost", async () => {
	const many = await Promise.all(["ann", "ben", "cat", "dan", "eve"].map((name) => newMember(name, "listener")));
	const post = await publishes(lina, "Reported by many.");
	await reports(omar, { kind: "post", id: post.id });
	const { id } = await entryOf(sam, post.id);
	const before = (await toldTo(dora)).length;
	await Promise.all([
		asksToDecide(sam, id, "keep"),
		...many.map((person) => reports(person, { kind: "post", id: post.id })),
	]);
	const { results } = await queueOf(dora);
	const anew = results.some(({ about }) => about.id === post.id);
	assert.equal((await toldTo(dora)).length, before + Number(anew));
	if (anew) await decides(dora, post.id, "keep");
	for (const person of [omar, ...many])
		assert.equal(await lastTo(person), "We looked at the post you reported, and it stays. Thank you.");
	for (const person of many) assert.equal((await toldTo(person)).length, 1);
});

test("a block between a moderator and an author changes nothing in the queue", async () => {
	const max = await newMember("max", "listener");
	const post = await publishes(max, "By somebody who blocks.");
	await reports(omar, { kind: "post", id: post.id });
	await max.calls(silence, { kind: "block" }, { member_id: sam.id });
	assert.equal((await entryOf(sam, post.id)).about.content, "By somebody who blocks.");
	await decides(sam, post.id, "hide");
	assert.equal(await opens(omar, post.id), 404);
	assert.equal((await toldTo(max)).length, 1);
});

test("decisions are listed, the latest first, one entry each, in pages", async () => {
	const post = await publishes(lina, "The latest.");
	for (const person of [omar, tess]) await reports(person, { kind: "post", id: post.id });
	await decides(dora, post.id, "keep", { words: "Only for us." });
	const { results } = await queueOf(dora, { decided: "true" });
	assert.equal(results[0]?.about.id, post.id);
	assert.equal(results[0]?.others, 1);
	assert.equal(results[0]?.verdict?.words, "Only for us.");
	const times = results.map(({ verdict }) => verdict?.at ?? "");
	assert.deepEqual(times, times.toSorted().reverse());
	const paged: string[] = [];
	let next: string | null = null;
	do {
		const page = await queueOf(dora, { decided: "true", limit: "3", ...(next ? { cursor: next } : {}) });
		paged.push(...page.results.map(({ id }) => id));
		next = page.next;
	} while (next);
	assert.deepEqual(
		paged,
		results.map(({ id }) => id),
	);
});
