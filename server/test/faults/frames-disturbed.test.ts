import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { Browser } from "../browser.ts";
import { commentsOn, publishes } from "../feed.ts";
import { logsIn, MemberPerson, password } from "../person.ts";
import { ClusterStory } from "./cluster-story.ts";
import { hungAfter, isLong } from "./length.ts";

const messages = isLong ? 2000 : 150;
const notices = 20;
const mails = 3;

const story = await ClusterStory.begins({ withFaults: true });
const { cluster, nodes } = story;
const [one, other] = nodes;

const disturbed = () => {
	for (const { lines } of nodes) {
		lines.toRedis.delays(40);
		lines.toRedis.repeatsOneOf(3);
		lines.toRedis.swapsOneOf(4);
	}
	one.lines.fromClients.delays(30);
	one.lines.fromClients.repeatsOneOf(3);
	other.lines.fromClients.repeatsOneOf(5);
};
const healed = () => {
	for (const { lines } of nodes) for (const line of [lines.toRedis, lines.fromClients]) line.heals();
};

const joins = async (username: string, role: string) => {
	const names = ["--first-name", username, "--last-name", "Byron", "--email", `${username}@society.example`];
	await cluster.warmline("member", "add", "--username", username, ...names, "--role", role, "--password", password);
	return logsIn(one.address, username);
};

test("frames that come late, twice and in another order are one message each, in one order for everybody", {
	timeout: hungAfter,
}, async (t) => {
	await t.annotate(`to be repeated with SEED=${story.seed}`);
	story.comesBy("own server, disturbed");
	disturbed();
	await story.talks(messages);
	await story.holds();
	healed();
	await story.holds();
	await story.keepsItsListener();
});

test("nobody is notified or mailed twice of what servers tell each other late, twice and in another order", {
	timeout: hungAfter,
}, async () => {
	const [ada, sam] = [await joins("ada", "supervisor"), await joins("sam", "supervisor")];
	const elsewhere = new MemberPerson(other.address, sam.user, sam.token ?? "");
	const line = await ada.comesIn();
	const posts: string[] = [];
	for (let n = 0; n < notices; n++) posts.push((await publishes(ada, `post ${n}`)).id);
	disturbed();
	for (const id of posts) await commentsOn(elsewhere, id, "Well said.");
	for (let n = 0; n < mails; n++)
		await new Browser(nodes[n % 2]?.address ?? "").calls(forgotPassword, { email: "ada@society.example" });
	const heard = () =>
		line.heard.flatMap(({ action, notification }) => (action === "notification" ? [notification] : []));
	for (let n = 0; n < notices; n++) await line.hears("notification");
	const open = "SELECT id FROM jobs.job WHERE state NOT IN ('completed', 'cancelled') AND name LIKE 'mail-%'";
	while ((await cluster.postgres.query(open)).rows.length > 0) await wait(50);
	// Whatever was still under way is said twice by now.
	await commentsOn(elsewhere, posts[0] ?? "", "Once more.");
	await line.hears("notification");
	healed();
	const ids = new Set(heard().map((notice) => JSON.stringify(notice)));
	assert.equal(ids.size, heard().length, "each notice is heard once");
	const { rows } = await cluster.postgres.query("SELECT post_id FROM notifications WHERE member_id = $1", [ada.id]);
	assert.deepEqual(new Set(rows.map(({ post_id }) => post_id)), new Set(posts));
	const sent = (await readdir(join(cluster.dataDir, "outbox"))).filter((name) => name.endsWith(".eml"));
	assert.equal(sent.length, mails);
});
