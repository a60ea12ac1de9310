import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { pino } from "pino";
import { v7 } from "uuid";
import { afterAll, onTestFinished, test } from "vitest";
import { ZipFile } from "yazl";
import { emptyPlace, ownFolder, warmline } from "../../test/command.ts";
import { emptyDatabase, freshDatabase, urlOf } from "../../test/database.ts";
import { until } from "../../test/until.ts";
import { unzip } from "../../test/unzip.ts";
import { readConfig } from "../config.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import { buildTables } from "../platform/db/copy/load-database.ts";
import { openLine } from "../platform/db/copy/snapshot.ts";
import { startEmbeddedServer } from "../platform/db/embedded/embedded-server.ts";
import { knownMigrations } from "../platform/db/known-migrations.ts";

const folder = await ownFolder();
const dataDir = join(folder, "data");
const { address, drop } = await freshDatabase();
afterAll(drop);
const source = { DATA_DIR: dataDir, DATABASE_URL: urlOf(address), LOG_LEVEL: "silent" };
const file = join(folder, "backup.zip");
const key = "ab".repeat(32);
const passphrase = join(folder, "passphrase");
const [mail, removal] = [v7(), v7()];

const asking = async (place: pg.ClientConfig, question: string, values: unknown[] = []) => {
	const client = await openLine(place);
	try {
		return (await client.query(question, values)).rows;
	} finally {
		await client.end();
	}
};
const textsIn = async (place: pg.ClientConfig) =>
	(await asking(place, "SELECT body FROM canned_words ORDER BY id")).map(({ body }) => body);

/** What COPY has its own signs for. */
const hard = ["a\tb\\n\nc\\.\r", "\\N", "Ça va ? 🙂 \u2028", ""];
for (const message of hard)
	await asking(address, "INSERT INTO canned_words (id, shortcut, body) VALUES ($1::uuid, $1::uuid::text, $2)", [
		v7(),
		message,
	]);
for (const [id, kind] of [
	[mail, "mail-form-to-sender"],
	[removal, "remove-media-files"],
]) {
	await asking(address, 'SELECT jobs.create_queue($1, \'{"policy": "standard"}\')', [kind]);
	await asking(address, "INSERT INTO jobs.job (id, name, data) VALUES ($1, $2, '{\"ids\": []}')", [id, kind]);
}
await mkdir(dataDir, { mode: 0o700 });
await writeFile(join(dataDir, "files.key"), `${key}\n`, { mode: 0o600 });
await writeFile(passphrase, "a long passphrase of ours\n");
const made = await warmline(["backup", file, "--passphrase-file", passphrase], { settings: source });
assert.equal(made.code, 0, made.said);

const isUntouched = async (place: Awaited<ReturnType<typeof emptyPlace>>) => {
	assert.ok(!existsSync(place.folder));
	const tables = await asking(
		place.address,
		"SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace",
	);
	assert.deepEqual(tables, []);
};

/** The same backup with other parts. */
const rewritten = async (name: string, change: (parts: Map<string, Buffer>) => void) => {
	const parts = unzip(await readFile(file));
	change(parts);
	const zip = new ZipFile();
	for (const [path, bytes] of parts) zip.addBuffer(bytes, path);
	zip.end();
	const path = join(folder, name);
	await writeFile(path, await buffer(Readable.from(zip.outputStream, { objectMode: false })));
	return path;
};

test("a backup with its passphrase comes back whole, with the keys, and never over something", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const { settings } = place;
	const restored = await warmline(["restore", file, "--passphrase-file", passphrase], { settings });
	assert.equal(restored.code, 0, restored.said);
	assert.deepEqual(await textsIn(place.address), hard);
	assert.equal(await readFile(join(place.folder, "files.key"), "utf8"), `${key}\n`);
	await asking(place.address, "DELETE FROM canned_words");
	const again = await warmline(["restore", file], { settings });
	assert.equal(again.code, 1);
	assert.match(again.said, /is not empty \(.*\)\. A restore goes into an empty folder; nothing was changed/);
	const other = await warmline(["restore", file], { settings: { ...settings, DATA_DIR: join(folder, "other") } });
	assert.equal(other.code, 1);
	assert.match(other.said, /The database is not empty: it has /);
	assert.ok(!existsSync(join(folder, "other")));
	assert.deepEqual(await textsIn(place.address), []);
});

test("mails that were promised are not sent a second time unless somebody says so; what tidies up is done", {
	timeout: 180_000,
}, async () => {
	const jobs = async (place: pg.ClientConfig) =>
		(await asking(place, "SELECT id FROM jobs.job WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY id")).map(
			({ id }) => id,
		);
	const [quiet, loud] = [await emptyPlace(), await emptyPlace()];
	const left = await warmline(["restore", file, "--without-key"], { settings: quiet.settings });
	assert.equal(left.code, 0, left.said);
	assert.match(left.said, /not done again.*: mail-form-to-sender 1\. With --send-promised/);
	assert.deepEqual(await jobs(quiet.address), [removal]);
	const sent = await warmline(["restore", file, "--without-key", "--send-promised"], { settings: loud.settings });
	assert.equal(sent.code, 0, sent.said);
	assert.deepEqual(await jobs(loud.address), [mail, removal].sort());
});

test("without the key, or with another one, a restore says what would be lost and does nothing", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const { settings } = place;
	const without = await warmline(["restore", file], { settings });
	assert.equal(without.code, 1);
	assert.match(without.said, /key of the documents is not at hand\. It is in the backup: give --passphrase-file/);
	assert.match(without.said, /documents of applicants can never be opened/);
	const wrong = await warmline(["restore", file], { settings: { ...settings, FILES_KEY: "cd".repeat(32) } });
	assert.equal(wrong.code, 1);
	assert.match(wrong.said, /is not the one with which they were stored/);
	const guess = join(folder, "guess");
	await writeFile(guess, "another passphrase\n");
	const guessed = await warmline(["restore", file, "--passphrase-file", guess], { settings });
	assert.equal(guessed.code, 1);
	assert.match(guessed.said, /The passphrase is not the one/);
	await isUntouched(place);
	assert.ok(!(await readFile(file)).includes(key));
});

test("a backup that was damaged, cut off or changed is refused, and nothing is touched", {
	timeout: 180_000,
}, async () => {
	const bytes = await readFile(file);
	const path = "database/canned_words.copy";
	const flipped = Buffer.from(bytes);
	const at = flipped.indexOf(path) + path.length + 5;
	flipped.writeUInt8(flipped.readUInt8(at) ^ 0x40, at);
	await writeFile(join(folder, "flipped.zip"), flipped);
	await writeFile(join(folder, "cut.zip"), bytes.subarray(0, bytes.length - 100));
	const changed = await rewritten("changed.zip", (parts) => parts.set(path, Buffer.from("other rows\n")));
	const place = await emptyPlace();
	for (const [name, words] of [
		[join(folder, "flipped.zip"), `${path} is not what was stored`],
		[join(folder, "cut.zip"), "is no backup, or not a whole one"],
		[changed, `${path} is not what was stored`],
	] as const) {
		const refused = await warmline(["restore", name], { settings: place.settings });
		assert.equal(refused.code, 1);
		assert.ok(refused.said.includes(words), refused.said);
	}
	await isUntouched(place);
});

/** Whatever is put into this database, the last of it waits: the jobs, which come after the rows. */
const holdsBack = async (place: pg.ClientConfig) => {
	const line = await openLine(place);
	const hasAsked = async () =>
		(
			await line.query(
				`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
				WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
			)
		).rowCount === 1;
	await line.query("SELECT pg_advisory_lock($1)", [advisoryLock.migration]);
	return {
		/** Once it is about to begin; what is there already may still be read. */
		begins: async () => {
			await until(hasAsked, 60);
			await line.query("BEGIN");
			await line.query("LOCK TABLE jobs.job IN SHARE MODE");
			await line.query("SELECT pg_advisory_unlock($1)", [advisoryLock.migration]);
		},
		ends: () => line.end(),
	};
};

test("a restore that is killed is run again, and no server starts on what it left", { timeout: 180_000 }, async () => {
	const place = await emptyPlace();
	const { settings } = place;
	const words = ["restore", file, "--verbose", "--passphrase-file", passphrase];
	for (const killedAt of ["account_settings", "left_messages", "wrap_ups"]) {
		const hold = await holdsBack(place.address);
		const [killed] = await Promise.all([warmline(words, { settings, killedAt }), hold.begins()]).finally(hold.ends);
		assert.equal(killed.signal, "SIGKILL", killed.said);
		const meanwhile = await warmline(
			["member", "add"].concat([
				"--email",
				"d@y.example",
				"--username",
				"dora",
				"--first-name",
				"Dora",
				"--last-name",
				"Lind",
				"--role",
				"director",
				"--password",
				"Correct!1horse",
			]),
			{ settings },
		);
		assert.equal(meanwhile.code, 1);
		assert.match(meanwhile.said, /A restore into .* was broken off/);
	}
	const whole = await warmline(words, { settings });
	assert.equal(whole.code, 0, whole.said);
	assert.deepEqual(await textsIn(place.address), hard);
	assert.ok(!(await readdir(place.folder)).includes("restore.unfinished"));
});

/** So many migrations had been made then. */
const beforeWordsWereSealed = 13;

test("rows of an older version are brought up to this one, those of a newer one refused", {
	timeout: 180_000,
}, async () => {
	const { address: old, drop: dropOld } = await emptyDatabase();
	onTestFinished(dropOld);
	const line = await openLine(old);
	await buildTables(line, beforeWordsWereSealed);
	await line.query(
		"INSERT INTO left_messages (id, email, message, created_at) VALUES ($1, 'x@y.example', 'old words', now())",
		[v7()],
	);
	await line.end();
	const aged = join(folder, "aged.zip");
	const settings = { ...source, DATABASE_URL: urlOf(old) };
	const backed = await warmline(["backup", aged], { settings });
	assert.equal(backed.code, 0, backed.said);
	const place = await emptyPlace();
	const restored = await warmline(["restore", aged], { settings: { ...place.settings, FILES_KEY: key } });
	assert.equal(restored.code, 0, restored.said);
	const [left] = await asking(place.address, "SELECT words FROM left_messages");
	// In the clear until a server starts on it.
	assert.deepEqual(JSON.parse(left?.words.toString("utf8", 1)), { email: "x@y.example", message: "old words" });
	const count = await asking(place.address, "SELECT count(*)::int AS made FROM drizzle.__drizzle_migrations");
	assert.deepEqual(count, [{ made: knownMigrations().length }]);

	const newer = await rewritten("newer.zip", (parts) => {
		const said = JSON.parse(parts.get("manifest.json")?.toString() ?? "");
		parts.set(
			"manifest.json",
			Buffer.from(JSON.stringify({ ...said, migrations: [...said.migrations, 9_999_999_999_999] })),
		);
	});
	const untouched = await emptyPlace();
	const refused = await warmline(["restore", newer], { settings: untouched.settings });
	assert.equal(refused.code, 1);
	assert.match(refused.said, /was made by a newer Warmline .* Restore it with that version/);
	await isUntouched(untouched);
});

test("a restore into the bundled database that is killed is run again, too, though PostgreSQL outlives it", {
	timeout: 180_000,
}, async () => {
	const data = join(await ownFolder(), "data");
	const settings = { DATA_DIR: data, LOG_LEVEL: "silent" };
	const words = ["restore", file, "--verbose", "--passphrase-file", passphrase];
	const killed = await warmline(words, { settings, killedAt: "left_messages" });
	assert.equal(killed.signal, "SIGKILL", killed.said);
	const whole = await warmline(words, { settings });
	assert.equal(whole.code, 0, whole.said);
	const { address: own, close } = await startEmbeddedServer(readConfig(settings), pino({ level: "silent" }));
	try {
		assert.deepEqual(await textsIn(own), hard);
	} finally {
		await close();
	}
});
