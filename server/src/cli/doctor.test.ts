import assert from "node:assert/strict";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { ownFolder, warmline } from "../../test/command.ts";
import { freshDatabase, urlOf } from "../../test/database.ts";
import { openLine } from "../platform/db/copy/snapshot.ts";

const folder = await ownFolder();
const dataDir = join(folder, "data");
await mkdir(dataDir, { mode: 0o700 });
const { address, drop } = await freshDatabase();
afterAll(drop);
const line = await openLine(address);
afterAll(() => line.end());
const base = { DATA_DIR: dataDir, DATABASE_URL: urlOf(address), LOG_LEVEL: "silent" };

const findings = z.array(z.object({ check: z.string(), state: z.string(), says: z.string() }));
const asks = async (settings: Record<string, string> = {}, words: readonly string[] = []) => {
	const { code, said } = await warmline(["doctor", "--json", ...words], { settings: { ...base, ...settings } });
	const found = findings.parse(JSON.parse(said));
	const of = (check: string) => found.filter((one) => one.check === check);
	const states = (check: string) => of(check).map(({ state }) => state);
	const says = (check: string) =>
		of(check)
			.map((one) => one.says)
			.join(" ");
	return { code, found, states, says };
};

test("a setup without faults is reported line by line, what is only unwise as a warning", {
	timeout: 180_000,
}, async () => {
	const { states, says, found } = await asks({
		PUBLIC_URL: "https://chat.example.org",
		TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8",
	});
	for (const check of [
		"settings",
		"disk",
		"folder",
		"database",
		"tables",
		"clock",
		"jobs",
		"PUBLIC_URL",
		"TRUSTED_PROXIES",
	])
		assert.deepEqual(states(check), ["good"], `${check}: ${says(check)}`);
	assert.deepEqual(states("mail"), ["warning"]);
	assert.deepEqual(states("backup"), ["warning"]);
	// The database of the tests does without: what a power cut would take is told.
	assert.match(says("durability"), /fsync and synchronous_commit and full_page_writes is off/);
	assert.ok(found.every((one) => one.says.length > 3));
});

test("whatever is wrong is named with what to do, and ends with 1", { timeout: 180_000 }, async () => {
	await line.query("SELECT jobs.create_queue('mail-stage', '{\"policy\": \"standard\"}')");
	await line.query("INSERT INTO jobs.job (name, state) VALUES ('mail-stage', 'failed')");
	await line.query("INSERT INTO jobs.job (name, start_after) VALUES ('mail-stage', now() - interval '1 hour')");
	await line.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)");
	await writeFile(join(dataDir, "files.key"), `${"ab".repeat(32)}\n`, { mode: 0o600 });
	await chmod(join(dataDir, "files.key"), 0o644);
	const { code, states, says } = await asks({
		PUBLIC_URL: "http://chat.example.org/help",
		SMTP_URL: "smtp://127.0.0.1:9",
		REDIS_URL: "redis://127.0.0.1:9",
	});
	assert.equal(code, 1);
	assert.match(says("folder"), /Other users .*files\.key \(mode 644\): chmod/);
	assert.match(says("tables"), /A newer Warmline has changed the tables/);
	assert.deepEqual(states("jobs"), ["warning", "wrong"]);
	assert.match(says("jobs"), /Given up in the last day: mail-stage 1/);
	assert.match(says("PUBLIC_URL"), /has a path/);
	assert.deepEqual(states("redis"), ["wrong"]);
	assert.match(says("mail"), /does not take us \((ECONNREFUSED|ESOCKET)\).*MAIL_FROM is .* an example/);
});

test("a test email is sent where one is asked for, and the examples of the content are named", {
	timeout: 180_000,
}, async () => {
	const { states, says } = await asks({}, ["--mail-to", "tess@example.org"]);
	assert.deepEqual(states("test email"), ["warning"]);
	assert.match(says("test email"), /outbox/);
	const [file = ""] = await readdir(join(dataDir, "outbox"));
	const mail = await readFile(join(dataDir, "outbox", file), "utf8");
	assert.match(mail, /^To: tess@example\.org$/m);
	assert.match(mail, /^Subject: Test email from /m);
	assert.deepEqual(states("content"), ["warning"]);
	assert.match(says("content"), /contact_email and applications_email/);
	const refused = await asks({ SMTP_URL: "smtp://127.0.0.1:9" }, ["--mail-to", "tess@example.org"]);
	assert.deepEqual(refused.states("test email"), ["wrong"]);
	assert.ok(!refused.says("test email").includes("tess@"));
});

test("settings that cannot be read, and a database that does not answer, are findings", {
	timeout: 180_000,
}, async () => {
	const unread = await asks({ PORT: "many", TRUSTED_PROXIES: "0.0.0.0/0, proxy" });
	assert.equal(unread.code, 1);
	assert.deepEqual(
		unread.found.map(({ check, state }) => [check, state]),
		[["settings", "wrong"]],
	);
	assert.match(unread.says("settings"), /PORT/);
	assert.match(unread.says("settings"), /0\.0\.0\.0\/0 trusts nearly everybody.* proxy is no address/);
	const gone = await asks({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
	assert.equal(gone.code, 1);
	assert.deepEqual(gone.states("database"), ["wrong"]);
	assert.ok(!gone.says("database").includes("nobody@"));
});

test("a backup's age is told, and a key that is gone while there are documents", { timeout: 180_000 }, async () => {
	const place = await ownFolder();
	const { address: other, drop: dropOther } = await freshDatabase();
	onTestFinished(dropOther);
	const settings = { DATA_DIR: place, DATABASE_URL: urlOf(other) };
	const file = join(place, "mine.zip");
	const made = await warmline(["backup", file], { settings: { ...base, ...settings } });
	assert.equal(made.code, 0, made.said);
	const fresh = await asks(settings);
	assert.match(fresh.says("backup"), /The last one is 0 hours old .* It lies in DATA_DIR/);
	const old = { at: "2020-01-01T00:00:00Z", file, bytes: 1, missing: 2, sealed: false };
	await writeFile(join(place, "last-backup.json"), JSON.stringify(old));
	const client = await openLine(other);
	await client.query(`WITH m AS (INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, is_verified, joined_at)
			VALUES (gen_random_uuid(), 'ada', 'a@y.example', 'Ada', 'L', 'none', 'new_hire', true, now()) RETURNING id),
		a AS (INSERT INTO applications (id, member_id, kind, begun_at, updated_at, since)
			SELECT gen_random_uuid(), id, 'supervisor', now(), now(), now() FROM m RETURNING id)
		SELECT id FROM a`);
	await client.query(
		`INSERT INTO credentials SELECT gen_random_uuid(), id, 'resume', 'resume.pdf', 9, 'application/pdf', now() FROM applications`,
	);
	await client.end();
	const stale = await asks(settings);
	assert.equal(stale.code, 1);
	assert.deepEqual(stale.states("backup"), ["wrong", "wrong", "warning"]);
	assert.match(stale.says("keys"), /files\.key is gone, and there are documents/);
});
