import { statfs } from "node:fs/promises";
import type { Config } from "../../config.ts";
import { type Database, ping } from "../db/database.ts";
import { jobFigures } from "../db/jobs/job-queries.ts";
import type { Metrics } from "./metrics.ts";

const readPool = ({ pool, faults }: Database, { poolConnections, poolWaiting, poolLimit, queryErrors }: Metrics) => {
	poolConnections.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
	poolConnections.set({ state: "idle" }, pool.idleCount);
	poolWaiting.set(pool.waitingCount);
	poolLimit.set(pool.options.max);
	queryErrors.reset();
	for (const [name, count] of faults.byClass) queryErrors.inc({ class: name }, count);
};

const readDatabase = async ({ pool }: Database, { databaseAnswer, degraded }: Metrics) => {
	const asked = performance.now();
	await ping(pool);
	databaseAnswer.set((performance.now() - asked) / 1000);
	degraded.set({ part: "database" }, 0);
};

const readJobs = async ({ db }: Database, { jobs, jobsLate }: Metrics) => {
	const { late, ...states } = await jobFigures(db);
	jobsLate.set(late);
	for (const [state, count] of Object.entries(states)) jobs.set({ state }, count);
};

const readDisk = async (folder: string, { diskFree, diskSize }: Metrics) => {
	const { bavail, blocks, bsize } = await statfs(folder);
	diskFree.set(bavail * bsize);
	diskSize.set(blocks * bsize);
};

/** Figures of the database, its jobs and the disk, read when somebody asks. */
export const readAtScrape = (metrics: Metrics, database: Database, { DATA_DIR }: Config) => {
	const { readings, databaseAnswer, degraded, jobs, jobsLate, diskFree, diskSize } = metrics;
	readings.add(
		() => readDatabase(database, metrics),
		() => {
			databaseAnswer.set(Number.NaN);
			degraded.set({ part: "database" }, 1);
		},
	);
	readings.add(
		() => readJobs(database, metrics),
		() => {
			jobs.reset();
			jobsLate.set(Number.NaN);
		},
	);
	readings.add(
		() => readDisk(DATA_DIR, metrics),
		() => {
			diskFree.set(Number.NaN);
			diskSize.set(Number.NaN);
		},
	);
	/** Costs nothing to ask, and is as it is in that moment. */
	return () => readPool(database, metrics);
};
