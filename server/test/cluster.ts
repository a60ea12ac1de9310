// One PostgreSQL for a whole run of tests, without fsync. Every test file makes itself a database from the template,
// which has the tables and the job queue already. Run by Vitest before the processes of the tests begin.
import { tmpdir } from "node:os";
import { pino } from "pino";
import { useTemporaryFolder } from "../../tools/temporary-folder.ts";
import { connect, migrateDatabase } from "../src/platform/db/database.ts";
import { startEmbedded } from "../src/platform/db/embedded/embedded.ts";
import { startJobs } from "../src/platform/jobs.ts";

const quickImports = new URL("../../server/quick-imports.ts", import.meta.url).href;

/** What it returns is Vitest's teardown. */
export const setup = async () => {
	const removeFolder = useTemporaryFolder();
	const cluster = await startEmbedded(tmpdir(), { durable: false });
	const log = pino({ level: "warn" });
	const template = connect({ ...cluster.address }, log);
	await migrateDatabase(template);
	await (await startJobs(template, log, "UTC")).close();
	await template.close();
	process.env.WARMLINE_TEST_CLUSTER = JSON.stringify(cluster.address);
	// The processes of the tests inherit this.
	process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${quickImports}`;
	return async () => {
		await cluster.stop();
		removeFolder();
	};
};
