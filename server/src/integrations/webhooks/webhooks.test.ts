import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import {
	changeWebhook,
	createWebhook,
	deleteWebhook,
	enableWebhook,
	listDeliveries,
	listWebhooks,
	rotateWebhookSecret,
	testWebhook,
	type WebhookForm,
} from "@warmline/contract/integrations/webhooks";
import { test } from "vitest";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";
import { createsWebhook, verified, WebhookReceiver } from "../../../test/webhook-receiver.ts";
import { forgetOldDeliveries } from "./forget-old-deliveries.ts";

const receiver = await new WebhookReceiver().starts();
const cast = await society({}, { outboundPolicy: receiver.outboundPolicy });
const { address, clock, dora, platform, pool, newMember } = cast;

const form: WebhookForm = { name: "Spreadsheet", url: `${receiver.origin}/in`, events: ["member.joined"] };
const listed = async (by = dora) => listWebhooks.answer.parse((await by.calls(listWebhooks)).body).results;
const tries = async (webhook_id: string, by = dora) => {
	const answer = await by.calls(testWebhook, undefined, { webhook_id });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return receiver.next();
};

test("a webhook is listed without its secret, which is shown once and stored nowhere in the clear, nor is its address", async () => {
	const made = await createsWebhook(dora, form);
	assert.match(made.secret, /^whsec_[\w+/]{43}=$/);
	const [one] = await listed();
	assert.deepEqual([one?.id, one?.url, one?.events, one?.created_by], [made.id, form.url, ["member.joined"], "Dora"]);
	assert.ok(!JSON.stringify(await listed()).includes("whsec_"));
	const { rows } = await pool.query("SELECT * FROM webhooks");
	const stored = rows.flatMap((row) => Object.values(row).map((value) => String(value))).join("\n");
	assert.ok(!stored.includes(made.secret) && !stored.includes("hooks.example"));
});

test("a test is sent once, signed with the secret, and says where to look", async () => {
	const made = await createsWebhook(dora, form);
	const arrived = await tries(made.id);
	assert.deepEqual(Object.keys(verified(arrived, made.secret) ?? {}), ["type", "timestamp", "data"]);
	assert.match(arrived.body, /"type":"webhook.test".*\/me\/integrations\/webhooks"/);
	assert.throws(() => verified({ ...arrived, body: arrived.body.replace("test", "tost") }, made.secret));
});

test("after a rotation both secrets sign for a day, then the new one alone", async () => {
	const { id, secret: before } = await createsWebhook(dora, form);
	const rotated = await dora.calls(rotateWebhookSecret, undefined, { webhook_id: id });
	const { result, secret } = rotateWebhookSecret.answer.parse(rotated.body);
	assert.notEqual(secret, before);
	assert.ok(result.old_secret_until);
	const arrived = await tries(id);
	assert.equal(arrived.headers["webhook-signature"].split(" ").length, 2);
	for (const one of [before, secret]) assert.ok(verified(arrived, one));
	clock.passMinutes(24 * 60 + 1);
	const head = await logsIn(address, "dora");
	const later = await tries(id, head);
	assert.equal(later.headers["webhook-signature"].split(" ").length, 1);
	assert.equal((await listed(head)).find((one) => one.id === id)?.old_secret_until, null);
	await forgetOldDeliveries(platform);
	const { rows } = await pool.query("SELECT old_secret FROM webhooks WHERE id = $1", [id]);
	assert.deepEqual(rows, [{ old_secret: null }]);
});

test("what is no https address, or asks for no event, is refused", async () => {
	const head = await logsIn(address, "dora");
	for (const url of [
		"http://hooks.example/",
		"ftp://hooks.example/",
		"hooks.example",
		"https://user:x@hooks.example/",
		"https://hooks.example/#part",
		"https://localhost/in",
		"https://printer.local/",
		`https://hooks.example/${"a".repeat(500)}`,
	])
		refusal(await head.send("POST", "/api/v1/webhooks/", { ...form, url }), 400, "invalid_url");
	refusal(await head.send("POST", "/api/v1/webhooks/", { ...form, events: [] }), 400, "invalid_events");
	refusal(await head.send("POST", "/api/v1/webhooks/", { ...form, events: ["webhook.test"] }), 400);
	refusal(await head.send("POST", "/api/v1/webhooks/", { ...form, name: " " }), 400, "invalid_name");
});

test("each act is in the audit log by the webhook's name, and never by its address", async () => {
	const head = await newMember("hana", "director");
	const { id } = await createsWebhook(head, { ...form, name: "Ledger" });
	const params = { webhook_id: id };
	const changed = { ...form, name: "Ledger", url: `${receiver.origin}/other` };
	assert.equal((await head.calls(changeWebhook, changed, params)).status, 200);
	for (const enabled of [false, false, true])
		assert.equal((await head.calls(enableWebhook, { enabled }, params)).status, 200);
	assert.equal((await head.calls(rotateWebhookSecret, undefined, params)).status, 200);
	assert.equal((await head.calls(deleteWebhook, undefined, params)).status, 204);
	refusal(await head.calls(listDeliveries, undefined, params), 404);
	const { body } = await head.calls(auditLog, undefined, { member: head.id });
	const { results } = auditLog.answer.parse(body);
	assert.deepEqual(results.map(({ act }) => act).reverse(), [
		"create_webhook",
		"change_webhook",
		"disable_webhook",
		"enable_webhook",
		"rotate_webhook_secret",
		"delete_webhook",
	]);
	for (const entry of results) assert.deepEqual(entry.params, { name: "Ledger" });
});

test("only directors have webhooks, and to make one they show who they are", async () => {
	const { id } = await createsWebhook(await newMember("hugo", "director"), form);
	const other = await logsIn(address, "sam");
	refusal(await other.calls(listWebhooks), 403, "forbidden");
	refusal(await other.calls(testWebhook, undefined, { webhook_id: id }), 403, "forbidden");
	refusal(await other.send("POST", "/api/v1/webhooks/", form), 403, "forbidden");
	const head = await newMember("hedy", "director");
	clock.passMinutes(11);
	refusal(await head.send("POST", "/api/v1/webhooks/", form), 403, "confirm_yourself");
	refusal(await head.calls(changeWebhook, form, { webhook_id: id }), 403, "confirm_yourself");
	refusal(await head.calls(rotateWebhookSecret, undefined, { webhook_id: id }), 403, "confirm_yourself");
});

test("one that was stored with a key that is lost hides no other, and can be deleted", async () => {
	const head = await newMember("hope", "director");
	const { id } = await createsWebhook(head, { ...form, name: "Lost" });
	const { id: other } = await createsWebhook(head, form);
	await pool.query("UPDATE webhooks SET key = $2 WHERE id = $1", [id, Buffer.alloc(60, 1)]);
	const found = await listed(head);
	assert.deepEqual(
		[id, other].map((one) => found.find((row) => row.id === one)?.url),
		[null, form.url],
	);
	const params = { webhook_id: id };
	refusal(await head.calls(changeWebhook, form, params), 409, "webhook_unreadable");
	refusal(await head.calls(rotateWebhookSecret, undefined, params), 409, "webhook_unreadable");
	assert.equal((await head.calls(testWebhook, undefined, params)).status, 201);
	await until(async () => {
		const { body } = await head.calls(listDeliveries, undefined, params);
		const [delivery] = listDeliveries.answer.parse(body).results;
		return delivery?.state === "failed" && delivery.error === "unreadable";
	});
	assert.equal((await head.calls(deleteWebhook, undefined, params)).status, 204);
});

test("there are at most twenty, also when two directors add one at once", async () => {
	const head = await logsIn(address, "dora");
	const there = (await listed(head)).length;
	for (let n = there; n < 19; n++) await createsWebhook(head, { ...form, name: `Number ${n}` });
	const answers = await Promise.all([1, 2, 3].map(() => head.calls(createWebhook, form)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
	assert.equal((await listed(head)).length, 20);
});
