import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { closeCodes } from "@warmline/contract/frames";
import pg from "pg";
import { test } from "vitest";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";
import { silentSeconds } from "./process-queries.ts";

const { cast, others, onCleanup } = await severalProcesses(2);
const [second] = others;
assert.ok(second);
const line = new pg.Client({ ...cast.databaseAddress });
await line.connect();
onCleanup(() => line.end());

const signedAt = async () =>
	(await line.query<{ seen_at: Date }>("SELECT seen_at FROM processes ORDER BY id")).rows.map(({ seen_at }) =>
		seen_at.getTime(),
	);
const leads = () => [cast, second].map(({ platform }) => platform.cluster.leads());

test("a process whose pool is busy says that it lives", async () => {
	const clients = await Promise.all(Array.from({ length: 10 }, () => cast.pool.connect()));
	const [before = 0] = await signedAt();
	const began = performance.now();
	await until(async () => ((await signedAt())[0] ?? 0) > before + 1500, 4);
	assert.ok(performance.now() - began < 4000);
	for (const client of clients) client.release();
});

test("who cannot say that they live, as long as the others wait for it, sends their people away and does not lead", async () => {
	const [here, there] = [await cast.lina.connects(), await second.at(cast.omar).connects()];
	assert.deepEqual(leads(), [true, false]);
	await line.query("BEGIN");
	await line.query("SELECT FROM processes WHERE id = (SELECT min(id::text)::uuid FROM processes) FOR UPDATE");
	const began = performance.now();
	await until(() => here.closeCode !== undefined);
	assert.equal(here.closeCode, closeCodes.restart);
	assert.ok(performance.now() - began < silentSeconds * 1000 + 3000);
	assert.ok(cast.platform.cluster.isGivenUp());
	const { status, body } = await cast.newBrowser().send("GET", "/readyz");
	assert.deepEqual([status, body], [503, { status: "not ready", missing: ["cluster"] }]);
	await until(() => leads().join() === "false,true");
	assert.equal(there.closeCode, undefined);
	await line.query("COMMIT");
	await until(() => !cast.platform.cluster.isGivenUp());
	await second.at(cast.lina).connects();
	await until(() => leads().join() === "false,true");
	there.close();
});

test("where no process can say that it lives, none takes another for gone and nobody is sent away", async () => {
	const lines = [await cast.lina.connects(), await second.at(cast.omar).connects()];
	await line.query("BEGIN");
	await line.query("LOCK TABLE processes IN SHARE MODE");
	// Long enough for each to see that they could not say it, and to hear it of the other.
	await wait(silentSeconds * 1000 + 1500);
	assert.deepEqual(leads(), [false, false]);
	await line.query("COMMIT");
	await until(() => leads().includes(true));
	assert.deepEqual(
		lines.map(({ closeCode }) => closeCode),
		[undefined, undefined],
	);
	assert.ok(![cast, second].some(({ platform }) => platform.cluster.isGivenUp()));
	for (const one of lines) one.close();
});

test("who is about to go hands over at once, however long their last jobs take", async () => {
	const leaver = [cast, second].find(({ platform }) => platform.cluster.leads());
	const next = [cast, second].find((one) => one !== leaver);
	assert.ok(leaver && next);
	const { promise: mayEnd, resolve: ends } = Promise.withResolvers<void>();
	const { promise: hasBegun, resolve: begins } = Promise.withResolvers<void>();
	await leaver.platform.jobs.handle("slow-of-a-test", async () => {
		begins();
		await mayEnd;
	});
	await leaver.platform.jobs.promise("slow-of-a-test", {});
	await hasBegun;
	const going = leaver.goesDown();
	await until(() => next.platform.cluster.leads(), 3);
	assert.equal(leaver.platform.cluster.leads(), false);
	ends();
	await going;
});
