import assert from "node:assert/strict";
import { pino } from "pino";
import { onTestFinished, test } from "vitest";
import { askedIn, escalates, hearsBy, latestAlert } from "../../../test/alerts.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";
import { buildApp, type Running } from "../../app.ts";
import { connect } from "../../platform/db/database.ts";

const sweepMillis = 20;

/** An organisation whose servers all work on one database, as during an update. */
const lastingSociety = async () => {
	const others: Running[] = [];
	onTestFinished(async () => {
		for (const other of others) await other.close();
	});
	const cast = await society({}, { sweepMillis });
	const { config, clock, databaseAddress, pool, lina, omar, sam, dora } = cast;
	clock.stop();
	await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "omar", "sam"]]);
	for (const one of [lina, omar, sam]) await hearsBy(one, "mail");
	await escalates(dora, "supervisor_disconnected", { enabled: false });
	return {
		...cast,
		mailbox: await openMailbox(config.DATA_DIR),
		begins: async () => {
			const database = connect({ ...databaseAddress }, pino({ level: "fatal" }));
			const running = await buildApp(config, { clock, database, sweepMillis });
			others.push(running);
			await running.app.listen({ port: 0, host: "127.0.0.1" });
		},
	};
};

test("two servers that look and send at once ask each member once", async () => {
	const { begins, dora, lina, newVisitor, clock, mailbox, pool } = await lastingSociety();
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 30, supervisors_on_duty: 30 });
	await begins();
	const visitors = await Promise.all(
		Array.from({ length: 3 }, async () => {
			const visitor = newVisitor();
			return { visitor, ...(await visitor.asksForSupport()) };
		}),
	);
	clock.passMinutes(0.6);
	// Three people are asked about three visitors, by one email each.
	const mails = [];
	for (let n = 0; n < 3; n++) mails.push((await mailbox.next()).to);
	for (const { chat_id } of visitors)
		await until(async () => {
			const { rows } = await pool.query(
				`SELECT count(*)::int AS count FROM alert_deliveries JOIN alerts ON alerts.id = alert_id
				WHERE subject = $1 AND (sent_at IS NOT NULL OR status IS NOT NULL)`,
				[chat_id],
			);
			return rows[0].count === 3;
		});
	await lina.connects();
	for (const { visitor, chat_id } of visitors) {
		lina.says("accept_chat", { chat_id });
		await visitor.hears("chat_assigned");
	}
	const closed = await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
	assert.deepEqual(askedIn(closed).toSorted(), ["Lina mail", "Omar mail", "Sam mail"]);
	assert.equal(new Set(mails).size, 3);
	assert.equal(await mailbox.count(), 3);
});

test("a server that starts after the one that was down when the time came asks once, and goes on from there", async () => {
	const { begins, dora, newVisitor, clock, mailbox, goesDown } = await lastingSociety();
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 30, supervisors_on_duty: 60 });
	await newVisitor().asksForSupport();
	await goesDown();
	clock.passMinutes(0.6);
	await begins();
	const first = [await mailbox.next(), await mailbox.next()].map(({ to }) => to);
	assert.deepEqual(first.toSorted(), ["lina@society.example", "omar@society.example"]);
	await begins();
	clock.passMinutes(0.5);
	assert.equal((await mailbox.next()).to, "sam@society.example");
	assert.equal(await mailbox.count(), 3);
});
