import type { FastifyBaseLogger } from "fastify";
import { type JobWithMetadata, PgBoss, type QueueOptions } from "pg-boss";
import type { Database, Db } from "./db/database.ts";
import {
	jobConnection,
	kindsDue,
	recordDailyRun,
	registerDailyJob,
	runMissedDailyJobs,
	takeBackJobs,
} from "./db/jobs/job-queries.ts";
import { inTransaction } from "./db/transaction.ts";

/** Work that is promised now and done soon, kept in the database so that a crash loses none of it. */
export type Jobs = {
	/**
	 * Says how a kind of work is done. It is tried again, later and later, until it does not throw; `id` is the same at
	 * every try. Whoever sends a mail does nothing after it that could fail, and sends no second one: it would go out
	 * twice.
	 */
	handle<T extends object>(kind: string, work: (data: T, id: string) => Promise<void>): Promise<void>;
	/** In a transaction: the work is promised when that is committed, and not otherwise. */
	promise<T extends object>(kind: string, data: T, tx?: Db): Promise<void>;
	/** The same for many pieces of work at once. */
	promiseAll<T extends object>(kind: string, data: readonly T[], tx: Db): Promise<void>;
	/** The same for work that is done after so many seconds, and not before. */
	promiseLater<T extends object>(kind: string, data: T, seconds: number): Promise<void>;
	/**
	 * Does a kind of work every night, by whichever server is up; where none was, after the next start. It must be work
	 * that may be done twice.
	 */
	everyNight(kind: string, work: () => Promise<void>): Promise<void>;
	/** The same in the morning: for what writes to people. */
	everyMorning(kind: string, work: () => Promise<void>): Promise<void>;
	/**
	 * To be called when all daily work was named: what an older version named and nobody does any more is not due. An
	 * older server that starts beside this one drops what only this one names, until one of this version starts again.
	 */
	dropOldSchedules(): Promise<void>;
	/** Daily work is done by the clocks of this zone from now on. */
	setZone(zone: string): Promise<void>;
	close(): Promise<void>;
};

/** Whoever does a job says so every few seconds; when nothing was heard for so long, another takes it. */
const signOfLife = { heartbeatSeconds: 20 };
const heartbeatRefreshSeconds = 5;
/**
 * How often, in seconds, it is looked whether a sign of life is missing, and whether a day's work is due. Each look
 * is a
 * dozen statements, and messages wait beside them for milliseconds: so they are seldom.
 */
const watch = {
	superviseIntervalSeconds: 60,
	monitorIntervalSeconds: 60,
	cronMonitorIntervalSeconds: 45,
	cronWorkerIntervalSeconds: 45,
};

/** Retries with exponential backoff. A mail server may be down for a night and a day: 50 tries, at last one an hour, are about 39 hours. */
const patient = { retryLimit: 50, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 };
/** What was done is forgotten after a day: it names people. */
const forgetful = { deleteAfterSeconds: 86_400 };

const soon: QueueOptions & { notify: boolean } = {
	notify: true,
	expireInSeconds: 300,
	...patient,
	...signOfLife,
	...forgetful,
};
const nightly: QueueOptions = { expireInSeconds: 3600, retryLimit: 5, retryDelay: 60, ...signOfLife, ...forgetful };

/** On the clocks of the organisation. */
const night = "30 4 * * *";
const morning = "0 9 * * *";

/** So many jobs of a kind are done at once, so that one that hangs does not hold up the others. */
const atOnce = 3;
/**
 * Workers hear a bell when work is promised. What is to be tried again is looked for once for all kinds: each worker
 * looking by itself would be a statement several times a second, beside which messages have to wait.
 */
const looking = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 300, heartbeatRefreshSeconds };
const lookSeconds = 5;

/** What became of one try. */
export type Ran = (kind: string, outcome: "done" | "tried_again" | "given_up") => void;

export const startJobs = async (
	database: Database,
	log: FastifyBaseLogger,
	firstZone: string,
	ran: Ran = () => undefined,
): Promise<Jobs> => {
	const { connection, pool, db } = database;
	const boss = new PgBoss({ ...(connection as object), ...watch, max: 3, schema: "jobs", useListenNotify: true });
	boss.on("error", (error) => log.error({ error: error.message }, "jobs: a database error"));
	await boss.start();
	// Only where nobody else can be at work on them; elsewhere they are taken back when the sign of life is missing.
	if (database.isOurs) await takeBackJobs(pool);

	/** Queues that were made by an older server are as those of this one. */
	const open = async (kind: string, options: QueueOptions) => {
		await boss.createQueue(kind, options);
		await boss.updateQueue(kind, options);
	};

	const logged = async (job: JobWithMetadata<object>, work: () => Promise<void>) => {
		try {
			await work();
			ran(job.name, "done");
		} catch (error) {
			const what = { err: error, kind: job.name, job: job.id, tries: job.retryCount + 1 };
			const isTriedAgain = job.retryCount < job.retryLimit;
			ran(job.name, isTriedAgain ? "tried_again" : "given_up");
			if (isTriedAgain) log.warn(what, "a job has failed and is tried again");
			else log.error(what, "a job has failed and is given up");
			throw error;
		}
	};

	/** When each kind of daily work is done. */
	const daily = new Map<string, string>();
	let zone = firstZone;

	const everyDay = async (kind: string, at: string, work: () => Promise<void>) => {
		daily.set(kind, at);
		await open(kind, nightly);
		await boss.schedule(kind, at, null, { tz: zone });
		await registerDailyJob(db, kind);
		// The queue sends what is due while a server is up, and nothing afterwards.
		await inTransaction(db, async ({ tx }) => {
			if (await runMissedDailyJobs(tx, kind)) await boss.send(kind, null, { db: jobConnection(tx) });
		});
		const options = { pollingIntervalSeconds: 60, heartbeatRefreshSeconds, includeMetadata: true } as const;
		await boss.work(kind, options, async ([job]: JobWithMetadata<object>[]) => {
			if (!job) return;
			await logged(job, work);
			await recordDailyRun(db, kind);
		});
	};

	const workers = new Map<string, string[]>();
	const wake = async () => {
		for (const kind of await kindsDue(db)) for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker);
	};
	const waking = setInterval(() => {
		wake().catch((error) => log.warn({ err: error }, "it was not seen which jobs are due"));
	}, lookSeconds * 1000);

	return {
		handle: async (kind, work) => {
			type Data = Parameters<typeof work>[0];
			await open(kind, soon);
			const options = { ...looking, includeMetadata: true } as const;
			const own: string[] = [];
			workers.set(kind, own);
			for (let n = 0; n < atOnce; n++) {
				const worker = await boss.work(kind, options, async ([job]: JobWithMetadata<Data>[]) => {
					if (!job) return;
					try {
						await logged(job, () => work(job.data, job.id));
					} finally {
						// One bell may have rung for many.
						boss.notifyWorker(worker);
					}
				});
				own.push(worker);
			}
		},
		promise: async (kind, data, tx) => {
			await boss.send(kind, data, tx ? { db: jobConnection(tx) } : {});
		},
		promiseAll: async (kind, data, tx) => {
			if (data.length === 0) return;
			await boss.insert(
				kind,
				data.map((one) => ({ data: one })),
				{ db: jobConnection(tx) },
			);
		},
		promiseLater: async (kind, data, seconds) => {
			await boss.send(kind, data, { startAfter: seconds });
		},
		dropOldSchedules: async () => {
			const others = (await boss.getSchedules()).filter(({ name }) => !daily.has(name));
			for (const { name } of others) {
				await boss.unschedule(name);
				await boss.deleteQueuedJobs(name);
			}
		},
		setZone: async (next) => {
			if (next === zone) return;
			zone = next;
			for (const [kind, at] of daily) await boss.schedule(kind, at, null, { tz: zone });
		},
		everyNight: (kind, work) => everyDay(kind, night, work),
		everyMorning: (kind, work) => everyDay(kind, morning, work),
		close: () => {
			clearInterval(waking);
			return boss.stop({ graceful: true, timeout: 10_000 });
		},
	};
};
