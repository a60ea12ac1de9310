// One PostgreSQL for a whole run of tests, without fsync. Every test file makes itself a database from the template,
// which has the tables and the job queue already. Preloaded by `node --test --test-global-setup`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { connect, migrateDatabase } from "../src/platform/db/database.ts";
import { type EmbeddedPostgres, startEmbedded } from "../src/platform/db/embedded.ts";
import { startJobs } from "../src/platform/jobs.ts";

const quickImports = new URL("../src/platform/quick-imports.ts", import.meta.url).href;
let folder = "";
let cluster: EmbeddedPostgres | undefined;

export const globalSetup = async () => {
	folder = await mkdtemp(join(tmpdir(), "warmline-test-"));
	cluster = await startEmbedded(folder, { durable: false });
	const log = pino({ level: "warn" });
	const template = connect({ ...cluster.address }, log);
	await migrateDatabase(template);
	await (await startJobs(template, log, "UTC")).close();
	await template.close();
	process.env.WARMLINE_TEST_CLUSTER = JSON.stringify(cluster.address);
	// Every test file is a process of its own, which inherits this and imports as the server does.
	process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${quickImports}`;
};

export const globalTeardown = async () => {
	await cluster?.stop();
	await rm(folder, { recursive: true, force: true });
};
