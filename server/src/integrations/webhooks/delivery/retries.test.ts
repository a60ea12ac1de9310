import assert from "node:assert/strict";
import {
	type Delivery,
	deliveryDays,
	enableWebhook,
	resendDelivery,
	testWebhook,
	type Webhook,
} from "@warmline/contract/integrations/webhooks";
import { test } from "vitest";
import { openMailbox } from "../../../../test/mailbox.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";
import { until } from "../../../../test/until.ts";
import { createsWebhook, WebhookReceiver } from "../../../../test/webhook-receiver.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { createSafeFetch } from "../../../platform/http/outbound/safe-fetch.ts";
import { forgetOldDeliveries } from "../forget-old-deliveries.ts";
import { pageOfDeliveries } from "../list-deliveries.ts";
import { readWebhook } from "../list-webhooks.ts";
import { webhookById } from "../webhook-queries.ts";
import { postWebhook } from "./post-webhook.ts";

const receiver = await new WebhookReceiver().starts();
const cast = await society({}, { sweepMillis: 20, outboundPolicy: receiver.outboundPolicy });
const { clock, config, dora, platform, pool } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
clock.stop();

const happens = () =>
	inTransaction(platform.database.db, ({ tx }) =>
		recordEvent(platform, tx, {
			type: "member.role_changed",
			data: { member_id: dora.id, from: "listener", to: "supervisor" },
		}),
	);
// Not by a call: in a test days pass, and sessions end.
const deliveriesTo = async ({ id }: Webhook): Promise<Delivery[]> =>
	(await pageOfDeliveries(platform, id, { limit: 50 })).results;
/** The latest delivery, once that holds for it. */
const latest = async (webhook: Webhook, holds: (delivery: Delivery) => boolean): Promise<Delivery> => {
	let found: Delivery | undefined;
	await until(async () => {
		[found] = await deliveriesTo(webhook);
		return found !== undefined && holds(found);
	});
	return found ?? assert.fail();
};
const tried = (attempts: number) => (delivery: Delivery) => delivery.attempts === attempts;
const standingOf = ({ id }: Webhook) => readWebhook(platform, id);
const enables = (webhook: Webhook, enabled: boolean) =>
	dora.calls(enableWebhook, { enabled }, { webhook_id: webhook.id });
const only = async (url = receiver.origin) => {
	await pool.query("DELETE FROM webhooks");
	return createsWebhook(dora, { url });
};

test("what is answered with 500 is sent again under the same id with the same body, until it is taken", async () => {
	const webhook = await only();
	receiver.answers = (response) => response.writeHead(500).end("canary: a secret of the other system");
	await happens();
	const first = await receiver.next();
	const failed = await latest(webhook, tried(1));
	assert.deepEqual([failed.state, failed.status, failed.error], ["waiting", 500, null]);
	assert.equal(failed.next_at, new Date(clock.now().getTime() + 5000).toISOString());
	assert.equal((await standingOf(webhook)).failing_since, clock.now().toISOString());
	receiver.answers = (response) => response.writeHead(202).end();
	clock.passMinutes(0.1);
	const second = await receiver.next();
	assert.deepEqual([second.headers["webhook-id"], second.body], [first.headers["webhook-id"], first.body]);
	assert.notEqual(second.headers["webhook-timestamp"], first.headers["webhook-timestamp"]);
	const done = await latest(webhook, tried(2));
	assert.deepEqual(
		[done.state, done.status, done.next_at, done.event_id],
		[...["delivered", 202, null], first.headers["webhook-id"]],
	);
	assert.equal((await standingOf(webhook)).failing_since, null);
	const { rows } = await pool.query("SELECT * FROM webhook_deliveries");
	assert.ok(!JSON.stringify(rows).includes("canary"));
});

test("an endpoint that asks to wait is left alone for as long", async () => {
	const webhook = await only();
	receiver.answers = (response) => response.writeHead(429, { "retry-after": "600" }).end();
	await happens();
	await receiver.next();
	const { next_at, status } = await latest(webhook, tried(1));
	assert.deepEqual([status, next_at], [429, new Date(clock.now().getTime() + 600_000).toISOString()]);
});

test("a redirect is not followed, and is no success", async () => {
	const webhook = await only();
	receiver.answers = (response) => response.writeHead(302, { location: `${receiver.origin}/elsewhere` }).end();
	await happens();
	assert.equal((await receiver.next()).path, "/");
	assert.deepEqual((await latest(webhook, tried(1))).status, 302);
	assert.ok(!receiver.received.some(({ path }) => path === "/elsewhere"));
});

test("an address inside a private network is not gone to, by its number or by a name", async () => {
	receiver.answers = (response) => response.writeHead(204).end();
	const before = receiver.received.length;
	for (const [url, error] of [
		["https://10.0.0.7/", "private_address"],
		["https://[::1]/", "private_address"],
		["https://169.254.169.254/latest/", "private_address"],
		["https://inside.example/", "unreachable"],
	] as const) {
		const webhook = await only(url);
		await happens();
		const { state, status, ...rest } = await latest(webhook, tried(1));
		assert.deepEqual([state, status, rest.error], ["waiting", null, error], url);
	}
	assert.equal(receiver.received.length, before);
});

test("an endpoint that hangs, breaks off or says too much counts as one that failed", async () => {
	const webhook = await only();
	const row = (await webhookById(platform.database.db, webhook.id)) ?? assert.fail();
	const posts = { ...platform, safeFetch: createSafeFetch(receiver.outboundPolicy) };
	const delivery = { event_id: webhook.id, body: "{}" };
	receiver.answers = () => undefined;
	assert.deepEqual(await postWebhook(posts, row, delivery, 0.2), { status: null, error: "unreachable" });
	receiver.answers = (response) => response.destroy();
	assert.deepEqual(await postWebhook(posts, row, delivery), { status: null, error: "unreachable" });
	receiver.answers = (response) => response.writeHead(200).end(Buffer.alloc(70_000));
	assert.deepEqual(await postWebhook(posts, row, delivery), { status: null, error: "answer_too_large" });
	receiver.received.length = 0;
});

test("410 disables an endpoint at once, gives up what waits, and tells the directors by email", async () => {
	const webhook = await only();
	const start = receiver.received.length;
	receiver.answers = (response) => response.writeHead(500).end();
	await happens();
	await latest(webhook, tried(1));
	receiver.answers = (response) => response.writeHead(410).end();
	await happens();
	const mail = await mailbox.next();
	assert.equal(mail.to, "dora@society.example");
	assert.match(mail.subject, /“Spreadsheet” is disabled/);
	assert.match(mail.text, /no longer in use/);
	assert.ok(!(mail.text + mail.html).includes("hooks.example"));
	assert.equal((await standingOf(webhook)).disabled_for, "gone");
	const [gone, waiting] = await deliveriesTo(webhook);
	assert.deepEqual([gone?.state, gone?.status], ["failed", 410]);
	assert.deepEqual([waiting?.state, waiting?.status, waiting?.error], ["failed", 500, null]);
	const { length } = receiver.received;
	assert.equal(length - start, 2);
	await happens();
	const again = { webhook_id: webhook.id, delivery_id: gone?.id ?? "" };
	refusal(await dora.calls(resendDelivery, undefined, again), 409, "webhook_disabled");
	receiver.answers = (response) => response.writeHead(204).end();
	const test = await dora.calls(testWebhook, undefined, { webhook_id: webhook.id });
	assert.equal(test.status, 201);
	await latest(webhook, ({ type, state }) => type === "webhook.test" && state === "delivered");
	assert.equal(receiver.received.length, length + 1);
	assert.equal((await enables(webhook, true)).status, 200);
	assert.equal((await dora.calls(resendDelivery, undefined, again)).status, 200);
	await until(async () =>
		(await deliveriesTo(webhook)).some(({ id, state }) => id === gone?.id && state === "delivered"),
	);
	refusal(await dora.calls(resendDelivery, undefined, again), 409, "not_failed");
	assert.equal((await deliveriesTo(webhook)).length, 3, "what happened while it was disabled is not sent later");
});

test("what was on its way when a director disabled the webhook has arrived, if it was taken", async () => {
	const webhook = await only();
	receiver.answers = async (response) => {
		assert.equal((await enables(webhook, false)).status, 200);
		response.writeHead(204).end();
	};
	await happens();
	const done = await latest(webhook, tried(1));
	assert.deepEqual([done.state, done.status, done.error], ["delivered", 204, null]);
	assert.equal((await standingOf(webhook)).disabled_for, "director");
});

test("what was tried before its endpoint is disabled keeps why it failed", async () => {
	const webhook = await only();
	receiver.answers = (response) => response.writeHead(503).end();
	await happens();
	await latest(webhook, tried(1));
	await pool.query("UPDATE webhooks SET failing_since = failing_since - interval '4 days'");
	await happens();
	await until(async () => (await standingOf(webhook)).disabled_for === "failures");
	const deliveries = await deliveriesTo(webhook);
	assert.deepEqual(
		deliveries.map(({ state, status, error }) => [state, status, error]),
		[
			["failed", 503, null],
			["failed", 503, null],
		],
	);
	assert.match((await mailbox.next()).text, /For three days, nothing/);
});

test("after three days in which nothing has arrived an endpoint is disabled, and not before", async () => {
	const webhook = await only();
	receiver.answers = (response) => response.writeHead(503).end();
	await happens();
	for (let attempts = 1; attempts < 11; attempts++) {
		const { next_at, state } = await latest(webhook, tried(attempts));
		assert.equal(state, "waiting");
		assert.equal((await standingOf(webhook)).disabled_for, null);
		clock.passMinutes((Date.parse(next_at ?? "") - clock.now().getTime()) / 60_000);
	}
	const last = await latest(webhook, tried(11));
	assert.deepEqual([last.state, last.status], ["failed", 503]);
	assert.equal((await standingOf(webhook)).disabled_for, "failures");
	assert.match((await mailbox.next()).text, /For three days, nothing/);
});

test("deliveries are forgotten after thirty days", async () => {
	const { rows } = await pool.query("SELECT count(*)::int FROM webhook_deliveries");
	assert.ok(rows[0].count > 0);
	clock.passMinutes((deliveryDays + 1) * 24 * 60);
	await forgetOldDeliveries(platform);
	assert.deepEqual((await pool.query("SELECT count(*)::int FROM webhook_deliveries")).rows, [{ count: 0 }]);
});
