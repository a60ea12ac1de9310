// One PostgreSQL for a whole run of tests, without fsync. Every test file makes itself a database from the template,
// which has the tables and the job queue already. Run by Vitest before the processes of the tests begin.
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

export const setup = async () => {
	folder = await mkdtemp(join(tmpdir(), "warmline-test-"));
	cluster = await startEmbedded(folder, { durable: false });
	const log = pino({ level: "warn" });
	const template = connect({ ...cluster.address }, log);
	await migrateDatabase(template);
	await (await startJobs(template, log, "UTC")).close();
	await template.close();
	process.env.WARMLINE_TEST_CLUSTER = JSON.stringify(cluster.address);
	// The processes of the tests, and the servers that they start, inherit this and import as the server does.
	process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${quickImports}`;
};

export const teardown = async () => {
	await cluster?.stop();
	await rm(folder, { recursive: true, force: true });
};
