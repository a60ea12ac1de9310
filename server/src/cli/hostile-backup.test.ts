import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { v7 } from "uuid";
import { afterAll, test } from "vitest";
import { ZipFile } from "yazl";
import { emptyPlace, ownFolder, warmline } from "../../test/command.ts";
import { freshDatabase, urlOf } from "../../test/database.ts";
import { until } from "../../test/until.ts";
import { unzip } from "../../test/unzip.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";

const folder = await ownFolder();
const dataDir = join(folder, "data");
const { address, drop } = await freshDatabase();
afterAll(drop);
const key = "cd".repeat(32);
await mkdir(dataDir, { mode: 0o700 });
await writeFile(join(dataDir, "files.key"), `${key}\n`, { mode: 0o600 });
const file = join(folder, "backup.zip");
const kind = "remove-media-files";
const source = { DATA_DIR: dataDir, DATABASE_URL: urlOf(address), LOG_LEVEL: "silent" };
const made = await warmline(["backup", file], { settings: source });
assert.equal(made.code, 0, made.said);

type Parts = Map<string, Buffer>;

/** The same backup as somebody else wrote it who knows how: with other parts, and a manifest that vouches for them. */
const forged = async (name: string, change: (parts: Parts, said: Record<string, unknown>) => void) => {
	const parts: Parts = unzip(await readFile(file));
	const said: Record<string, unknown> = JSON.parse(parts.get("manifest.json")?.toString() ?? "");
	parts.delete("manifest.json");
	said.parts = [...parts].map(([path]) => ({ path }));
	change(parts, said);
	said.parts = [...parts].map(([path, bytes]) => ({
		path,
		bytes: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		...(path === said.understated ? { bytes: 10 } : {}),
	}));
	delete said.understated;
	const zip = new ZipFile();
	for (const [path, bytes] of [...parts, ["manifest.json", Buffer.from(JSON.stringify(said))] as const])
		zip.addBuffer(bytes, path);
	zip.end();
	let whole = await buffer(Readable.from(zip.outputStream, { objectMode: false }));
	// The writer refuses such names: the same number of letters stands for them.
	whole = Buffer.from(whole.toString("latin1").replaceAll("up/up/", "../../"), "latin1");
	const path = join(folder, name);
	await writeFile(path, whole);
	return path;
};

test("what a backup and its keys are written into can be read by nobody else", async () => {
	for (const name of [file, join(folder, "chat-keys"), join(dataDir, "last-backup.json")])
		assert.equal((await stat(name)).mode & 0o077, 0, name);
});

test("a backup whose files lead out of the data folder is refused, and parts that nobody names are left in it", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const outside = join(place.folder, "..");
	for (const path of [
		"../evil",
		"vault/../../evil",
		"/tmp/evil",
		"vault/evil",
		`media/${v7()}/../evil`,
		`vault/${v7()}\n`,
	]) {
		const evil = await forged("named.zip", (parts, said) => {
			parts.set("evil", Buffer.from("evil"));
			said.files = [path];
		});
		const refused = await warmline(["restore", evil], { settings: { ...place.settings, FILES_KEY: key } });
		assert.equal(refused.code, 1, path);
		assert.match(refused.said, /is damaged\. Nothing was restored/, path);
	}
	const longer = await forged("longer.zip", (parts, said) => {
		const path = `media/${v7()}`;
		parts.set(path, Buffer.alloc(5_000_000));
		Object.assign(said, { files: [path], understated: path });
	});
	const bomb = await warmline(["restore", longer], { settings: { ...place.settings, FILES_KEY: key } });
	assert.match(bomb.said, /media\/.* is not what was stored/);
	assert.ok(!existsSync(place.folder));
	const unnamed = await forged("unnamed.zip", (parts) => parts.set("up/up/evil", Buffer.from("evil")));
	const before = await readdir(outside);
	const restored = await warmline(["restore", unnamed], { settings: { ...place.settings, FILES_KEY: key } });
	assert.equal(restored.code, 1, restored.said);
	assert.deepEqual(await readdir(outside), before);
});

test("a backup that asks for files elsewhere to be removed removes none when a server starts on it", {
	timeout: 180_000,
}, async () => {
	const place = await emptyPlace();
	const precious = join(place.folder, "..", "precious");
	await writeFile(precious, "somebody else's");
	const line = new pg.Client({ ...address });
	await line.connect();
	await line.query('SELECT jobs.create_queue($1, \'{"policy": "standard"}\')', [kind]);
	const data = JSON.stringify({ ids: ["../../precious"] });
	await line.query("INSERT INTO jobs.job (id, name, data, retry_limit) VALUES ($1, $2, $3, 1)", [v7(), kind, data]);
	await line.end();
	const evil = join(folder, "job.zip");
	assert.equal((await warmline(["backup", evil], { settings: source })).code, 0);
	const settings = { ...place.settings, FILES_KEY: key };
	const restored = await warmline(["restore", evil], { settings });
	assert.equal(restored.code, 0, restored.said);
	const pool = new pg.Pool({ ...place.address, max: 1 });
	const running = await buildApp(readConfig({ ...settings, LOG_LEVEL: "silent" }));
	try {
		const state = async () => (await pool.query("SELECT state FROM jobs.job WHERE name = $1", [kind])).rows[0]?.state;
		await until(async () => !["created", "active"].includes(await state()), 60);
		assert.equal(await readFile(precious, "utf8"), "somebody else's");
	} finally {
		await running.close();
		await pool.end();
	}
});
