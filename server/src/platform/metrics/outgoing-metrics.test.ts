import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { readConfig } from "../../config.ts";
import { systemClock } from "../clock.ts";
import { connect } from "../db/database.ts";
import { jobFigures } from "../db/jobs/job-queries.ts";
import { openMediaStore } from "../files/open-media-store.ts";
import { FetchRefused } from "../http/outbound/safe-fetch.ts";
import { startJobs } from "../jobs.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPushSender } from "../push/push-sender.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { countedMailer, countedPushes, watchedStore } from "./outgoing-metrics.ts";

const folder = await mkdtemp(join(tmpdir(), "warmline-outgoing-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const figureOf = async ({ registry }: Metrics, name: string, labels: Record<string, string>) => {
	const told = (await registry.getMetricsAsJSON()).find((one) => one.name === name);
	return told?.values.find((one) => Object.entries(labels).every(([label, word]) => one.labels[label] === word))?.value;
};

const mail = { to: "lina@society.example", subject: "Hello", text: "Hello", html: "Hello" };

/** A port on which nobody listens any more. */
const deadPort = () =>
	new Promise<number>((found) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => found(address && typeof address === "object" ? address.port : 0));
		});
	});

test("mails are counted by what became of them, and mail is degraded until one goes out again", async () => {
	const metrics = createMetrics();
	const unreachable = readConfig({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${await deadPort()}` });
	const goesNowhere = countedMailer(createMailer(unreachable, systemClock), metrics);
	const works = countedMailer(createMailer(readConfig({ DATA_DIR: folder }), systemClock), metrics);
	assert.equal(await figureOf(metrics, "warmline_mails_total", { outcome: "failed" }), 0);
	await assert.rejects(goesNowhere.send(mail, "one"));
	assert.equal(await figureOf(metrics, "warmline_degraded", { part: "mail" }), 1);
	await works.send(mail, "two");
	assert.equal(await figureOf(metrics, "warmline_degraded", { part: "mail" }), 0);
	assert.equal(await figureOf(metrics, "warmline_mails_total", { outcome: "failed" }), 1);
	assert.equal(await figureOf(metrics, "warmline_mails_total", { outcome: "sent" }), 1);
});

test("the store is degraded while it cannot keep a file, and not for one that is not there", async () => {
	const metrics = createMetrics();
	const store = watchedStore(await openMediaStore(readConfig({ DATA_DIR: folder })), metrics);
	assert.equal(await store.get("no-such-file"), undefined);
	assert.equal(await figureOf(metrics, "warmline_degraded", { part: "store" }), 0);
	const full = join(folder, "full");
	const broken = watchedStore(await openMediaStore(readConfig({ DATA_DIR: full })), metrics);
	await rm(full, { recursive: true, force: true });
	await writeFile(full, "a file where a folder should be");
	await assert.rejects(broken.put("picture", Buffer.from("picture"), "image/png"));
	assert.equal(await figureOf(metrics, "warmline_degraded", { part: "store" }), 1);
	await store.put("picture", Buffer.from("picture"), "image/png");
	assert.equal(await figureOf(metrics, "warmline_degraded", { part: "store" }), 0);
});

test("notices to browsers are counted by what became of them", async () => {
	const metrics = createMetrics();
	const refusals = [new FetchRefused("name"), new FetchRefused("network"), new Error("a fault of ours")];
	const nowhere = async () => {
		throw refusals.shift();
	};
	const push = countedPushes(await createPushSender(readConfig({ DATA_DIR: folder }), nowhere), metrics);
	const p256dh = createECDH("prime256v1").generateKeys().toString("base64url");
	const browser = { endpoint: "https://push.example/one", p256dh, auth: randomBytes(16).toString("base64url") };
	const sends = () =>
		push.send(browser, { title: "Warmline", body: "Hello", url: "/", tag: "one" }, { urgency: "low" });
	assert.equal(await sends(), "gone");
	assert.equal(await sends(), "later");
	await assert.rejects(sends);
	for (const [outcome, count] of [
		["taken", 0],
		["gone", 1],
		["later", 1],
		["failed", 1],
	] as const)
		assert.equal(await figureOf(metrics, "warmline_pushes_total", { outcome }), count, outcome);
});

test("tries to do a job are told by their outcome, and jobs by what is to become of them", async () => {
	const { address, drop } = await freshDatabase();
	const log = pino({ level: "silent" });
	const database = connect({ ...address }, log);
	const ran: string[] = [];
	const { promise: both, resolve } = Promise.withResolvers<void>();
	const jobs = await startJobs(database, log, "America/Toronto", (kind, outcome) => {
		ran.push(`${kind} ${outcome}`);
		if (ran.length === 2) resolve();
	});
	onTestFinished(async () => {
		await database.close();
		await drop();
	});
	await jobs.handle("bring-tea", async () => undefined);
	await jobs.handle("bring-water", async () => {
		throw new Error("there is no water");
	});
	await jobs.promise("bring-tea", {});
	await jobs.promise("bring-water", {});
	await jobs.promiseLater("bring-tea", {}, 3600);
	await both;
	assert.deepEqual(ran.sort(), ["bring-tea done", "bring-water tried_again"]);
	// Nobody takes what is put there now.
	await jobs.close();
	await database.pool.query(
		`INSERT INTO jobs.job (name, state, start_after) SELECT 'bring-tea', state::jobs.job_state, now() - age::interval
		FROM (VALUES ('created', '1 minute'), ('created', '1 hour'), ('failed', '1 hour'), ('completed', '1 hour')) v(state, age)`,
	);
	const { due, later, failed, late } = await jobFigures(database.db);
	assert.deepEqual({ due, later, failed, late }, { due: 2, later: 1, failed: 1, late: 1 });
});
