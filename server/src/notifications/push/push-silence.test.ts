import assert from "node:assert/strict";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { afterAll, test } from "vitest";
import { tells } from "../../../test/notices.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { PushService } from "../../../test/push-service.ts";
import { society } from "../../../test/society.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const { lina, omar, sam, platform, pool, newMember } = await society({}, { outboundPolicy: service.outboundPolicy });

const subscribes = async (member: MemberPerson) => {
	const browser = service.browser();
	assert.equal((await member.calls(subscribePush, browser.subscription)).status, 201);
	return browser;
};
const follows = (member: MemberPerson, actor: MemberPerson) =>
	tells(platform, { member_id: member.id, actor_id: actor.id, kind: "follow" });
const until = async (isSo: () => Promise<boolean>) => {
	for (const end = Date.now() + 15_000; !(await isSo()); ) assert.ok(Date.now() < end, `waits: ${await waits()}`);
};
/** Seconds until each is tried that is not done. */
const waits = async (): Promise<number[]> =>
	(
		await pool.query(
			"SELECT extract(epoch FROM start_after - now())::float AS s FROM jobs.job WHERE name = 'push-notice' AND state < 'completed'",
		)
	).rows.map(({ s }) => s);
const triesOf = (endpoint: string) => service.arrived.filter(({ path }) => endpoint.endsWith(path)).length;
const failuresOf = async (endpoint: string): Promise<number | undefined> =>
	(await pool.query("SELECT failures FROM push_subscriptions WHERE endpoint = $1", [endpoint])).rows[0]?.failures;

test("a push service that does not answer well is left alone for a while, for all that is to be told there", async () => {
	const member = await newMember("dead", "listener");
	const browser = await subscribes(member);
	service.answers = (path) => (browser.endpoint.endsWith(path) ? 503 : 201);
	await pool.query("UPDATE push_subscriptions SET failures = 8 WHERE endpoint = $1", [browser.endpoint]);
	await follows(member, lina);
	await until(async () => (await failuresOf(browser.endpoint)) === 9);
	assert.equal(triesOf(browser.endpoint), 1);
	for (const actor of [omar, sam]) await follows(member, actor);
	await until(async () => (await waits()).filter((seconds) => seconds > 400).length === 3);
	assert.equal(triesOf(browser.endpoint), 1, "nobody asked there again");

	const other = await newMember("quick", "listener");
	const good = await subscribes(other);
	await follows(other, lina);
	await until(async () => (await waits()).length === 3);
	assert.equal(triesOf(good.endpoint), 1);

	service.answers = () => 201;
	await pool.query("UPDATE push_subscriptions SET silent_until = now() WHERE endpoint = $1", [browser.endpoint]);
	await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'push-notice'");
	await until(async () => (await waits()).length === 0);
	assert.equal(triesOf(browser.endpoint), 4);
	assert.equal(await failuresOf(browser.endpoint), 0);
});

test("an address that never answers well is forgotten at last", async () => {
	const member = await newMember("never", "listener");
	const browser = await subscribes(member);
	service.answers = () => 503;
	await pool.query("UPDATE push_subscriptions SET failures = 40 WHERE endpoint = $1", [browser.endpoint]);
	await follows(member, lina);
	await until(async () => (await failuresOf(browser.endpoint)) === undefined);
	await until(async () => (await waits()).length === 0);
	service.answers = () => 201;
});
