import assert from "node:assert/strict";
import pg from "pg";
import { onTestFinished, test } from "vitest";
import { society } from "../../test/society.ts";
import { until } from "../../test/until.ts";

const { newBrowser, databaseAddress, lina } = await society();
const statusOf = async (path: string) => (await newBrowser().send("GET", path)).status;

test("a server whose database answers lives and is ready", async () => {
	assert.deepEqual([await statusOf("/healthz"), await statusOf("/readyz")], [200, 200]);
});

test("while the database is away the server lives, is not ready, and comes back by itself", async () => {
	const owner = new pg.Client({ ...databaseAddress, database: "postgres" });
	await owner.connect();
	const { database } = databaseAddress;
	const comesBack = () => owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
	onTestFinished(async () => {
		await comesBack();
		await owner.end();
	});
	await owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
	await owner.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
	assert.deepEqual([await statusOf("/healthz"), await statusOf("/readyz")], [200, 503]);
	assert.deepEqual((await newBrowser().send("GET", "/readyz")).body, { status: "not ready", missing: ["database"] });
	await comesBack();
	// A connection of which it has not read yet that it has ended may be tried first.
	await until(async () => (await statusOf("/readyz")) === 200);
	assert.equal((await lina.send("GET", "/api/v1/account/user/me/")).status, 200);
});
