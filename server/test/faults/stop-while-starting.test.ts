import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "vitest";
import { serversOnNewFolder } from "../own-server.ts";

const { folder, servers } = await serversOnNewFolder();
const processFile = join(folder, "postgres", "postmaster.pid");

test("a server that is told to end while it starts ends in order, and its PostgreSQL with it", async () => {
	const first = await servers.starts();
	await servers.ends(first.child);
	assert.equal(existsSync(processFile), false);

	const { child, ready, said } = await servers.launches();
	while (!existsSync(processFile) && child.exitCode === null) await wait(5);
	await servers.ends(child);
	await ready;
	assert.deepEqual([child.exitCode, child.signalCode], [0, null], said());
	assert.doesNotMatch(said(), /is ready at/);
	assert.equal(existsSync(processFile), false, "PostgreSQL runs on");
});
