import type { FastifyBaseLogger } from "fastify";
import { PgBoss } from "pg-boss";
import type { Database, Db } from "./db/database.ts";
import { jobConnection } from "./db/job-connection.ts";

/** Work that is promised now and done soon, kept in the database so that a crash loses none of it. */
export type Jobs = {
	/** Says how a kind of work is done. It is tried again, later and later, until it does not throw. */
	handle<T extends object>(kind: string, work: (data: T) => Promise<void>): Promise<void>;
	/** In a transaction: the work is promised when that is committed, and not otherwise. */
	promise<T extends object>(kind: string, data: T, tx?: Db): Promise<void>;
	/** Does a kind of work every night, by whichever server is up. */
	everyNight(kind: string, work: () => Promise<void>): Promise<void>;
	close(): Promise<void>;
};

export const startJobs = async ({ connection }: Database, log: FastifyBaseLogger): Promise<Jobs> => {
	const boss = new PgBoss({ ...(connection as object), max: 3, schema: "jobs", useListenNotify: true });
	boss.on("error", (error) => log.error({ error: error.message }, "jobs: a database error"));
	await boss.start();
	return {
		handle: async (kind, work) => {
			type Data = Parameters<typeof work>[0];
			await boss.createQueue(kind, { notify: true, retryLimit: 10, retryDelay: 1, retryBackoff: true });
			const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
			await boss.work<Data>(kind, polling, async ([job]) => {
				if (job) await work(job.data);
				// One bell may have rung for many.
				for (let more = await boss.fetch<Data>(kind); more[0]; more = await boss.fetch<Data>(kind)) {
					const [{ id, data }] = more;
					await work(data).then(
						() => boss.complete(kind, id),
						(error) => boss.fail(kind, id, { message: String(error) }),
					);
				}
			});
		},
		promise: async (kind, data, tx) => {
			await boss.send(kind, data, tx ? { db: jobConnection(tx) } : {});
		},
		everyNight: async (kind, work) => {
			await boss.createQueue(kind);
			await boss.schedule(kind, "30 4 * * *");
			await boss.work(kind, { pollingIntervalSeconds: 60 }, work);
		},
		close: () => boss.stop({ graceful: true, timeout: 10_000 }),
	};
};
