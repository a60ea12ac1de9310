import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { deactivateMember } from "@warmline/contract/members/calls";
import { pushKey, subscribePush, unsubscribePush } from "@warmline/contract/notifications/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { afterAll, test } from "vitest";
import { lists, reads, tells } from "../../../test/notices.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { type PushBrowser, PushService, senderOf } from "../../../test/push-service.ts";
import { society } from "../../../test/society.ts";
import { societyName } from "../../platform/society.ts";
import type { Notice } from "../index.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { outboundPolicy: service.outboundPolicy });
const { lina, omar, sam, dora, noor, address, clock, platform, pool, newMember, config, takenBy } = cast;

const subscribes = async (member: MemberPerson, browser = service.browser()): Promise<PushBrowser> => {
	const { status, body } = await member.calls(subscribePush, browser.subscription);
	assert.equal(status, 201, JSON.stringify(body));
	return browser;
};
const about = (member: MemberPerson, actor: MemberPerson, kind: Notice["kind"], more: Partial<Notice> = {}) => ({
	member_id: member.id,
	actor_id: actor.id,
	kind,
	...more,
});
const browsersOf = async (member: MemberPerson): Promise<string[]> =>
	(await pool.query("SELECT endpoint FROM push_subscriptions WHERE member_id = $1 ORDER BY at", [member.id])).rows.map(
		({ endpoint }) => endpoint,
	);
/** Seconds until each is tried that is not done. */
const waits = async (member: MemberPerson): Promise<number[]> =>
	(
		await pool.query(
			`SELECT extract(epoch FROM start_after - now())::int AS seconds FROM jobs.job
			WHERE name = 'push-notice' AND state < 'completed'
				AND data->>'notification_id' IN (SELECT id::text FROM notifications WHERE member_id = $1)`,
			[member.id],
		)
	).rows.map(({ seconds }) => seconds);
const until = async (member: MemberPerson, holds: (seconds: number[]) => boolean, what: string) => {
	for (const end = Date.now() + 15_000; !holds(await waits(member)); )
		assert.ok(Date.now() < end, `${what}: ${await waits(member)}`);
};
const isDone = (member: MemberPerson) => until(member, (seconds) => seconds.length === 0, "is not done");
const isHeld = (member: MemberPerson, count: number) =>
	until(
		member,
		(all) => all.length === count && all.every((seconds) => seconds > 200 && seconds <= 300),
		"is not held",
	);
const letsTimePass = () => pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'push-notice'");

test("a browser that asked for it is told who did what, sealed for it alone and signed by this server", async () => {
	const member = await newMember("piet", "listener");
	const browser = await subscribes(member);
	const post_id = randomUUID();
	await tells(
		platform,
		about(member, lina, "mention", { post_id, message: "moderation_warned", params: { note: "a secret" } }),
	);
	const { path, headers, body } = await service.next();
	assert.equal(path, new URL(browser.endpoint).pathname);
	const [notice] = (await lists(member)).results;
	assert.deepEqual(browser.reads(body), {
		title: societyName("en"),
		body: "Lina mentioned you in a post.",
		url: `/${member.id}/activity-feed/posts/${post_id}`,
		tag: notice?.id,
	});
	assert.throws(() => service.browser().reads(body));
	assert.deepEqual([headers.ttl, headers.urgency, headers["content-encoding"]], ["86400", "normal", "aes128gcm"]);
	const sender = senderOf(String(headers.authorization));
	assert.equal(sender.aud, service.origin);
	assert.match(sender.sub, /^mailto:/);
	assert.ok(sender.exp * 1000 <= Date.now() + 86_400_000);
	assert.equal(sender.key, pushKey.answer.parse((await member.calls(pushKey)).body).key);
});

test("the key is made at the first start, and kept where only the server reads it", async () => {
	const path = join(config.DATA_DIR, "push.key");
	assert.equal((await stat(path)).mode & 0o777, 0o600);
	assert.match(await readFile(path, "utf8"), /^[\w-]{43}\n$/);
});

test("in the language and for the kinds that the member wants; likes of one post are told as one", async () => {
	const member = await newMember("lou", "listener");
	const browser = await subscribes(member);
	const post_id = randomUUID();
	const wish = {
		language: "fr" as const,
		notify: { like: { mail: false, push: true }, follow: { mail: true, push: false } },
	};
	assert.equal((await member.calls(changePreferences, wish)).status, 200);
	await tells(platform, about(member, lina, "follow"));
	for (const actor of [lina, omar]) {
		await tells(platform, about(member, actor, "like", { post_id }));
		await isDone(member);
	}
	const told = [await service.next(), await service.next()];
	assert.deepEqual(
		told.map(({ body }) => browser.reads(body)),
		["Lina aime votre publication.", "Omar et 1 autre personne aiment votre publication."].map((body) => ({
			title: societyName("fr"),
			body,
			url: `/fr/${member.id}/activity-feed/posts/${post_id}`,
			tag: `like-${post_id}`,
		})),
	);
	assert.equal(told[0]?.headers.topic, told[1]?.headers.topic);
	assert.equal(told[0]?.headers.urgency, "low");
});

test("each browser of a member is told, one that is gone is forgotten, and one that fails is tried again alone", async () => {
	const member = await newMember("tom", "listener");
	const [good, gone, slow] = [await subscribes(member), await subscribes(member), await subscribes(member)];
	let tries = 0;
	service.answers = (path) => {
		if (gone.endpoint.endsWith(path)) return 410;
		return slow.endpoint.endsWith(path) && tries++ === 0 ? 503 : 201;
	};
	await tells(platform, about(member, lina, "follow"));
	const paths: string[] = [];
	for (let n = 0; n < 4; n++) paths.push((await service.next()).path);
	await isDone(member);
	service.answers = () => 201;
	const count = ({ endpoint }: PushBrowser) => paths.filter((path) => endpoint.endsWith(path)).length;
	assert.deepEqual([good, gone, slow].map(count), [1, 1, 2]);
	assert.deepEqual(await browsersOf(member), [good.endpoint, slow.endpoint]);
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM jobs.job WHERE output::text LIKE '%/send/%'");
	assert.equal(rows[0].n, 0, "an address is kept with a job");
});

test("who is in a chat is not told before it is over, and not of what was read meanwhile", async () => {
	const member = await newMember("ben", "listener");
	const browser = await subscribes(member);
	await member.connects();
	const { visitor } = await takenBy(member);
	await tells(platform, about(member, lina, "follow"));
	await tells(platform, about(member, omar, "follow"));
	await isHeld(member, 2);
	const before = service.arrived.length;
	const [newest] = (await lists(member)).results;
	await reads(member, { ids: [newest?.id ?? ""] });
	visitor.says("end_chat");
	await member.hears("chat_ended");
	await letsTimePass();
	const { body } = await service.next();
	assert.match(JSON.stringify(browser.reads(body)), /Lina follows you now/);
	await isDone(member);
	assert.equal(service.arrived.length, before + 1);
	member.line.close();
});

test("what was held for six hours is not told any more", async () => {
	const member = await newMember("old", "listener");
	await subscribes(member);
	await member.connects();
	await takenBy(member);
	await tells(platform, about(member, lina, "follow"));
	await isHeld(member, 1);
	clock.passMinutes(6 * 60 + 1);
	const before = service.arrived.length;
	await letsTimePass();
	await isDone(member);
	assert.equal(service.arrived.length, before);
	clock.passMinutes(-6 * 60 - 1);
	member.line.close();
});

test("only an https address without a login, and real keys, can be subscribed", async () => {
	const { endpoint, keys } = service.browser().subscription;
	const asks = async (body: object) => {
		const { status, body: answer } = await sam.send("POST", "/api/v1/notifications/push/", body);
		return [status, answer instanceof Object && "code" in answer ? answer.code : undefined];
	};
	for (const bad of ["http://push.example/x", "https://me:secret@push.example/x", "ftp://push.example/x"])
		assert.deepEqual(await asks({ endpoint: bad, keys }), [400, "address_refused"], bad);
	assert.equal((await asks({ endpoint: "push", keys }))[0], 400);
	const off = Buffer.alloc(65, 4).toString("base64url");
	for (const bad of [
		{ ...keys, p256dh: off },
		{ ...keys, p256dh: "AAAA" },
		{ ...keys, auth: "AAAA" },
	])
		assert.deepEqual(await asks({ endpoint, keys: bad }), [400, "invalid_keys"]);
	assert.deepEqual(await browsersOf(sam), []);
	assert.equal((await noor.calls(subscribePush, { endpoint, keys })).status, 403);
});

test("an address that leads into our own network gets nothing, and is forgotten", async () => {
	const member = await newMember("rob", "listener");
	const { keys } = service.browser().subscription;
	const endpoint = `https://intern.example/${randomUUID()}`;
	assert.equal((await member.calls(subscribePush, { endpoint, keys })).status, 201);
	await tells(platform, about(member, lina, "follow"));
	await isDone(member);
	assert.deepEqual(await browsersOf(member), []);
});

test("a member has ten browsers, the oldest goes; one that somebody else uses now is their", async () => {
	const [member, next] = [await newMember("ten", "listener"), await newMember("nex", "listener")];
	const all: PushBrowser[] = [];
	for (let n = 0; n < 12; n++) {
		all.push(await subscribes(member));
		clock.passMinutes(1);
	}
	assert.deepEqual(
		await browsersOf(member),
		all.slice(2).map(({ endpoint }) => endpoint),
	);
	const [, , shared] = all;
	assert.ok(shared);
	await subscribes(next, shared);
	await subscribes(next, shared);
	assert.deepEqual(await browsersOf(next), [shared.endpoint]);
	assert.equal((await browsersOf(member)).length, 9);
	assert.equal((await member.calls(unsubscribePush, { endpoint: shared.endpoint })).status, 204);
	assert.equal((await browsersOf(next)).length, 1, "nobody takes out somebody else's");
	for (let n = 0; n < 2; n++)
		assert.equal((await next.calls(unsubscribePush, { endpoint: shared.endpoint })).status, 204);
	assert.deepEqual(await browsersOf(next), []);
});

test("who is locked out is told nothing any more, in no browser", async () => {
	const member = await newMember("eve", "listener");
	await subscribes(member);
	await subscribes(await logsIn(address, "eve"));
	await dora.showsPassword();
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: member.id })).status, 200);
	assert.deepEqual(await browsersOf(member), []);
});
