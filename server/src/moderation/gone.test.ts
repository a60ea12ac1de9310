import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { deletePost } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { logsIn } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToDecide, decides, entryOf, publishes, queueOf, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";
import { forgetOldReports } from "./forget-old-reports.ts";

const { address, lina, omar, dora, clock, platform, ...cast } = await society();
let sam = cast.sam;

const lines = async () => auditLog.answer.parse((await dora.calls(auditLog)).body).results.map(({ act }) => act);
/** Nobody is logged in for so long. */
const passDays = async (days: number) => {
	clock.passMinutes(days * 24 * 60);
	sam = await logsIn(address, "sam");
};
const asks = async (words: string) => {
	const post = await publishes(lina, words);
	await reports(omar, { kind: "post", id: post.id });
	return post.id;
};
const kept = async (id: string) =>
	(await queueOf(sam, { decided: "true" })).results.find(({ about }) => about.id === id)?.about;

test("what its author has deleted nobody hides or removes, and nobody is told that a moderator did", async () => {
	const id = await asks("Deleted by its author.");
	await lina.calls(deletePost, { post_id: id });
	const before = [await lines(), await toldTo(lina), await toldTo(omar)];
	const report = await entryOf(sam, id);
	assert.equal(report.about.state, "gone");
	for (const verdict of ["hide", "remove"] as const)
		refusal(await asksToDecide(sam, report.id, verdict, { words: "Please." }), 409, "already_gone");
	assert.deepEqual([await lines(), await toldTo(lina), await toldTo(omar)], before);
	await decides(sam, id, "keep");
	assert.equal((await lines())[0], "keep_reported");
	assert.deepEqual(await toldTo(lina), before[1]);
	assert.equal(
		(await toldTo(omar)).at(-1),
		"We looked into the post you reported. It has been deleted since. Thank you.",
	);
});

test("of a moderator who removes and an author who deletes at once, one has done it, and the log says who", async () => {
	for (let round = 0; round < 5; round++) {
		const id = await asks(`Race ${round}.`);
		const { id: report } = await entryOf(sam, id);
		const before = (await lines()).filter((act) => act === "delete_post").length;
		const [removed, deleted] = await Promise.all([
			asksToDecide(sam, report, "remove"),
			lina.calls(deletePost, { post_id: id }),
		]);
		const byModerator = removed.status === 200;
		assert.equal(deleted.status, byModerator ? 404 : 200);
		if (!byModerator) refusal(removed, 409, "already_gone");
		assert.equal((await lines()).filter((act) => act === "delete_post").length, before + Number(byModerator));
		if (!byModerator) await decides(sam, id, "keep");
	}
});

test("what was hidden before is not hidden a second time, and its author hears only what is said to them", async () => {
	const id = await asks("Hidden twice.");
	await decides(sam, id, "hide");
	await reports(dora, { kind: "post", id });
	const before = await toldTo(lina);
	await decides(sam, id, "hide", { words: "It stays hidden." });
	assert.deepEqual(await toldTo(lina), [...before, "A moderator left you a note: It stays hidden."]);
	assert.equal((await lines())[0], "warn_member");
});

test("what an author deleted is kept for thirty days, what was removed for a year after the verdict, what waits until then", async () => {
	const [deleted, removed, waits] = [await asks("Deleted."), await asks("Removed."), await asks("Waits.")];
	await decides(sam, deleted, "warn", { words: "Please." });
	await decides(sam, removed, "remove");
	for (const post_id of [deleted, waits]) await lina.calls(deletePost, { post_id });
	await forgetOldReports(platform);
	await passDays(29);
	await forgetOldReports(platform);
	assert.deepEqual([(await kept(deleted))?.content, (await kept(removed))?.content], ["Deleted.", "Removed."]);
	await passDays(2);
	await forgetOldReports(platform);
	assert.deepEqual([(await kept(deleted))?.content, (await kept(removed))?.content], [null, "Removed."]);
	assert.equal((await entryOf(sam, waits)).about.content, "Waits.");
	await passDays(330);
	await forgetOldReports(platform);
	assert.deepEqual([(await kept(deleted))?.id, (await kept(removed))?.id], [deleted, removed]);
	await passDays(5);
	await forgetOldReports(platform);
	assert.deepEqual([await kept(deleted), await kept(removed)], [undefined, undefined]);
	assert.equal((await entryOf(sam, waits)).about.content, "Waits.");
});

test("what is there is kept as long as its report, however often the night comes", async () => {
	const [author, reader, other] = [
		await logsIn(address, "lina"),
		await logsIn(address, "omar"),
		await logsIn(address, "tess"),
	];
	const { id } = await publishes(author, "Still there.");
	await reports(reader, { kind: "post", id });
	await decides(sam, id, "warn", { words: "Please." });
	await reports(other, { kind: "post", id });
	await passDays(60);
	await forgetOldReports(platform);
	assert.equal((await entryOf(sam, id)).about.content, "Still there.");
	assert.equal((await kept(id))?.content, "Still there.");
});
