import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { v7 } from "uuid";
import { test } from "vitest";
import { emptyPlace, ownFolder, warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { documents } from "../../test/documents.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { keptOf, picture, uploads } from "../../test/pictures.ts";
import { s3Server } from "../../test/s3.ts";
import { society } from "../../test/society.ts";
import { transcriptOf } from "../../test/transcript.ts";
import { unzip } from "../../test/unzip.ts";
import { readConfig } from "../config.ts";
import { openVault } from "../platform/files/vault.ts";

const cast = await society();
const { pool, lina, noor, config, platform, databaseAddress, takenBy } = cast;
const folder = await ownFolder();
const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: urlOf(databaseAddress), LOG_LEVEL: "silent" };
const partsOf = async (file: string) => unzip(await readFile(file));

/** A document that a row names, as if it had come with an application. */
const keepsDocument = async () => {
	const { bytes } = documents.pdf;
	const { id, size, type } = await platform.vault.receive(
		(async function* () {
			yield bytes;
		})(),
		1_000_000,
	);
	const application = v7();
	await pool.query(
		`INSERT INTO applications (id, member_id, kind, status, begun_at, updated_at, since)
		VALUES ($1, $2, 'supervisor', 'declined', now(), now(), now())`,
		[application, noor.id],
	);
	await pool.query("INSERT INTO credentials VALUES ($1, $2, 'resume', 'resume.pdf', $3, $4, now())", [
		id,
		application,
		size,
		type,
	]);
	return { id, bytes };
};

test("what was acknowledged before a backup is in it, whole, with its files, while chats go on beside it", {
	timeout: 180_000,
}, async () => {
	await lina.connects();
	const { visitor, chat_id } = await takenBy(lina);
	const document = await keepsDocument();
	const shown = keptOf(await uploads(lina, await picture()));
	const acknowledged: string[] = [];
	const enough = Promise.withResolvers<void>();
	let begun = false;
	let before: readonly string[] = [];
	let ended = false;
	const writing = (async () => {
		for (let n = 0; !ended; n++) {
			const client_id = `c${n}`;
			visitor.says("send_message", { message: `words ${n}`, sender: "user", client_id });
			await visitor.hears("new_message", { message: { client_id } });
			acknowledged.push(client_id);
			if (!begun && n === 20) {
				begun = true;
				before = [...acknowledged];
				enough.resolve();
			}
		}
	})();
	await Promise.race([enough.promise, writing]);
	const file = join(folder, "beside.zip");
	const made = await warmline(["backup", file], { settings });
	ended = true;
	await writing;
	assert.equal(made.code, 0, made.said);
	assert.equal((await stat(file)).mode & 0o777, 0o600);
	assert.ok(acknowledged.length > before.length, "nothing was written beside the backup");

	const place = await emptyPlace();
	const key = { FILES_KEY: (await readFile(join(config.DATA_DIR, "files.key"), "utf8")).trim() };
	const restored = await warmline(["restore", file], { settings: { ...place.settings, ...key } });
	assert.equal(restored.code, 0, restored.said);
	const there = new pg.Pool({ ...place.address, max: 1 });
	const rows = await transcriptOf(there, platform.sealer, chat_id);
	await there.end();
	assert.deepEqual(
		rows.map(({ seq }) => seq),
		rows.map((_, at) => at + 1),
	);
	const ids = rows.flatMap(({ client_id }) => client_id ?? []);
	assert.deepEqual(ids.slice(0, before.length), before);
	assert.deepEqual(
		ids,
		ids.map((_, at) => `c${at}`),
	);
	assert.deepEqual(
		rows.filter(({ client_id }) => client_id).map(({ message }) => message),
		ids.map((id) => `words ${id.slice(1)}`),
	);

	const vault = await openVault(readConfig({ ...place.settings, ...key }));
	assert.deepEqual(await vault.read(document.id), document.bytes);
	for (const name of [shown.public_id, `${shown.public_id}.small`]) {
		const kept = await platform.mediaStore.get(name);
		const again = join(place.folder, "media", name);
		assert.equal(existsSync(again), kept !== undefined);
		if (kept) assert.deepEqual(await readFile(again), await buffer(kept));
	}
});

test("what was deleted before a backup stands nowhere in it (the canary is gone)", { timeout: 180_000 }, async () => {
	const canary = "Zanzibarkanarie";
	await pool.query("INSERT INTO canned_words (id, shortcut, body) VALUES ($1, 'canary', $2)", [v7(), canary]);
	const with_ = join(folder, "with.zip");
	assert.equal((await warmline(["backup", with_], { settings })).code, 0);
	const words = async (file: string) => Buffer.concat([...(await partsOf(file)).values()]).toString();
	assert.ok((await words(with_)).includes(canary));
	await pool.query("DELETE FROM canned_words WHERE body = $1", [canary]);
	const without = join(folder, "without.zip");
	assert.equal((await warmline(["backup", without], { settings })).code, 0);
	assert.ok(!(await words(without)).includes(canary));
	assert.deepEqual(await foundAnywhere(pool, [canary]), []);
});

test("a file that is there is replaced only by --force", { timeout: 180_000 }, async () => {
	const file = join(folder, "there.zip");
	await writeFile(file, "mine");
	const refused = await warmline(["backup", file], { settings });
	assert.equal(refused.code, 1);
	assert.match(refused.said, /is there already\. With --force/);
	assert.equal(await readFile(file, "utf8"), "mine");
	const forced = await warmline(["backup", "--force", file], { settings });
	assert.equal(forced.code, 0, forced.said);
	assert.ok((await partsOf(file)).has("manifest.json"));
	assert.ok(!(await readdir(folder)).some((name) => name.endsWith(".partial")));
});

test("a backup that is killed leaves no file under its name, and the next one is made", {
	timeout: 180_000,
}, async () => {
	const file = join(folder, "killed.zip");
	// There it waits until it is killed.
	const held = await pool.connect();
	await held.query("BEGIN");
	await held.query("LOCK TABLE messages");
	const killed = await warmline(["backup", file, "--verbose"], { settings, killedAt: "messages" });
	await held.query("COMMIT");
	held.release();
	assert.equal(killed.signal, "SIGKILL");
	assert.ok(!existsSync(file));
	const next = await warmline(["backup", file], { settings });
	assert.equal(next.code, 0, next.said);
	assert.equal((await warmline(["restore", "--check", file], { settings })).code, 0);
});

test("a file that is lost is told with its name, one that was deleted meanwhile is named in the backup", {
	timeout: 180_000,
}, async () => {
	const [lost, dropped] = [await keepsDocument(), await keepsDocument()];
	await rm(join(config.DATA_DIR, "vault", lost.id));
	const file = join(folder, "lost.zip");
	// The backup has read the rows, and waits at its last table while the document goes.
	const held = await pool.connect();
	await held.query("BEGIN");
	await held.query("LOCK TABLE wrap_ups");
	const made = await warmline(["backup", file, "--verbose"], {
		settings,
		meanwhile: {
			at: "wrap_ups",
			run: async () => {
				await pool.query("DELETE FROM credentials WHERE id = $1", [dropped.id]);
				await rm(join(config.DATA_DIR, "vault", dropped.id));
				await held.query("COMMIT");
				held.release();
			},
		},
	});
	assert.equal(made.code, 0, made.said);
	assert.ok(made.said.includes(`vault/${lost.id} is named, and is not there`), made.said);
	const said = JSON.parse((await partsOf(file)).get("manifest.json")?.toString() ?? "");
	assert.deepEqual(said.missing, [`vault/${lost.id}`]);
	assert.deepEqual(said.deleted_meanwhile, [`vault/${dropped.id}`]);
	await pool.query("DELETE FROM credentials WHERE id = $1", [lost.id]);
});

test("pictures in a bucket are named and not copied, no secret stands in the backup, and it says both", {
	timeout: 180_000,
}, async () => {
	const { settings: bucket } = await s3Server();
	const shown = keptOf(await uploads(lina, await picture()));
	const file = join(folder, "bucket.zip");
	const secrets = { ...bucket, S3_SECRET_KEY: "a secret of the bucket", SMTP_URL: "smtp://us:password@mail.example" };
	const made = await warmline(["backup", file], { settings: { ...settings, ...secrets } });
	assert.equal(made.code, 0, made.said);
	assert.match(made.said, /back up the bucket, too/);
	assert.match(made.said, /key of the documents is NOT in it/);
	const parts = await partsOf(file);
	assert.ok(![...parts.keys()].some((name) => name.startsWith("media/")));
	assert.match(parts.get("media-in-the-bucket.txt")?.toString() ?? "", new RegExp(`^media/${shown.public_id}$`, "m"));
	const said = parts.get("manifest.json")?.toString() ?? "";
	const key = (await readFile(join(config.DATA_DIR, "files.key"), "utf8")).trim();
	for (const secret of ["a secret of the bucket", "password@", key]) assert.ok(!said.includes(secret));
	assert.match(said, /"SMTP_URL": "\(set\)"/);
});

test("no table has a counter of its own, which a backup would have to carry", async () => {
	const { rows } = await pool.query("SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'");
	assert.deepEqual(rows, []);
});
