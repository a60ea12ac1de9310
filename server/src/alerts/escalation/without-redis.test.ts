import assert from "node:assert/strict";
import { test } from "vitest";
import { askedIn, escalates, hearsBy, latestAlert } from "../../../test/alerts.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";

const { cast, others, redis } = await severalProcesses(2, { sweepMillis: 20 });
const { lina, sam, dora, clock, config, pool, newVisitor } = cast;

test("while Redis is gone, and after the process that looked is gone too, each group is asked once", async () => {
	const mailbox = await openMailbox(config.DATA_DIR);
	await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "sam"]]);
	for (const one of [lina, sam]) await hearsBy(one, "mail");
	await escalates(dora, "supervisor_disconnected", { enabled: false });
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 30, supervisors_on_duty: 60 });
	await newVisitor().asksForSupport();
	await redis.end();
	await until(() => others.every(({ platform }) => platform.cluster.degraded().includes("redis")));
	clock.passMinutes(0.6);
	assert.equal((await mailbox.next()).to, lina.user.email);
	const [second] = others;
	const director = second?.at(dora) ?? assert.fail();
	await cast.goesDown();
	clock.passMinutes(0.6);
	assert.equal((await mailbox.next()).to, sam.user.email);
	const alert = await latestAlert(director, "visitor_waiting", ({ deliveries }) =>
		deliveries.every(({ sent_at }) => sent_at !== null),
	);
	assert.deepEqual(askedIn(alert), ["Lina mail", "Sam mail"]);
	assert.equal(await mailbox.count(), 2);
});
