import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { onTestFinished, test } from "vitest";
import { embeddedAddress } from "../../src/platform/db/embedded/embedded.ts";
import { warmline } from "../command.ts";
import { emptyDatabase, urlOf } from "../database.ts";
import { serversOnNewFolder } from "../own-server.ts";
import { hungAfter, isLong } from "./length.ts";
import { ownChat } from "./own-chat.ts";

const rounds = isLong ? 10 : 1;
/** Milliseconds in which somebody who comes second is refused. */
const refusedWithin = 2000;

const { folder, servers } = await serversOnNewFolder();

/** One of PostgreSQL's processes crashes: it throws everybody out and begins anew. */
const crashes = async () => {
	const client = new pg.Client({ ...embeddedAddress(folder) });
	client.on("error", () => undefined);
	await client.connect();
	const { rows } = await client.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'warmline' LIMIT 1");
	process.kill(rows[0].pid, "SIGKILL");
	await new Promise((done) => client.once("end", done));
};

test("who comes second to a data folder is refused in clear words, also after a crash, and the first goes on", {
	timeout: hungAfter,
}, async (t) => {
	const { address: target, drop } = await emptyDatabase();
	onTestFinished(drop);
	const first = await servers.starts();
	const { visitor, agent, holds } = await ownChat(t, servers, first);
	const talks = () => {
		for (let n = 0; n < 10; n++) (n % 2 ? visitor : agent).writes(`message ${n}`);
	};
	const isReady = async () => (await first.browser.send("GET", "/readyz")).status === 200;
	const took: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		if (round > 0) {
			talks();
			await crashes();
			while (!(await isReady())) await wait(20);
		}
		talks();
		const settings = { DATA_DIR: folder, DATABASE_URL: urlOf(target), LOG_LEVEL: "silent" };
		const moving = round === 0 ? warmline(["move"], { settings }) : undefined;
		const began = performance.now();
		const second = await servers.starts();
		if (!moving) took.push(performance.now() - began);
		assert.equal(first.child.exitCode ?? first.child.signalCode, null, first.said());
		assert.equal(second.child.exitCode, 1);
		assert.match(second.said(), /Another Warmline is running on/);
		await holds();
		assert.deepEqual([...visitor.closes, ...agent.closes], [], "nobody had to come back");
		const moved = await moving;
		if (!moved) continue;
		assert.equal(moved.code, 1, moved.said);
		assert.match(moved.said, /Another Warmline is running on/);
	}
	await holds();
	assert.equal(first.child.exitCode, null, first.said());
	await t.annotate(`refused after ${Math.round(Math.max(...took))} ms at most`);
	// How long a start takes is a figure of a machine that does nothing else.
	if (isLong) assert.ok(Math.max(...took) < refusedWithin);
	await servers.ends(first.child, "SIGKILL");
	const next = await servers.starts(Number(new URL(first.address).port));
	assert.equal((await next.browser.send("GET", "/readyz")).status, 200, next.said());
	await holds();
});
