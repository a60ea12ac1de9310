import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { v7 } from "uuid";
import { afterAll, beforeAll, test } from "vitest";
import { emptyPlace, ownFolder, warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { readConfig } from "../config.ts";
import { fingerprint, openLine, tablesIn } from "../platform/db/copy/snapshot.ts";
import { migrateDatabase } from "../platform/db/database.ts";
import { startEmbeddedServer } from "../platform/db/embedded/embedded-server.ts";
import { makeQueue } from "../platform/db/jobs/pending-jobs.ts";
import { knownMigrations } from "../platform/db/known-migrations.ts";

const folder = join(await ownFolder(), "data");
const settings = { DATA_DIR: folder, LOG_LEVEL: "silent" };
const bundled = () => startEmbeddedServer(readConfig(settings), pino({ level: "silent" }));
const mail = v7();
const manyRows = 20_000;
let printed: ReadonlyMap<string, unknown> = new Map();

const prints = async (place: pg.ClientConfig) => {
	const client = await openLine(place);
	try {
		await client.query("SET timezone = 'UTC'");
		const found = new Map<string, unknown>();
		for (const table of await tablesIn(client, knownMigrations().length))
			found.set(table.name, await fingerprint(client, table));
		return found;
	} finally {
		await client.end();
	}
};

beforeAll(async () => {
	const { address, close } = await bundled();
	await migrateDatabase({ connection: { ...address } });
	await makeQueue({ ...address });
	const client = await openLine({ ...address });
	await client.query(
		`INSERT INTO canned_words (id, shortcut, body)
		SELECT gen_random_uuid(), n, 'words' || chr(9) || n FROM generate_series(1, ${manyRows}) n`,
	);
	await client.query("SELECT jobs.create_queue('mail-form-to-sender', '{\"policy\": \"standard\"}')");
	await client.query(
		"INSERT INTO jobs.job (id, name, data, state) VALUES ($1, 'mail-form-to-sender', '{}', 'active')",
		[mail],
	);
	await client.end();
	printed = await prints({ ...address });
	await close();
});

test("a move is refused without a target, beside a server, and into a database that is not empty", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const target = { ...settings, DATABASE_URL: urlOf(place.address) };
	const nowhere = await warmline(["move"], { settings });
	assert.equal(nowhere.code, 1);
	assert.match(nowhere.said, /Set DATABASE_URL/);
	const server = await bundled();
	const beside = await warmline(["move"], { settings: target });
	await server.close();
	assert.equal(beside.code, 1);
	assert.match(beside.said, /Another Warmline is running/);
	const client = await openLine(place.address);
	await client.query("CREATE TABLE somebodys (id int)");
	await client.end();
	const full = await warmline(["move"], { settings: target });
	assert.equal(full.code, 1);
	assert.match(full.said, /The database is not empty: it has public\.somebodys/);
});

test("a move that is killed is run again, brings every row and job, and no server starts on the old rows", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const target = { ...settings, DATABASE_URL: urlOf(place.address) };
	for (const killedAt of ["left_messages", "wrap_ups"]) {
		const killed = await warmline(["move", "--verbose"], { settings: target, killedAt });
		assert.equal(killed.signal, "SIGKILL", killed.said);
	}
	const moved = await warmline(["move"], { settings: target });
	assert.equal(moved.code, 0, moved.said);
	assert.match(moved.said, /From now on start the server with DATABASE_URL/);
	assert.deepEqual(await prints(place.address), printed);
	const client = await openLine(place.address);
	const { rows } = await client.query("SELECT id, state FROM jobs.job WHERE name = 'mail-form-to-sender'");
	await client.end();
	assert.deepEqual(rows, [{ id: mail, state: "retry" }]);
	for (const words of [["move"], ["backup", join(folder, "old.zip")]]) {
		const again = await warmline(words, { settings: words[0] === "move" ? target : settings });
		assert.equal(again.code, 1);
		assert.match(again.said, /was moved to .* Set DATABASE_URL to that one/);
	}
	assert.ok(!(await readFile(join(folder, "moved.json"), "utf8")).includes("postgres://"));
});

afterAll(async () => {
	// Where a test has failed it may still be up.
	const { close } = await bundled();
	await close();
});
