import assert from "node:assert/strict";
import { pino } from "pino";
import { afterAll, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { connect } from "./db/database.ts";
import { startJobs } from "./jobs.ts";

const log = pino({ level: "fatal" });
const { address, drop } = await freshDatabase();
const database = connect({ ...address }, log);
const { pool } = database;
afterAll(async () => {
	await database.close();
	await drop();
});

const zone = "America/Toronto";
/** A server with some work of every day; `begun` resolves when it is done for the first time. */
const server = async () => {
	const jobs = await startJobs(database, log, zone);
	const begun = Promise.withResolvers<void>();
	return {
		begun: begun.promise,
		/** Answers when what was missed is promised. */
		works: () => jobs.everyNight("count-sheep", async () => begun.resolve()),
		mails: () => jobs.everyMorning("say-good-morning", async () => undefined),
		close: jobs.close,
	};
};
const promised = async () =>
	(await pool.query("SELECT count(*)::int AS n FROM jobs.job WHERE name = 'count-sheep'")).rows[0].n;

test("work of every day is done by the organisation's clock: at night, and what writes to people in the morning", async () => {
	const one = await server();
	await one.works();
	await one.mails();
	const { rows } = await pool.query("SELECT name, cron, timezone FROM jobs.schedule ORDER BY name");
	assert.deepEqual(rows, [
		{ name: "count-sheep", cron: "30 4 * * *", timezone: zone },
		{ name: "say-good-morning", cron: "0 9 * * *", timezone: zone },
	]);
	assert.equal(await promised(), 0, "a first start has missed nothing");
	await one.close();
});

test("what was done less than a day ago is not done again by a start", async () => {
	await pool.query("UPDATE daily_work SET last_at = now() - interval '22 hours'");
	const one = await server();
	await one.works();
	assert.equal(await promised(), 0);
	await one.close();
});

test("what was missed while no server was up is done after the start, by one of those that start at once", async () => {
	await pool.query("UPDATE daily_work SET last_at = now() - interval '2 days'");
	const all = await Promise.all([server(), server(), server()]);
	await Promise.all(all.map(({ works }) => works()));
	assert.equal(await promised(), 1);
	await Promise.race(all.map(({ begun }) => begun));
	await Promise.all(all.map(({ close }) => close()));
	const again = await server();
	await again.works();
	assert.equal(await promised(), 1);
	await again.close();
});

test("daily work that no version names any more is not scheduled, and what was due of it is dropped", async () => {
	const old = await startJobs(database, log, zone);
	await old.everyNight("count-goats", async () => undefined);
	await old.close();
	const { rows: due } = await pool.query("INSERT INTO jobs.job (name) VALUES ('count-goats') RETURNING name");
	assert.equal(due.length, 1);
	const jobs = await startJobs(database, log, zone);
	await jobs.everyNight("count-sheep", async () => undefined);
	await jobs.dropOldSchedules();
	const { rows } = await pool.query("SELECT name FROM jobs.schedule");
	assert.deepEqual(rows, [{ name: "count-sheep" }]);
	const { rows: left } = await pool.query("SELECT FROM jobs.job WHERE name = 'count-goats' AND state < 'active'");
	assert.equal(left.length, 0);
	await jobs.close();
});
