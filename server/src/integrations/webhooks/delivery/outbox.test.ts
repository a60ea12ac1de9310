import assert from "node:assert/strict";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { pino } from "pino";
import { onTestFinished, test } from "vitest";
import { society } from "../../../../test/society.ts";
import { until } from "../../../../test/until.ts";
import { createsWebhook, WebhookReceiver } from "../../../../test/webhook-receiver.ts";
import { buildApp } from "../../../app.ts";
import { connect } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { startJobs } from "../../../platform/jobs.ts";

const receiver = await new WebhookReceiver().starts();
const sweepMillis = 20;

/** An organisation with one webhook, and servers that work on its database, too. */
const lasting = async () => {
	const cast = await society({}, { sweepMillis, outboundPolicy: receiver.outboundPolicy });
	receiver.received.length = 0;
	const webhook = await createsWebhook(cast.dora, { url: receiver.origin });
	return {
		...cast,
		webhook,
		begins: async () => {
			const database = connect({ ...cast.databaseAddress }, pino({ level: "fatal" }));
			const overrides = { clock: cast.clock, database, sweepMillis, outboundPolicy: receiver.outboundPolicy };
			const running = await buildApp(cast.config, overrides);
			onTestFinished(running.close);
		},
		isDelivered: (count: number) =>
			until(async () => {
				const { rows } = await cast.pool.query(
					"SELECT count(*)::int FROM webhook_deliveries WHERE state = 'delivered'",
				);
				return rows[0].count === count;
			}),
	};
};

const roles = { from: "listener", to: "supervisor" } as const;

test("what is rolled back is not told, and what is refused is not either", async () => {
	const { platform, dora, lina, pool, isDelivered } = await lasting();
	const act = inTransaction(platform.database.db, async ({ tx }) => {
		await recordEvent(platform, tx, { type: "member.role_changed", data: { member_id: lina.id, ...roles } });
		throw new Error("undone");
	});
	await assert.rejects(act, /undone/);
	const refused = await dora.calls(changeMemberRole, { role: "supervisor" }, { member_id: dora.id });
	assert.ok(refused.status >= 400);
	assert.deepEqual((await pool.query("SELECT 1 FROM jobs.job WHERE name = 'event'")).rows, []);
	assert.equal((await dora.calls(changeMemberRole, { role: "supervisor" }, { member_id: lina.id })).status, 200);
	await isDelivered(1);
	assert.equal(receiver.received.length, 1);
});

test("an event that was stored before the server ended is sent by the next one", async () => {
	const { lina, clock, goesDown, begins, databaseAddress } = await lasting();
	await goesDown();
	const log = pino({ level: "fatal" });
	const database = connect({ ...databaseAddress }, log);
	onTestFinished(database.close);
	const jobs = await startJobs(database, log, "UTC");
	await inTransaction(database.db, ({ tx }) =>
		recordEvent({ jobs, clock }, tx, { type: "member.role_changed", data: { member_id: lina.id, ...roles } }),
	);
	await jobs.close();
	assert.equal(receiver.received.length, 0);
	await begins();
	await until(async () => {
		const { rows } = await database.pool.query("SELECT state FROM webhook_deliveries");
		return rows.length === 1 && rows[0].state === "delivered";
	});
	assert.equal(receiver.received.length, 1);
});

test("two servers send each event once, and what failed once each time that it is due", async () => {
	const { platform, clock, lina, begins, isDelivered, pool } = await lasting();
	clock.stop();
	await begins();
	receiver.answers = (response) => response.writeHead(500).end();
	const many = 12;
	await inTransaction(platform.database.db, async ({ tx }) => {
		for (let n = 0; n < many; n++)
			await recordEvent(platform, tx, { type: "member.role_changed", data: { member_id: lina.id, ...roles } });
	});
	await until(async () => {
		const { rows } = await pool.query("SELECT count(*)::int FROM webhook_deliveries WHERE attempts = 1");
		return rows[0].count === many;
	});
	receiver.answers = (response) => response.writeHead(204).end();
	clock.passMinutes(0.2);
	await isDelivered(many);
	assert.equal(receiver.received.length, 2 * many);
	const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
	assert.equal(new Set(ids).size, many);
});
