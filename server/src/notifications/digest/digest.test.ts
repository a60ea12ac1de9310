import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { openMailbox } from "../../../test/mailbox.ts";
import { lists, reads, tells } from "../../../test/notices.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { dayIn, weekdayOf } from "../../platform/days.ts";
import type { Notice } from "../index.ts";
import { scheduleDigests } from "./schedule-digests.ts";

const cast = await society();
const { lina, omar, sam, dora, clock, platform, pool, newMember, config } = cast;
const mailbox = await openMailbox(config.DATA_DIR);

const about = (member: MemberPerson, actor: MemberPerson, kind: Notice["kind"], more: Partial<Notice> = {}) => ({
	member_id: member.id,
	actor_id: actor.id,
	kind,
	post_id: randomUUID(),
	...more,
});
const wants = async (member: MemberPerson, wish: object) =>
	assert.equal((await member.calls(changePreferences, wish)).status, 200);

const jobsOf = async (member: MemberPerson): Promise<number> =>
	(
		await pool.query(
			"SELECT count(*)::int AS n FROM jobs.job WHERE name = 'mail-notification-digest' AND data->>'member_id' = $1",
			[member.id],
		)
	).rows[0].n;
const today = () => weekdayOf(dayIn("America/New_York", clock.now()));
const untilMonday = () => {
	do clock.passMinutes(24 * 60);
	while (today() !== 1);
};

test("in the morning one mail tells what is new, who did it and nothing that was written, each thing once", async () => {
	const member = await newMember("dee", "listener");
	const post_id = randomUUID();
	await tells(platform, about(member, lina, "mention", { message: "moderation_warned", params: { note: "a secret" } }));
	await tells(platform, about(member, omar, "comment", { comment_id: randomUUID() }));
	await tells(platform, about(member, sam, "follow"), about(member, dora, "like", { post_id }));
	await scheduleDigests(platform);
	const mail = await mailbox.next();
	assert.equal(mail.to, "dee@society.example");
	assert.match(mail.subject, /^What’s new at /);
	const lines = mail.text.split("\n").filter((line) => line.startsWith("• "));
	// Likes are not mailed unless somebody asks for them.
	assert.deepEqual(lines, [
		"• Sam follows you now.",
		"• Omar commented on your post.",
		"• Lina mentioned you in a post.",
	]);
	assert.ok(!mail.text.includes("secret") && !mail.html.includes("secret"));
	assert.ok(mail.text.includes(`/${member.id}/activity-feed`));
	assert.match(mail.messageId, /^<[\da-f-]{36}@/);
	await scheduleDigests(platform);
	assert.equal(await jobsOf(member), 1);
	await tells(platform, about(member, omar, "follow"));
	clock.passMinutes(24 * 60);
	await scheduleDigests(platform);
	assert.ok((await mailbox.next()).text.includes("• Omar follows you now."));
});

test("of two servers that do it at once one promises the mail", async () => {
	const member = await newMember("duo", "listener");
	await tells(platform, about(member, lina, "follow"));
	await Promise.all([1, 2, 3].map(() => scheduleDigests(platform)));
	assert.equal(await jobsOf(member), 1);
	await mailbox.next();
});

test("what is read by then is not mailed, and what is not wanted by mail neither", async () => {
	const [reader, quiet, never, gone, left] = await Promise.all(
		["rea", "qui", "nev", "gon", "lef"].map((name) => newMember(name, "listener")),
	);
	assert.ok(reader && quiet && never && gone && left);
	for (const member of [reader, quiet, never, gone, left]) await tells(platform, about(member, lina, "follow"));
	await reads(reader, { ids: (await lists(reader)).results.map(({ id }) => id) });
	await wants(quiet, { notify: { follow: { mail: false, push: true } } });
	await wants(never, { digest: "never" });
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	await pool.query("UPDATE members SET role = 'new_hire' WHERE id = $1", [left.id]);
	await tells(platform, { member_id: quiet.id, actor_id: null, kind: "application", message: "application_decided" });
	await scheduleDigests(platform);
	for (const member of [reader, quiet, never, gone, left]) assert.equal(await jobsOf(member), 0);
});

test("who wants it weekly has it on Mondays by the organisation's clock", async () => {
	const member = await newMember("wik", "listener");
	await wants(member, { digest: "weekly" });
	untilMonday();
	clock.passMinutes(24 * 60);
	for (let day = 2; day <= 7; day++) {
		await tells(platform, about(member, lina, "follow"));
		await scheduleDigests(platform);
		assert.equal(await jobsOf(member), 0);
		clock.passMinutes(24 * 60);
	}
	assert.equal(today(), 1);
	await scheduleDigests(platform);
	const { text } = await mailbox.next();
	assert.equal(text.match(/• Lina follows you now\./g)?.length, 6);
});

test("twenty lines are named and the rest counted; likes of one post are one line, in the reader's language", async () => {
	const member = await newMember("mia", "listener");
	await wants(member, { language: "fr", notify: { like: { mail: true, push: false } } });
	const post_id = randomUUID();
	for (let n = 0; n < 21; n++) await tells(platform, about(member, lina, "follow"));
	for (const actor of [lina, omar, sam]) await tells(platform, about(member, actor, "like", { post_id }));
	await scheduleDigests(platform);
	const { text, subject } = await mailbox.next();
	const lines = text.split("\n").filter((line) => line.startsWith("• "));
	assert.equal(lines.length, 20);
	assert.equal(lines[0], "• Sam et 2 autres personnes aiment votre publication.");
	assert.equal(lines[1], "• Lina vous suit maintenant.");
	assert.ok(text.includes("Et 2 autres nouvelles."));
	assert.ok(text.includes(`/fr/${member.id}/activity-feed`));
	assert.match(subject, /^Du nouveau pour vous/);
	assert.equal(await mailbox.count(), 5);
});
