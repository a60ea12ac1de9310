import type pg from "pg";
import { PgBoss } from "pg-boss";
import * as z from "zod/mini";

const row = z.record(z.string(), z.unknown());

/** Jobs that were promised and are not done, with the queues they stand in. */
export const pendingJobs = z.object({ queues: z.array(row), jobs: z.array(z.looseObject({ name: z.string() })) });
export type PendingJobs = z.infer<typeof pendingJobs>;

/** Of pg-boss itself. */
const own = "'\\_\\_pgboss%'";

/** One that is being done just now is promised, too: nobody knows whether it will be done. */
export const readPendingJobs = async (client: pg.Client): Promise<PendingJobs> => {
	const made = await client.query<{ name: string | null }>("SELECT to_regclass('jobs.job') AS name");
	if (!made.rows[0]?.name) return { queues: [], jobs: [] };
	const queues = await client.query<{ row: unknown }>(
		`SELECT to_jsonb(q) AS row FROM jobs.queue q WHERE NOT partition AND name NOT LIKE ${own} ORDER BY name`,
	);
	const jobs = await client.query<{ row: unknown }>(
		`SELECT to_jsonb(j) || CASE WHEN state = 'active' THEN '{"state": "retry"}' ELSE '{}' END::jsonb AS row
		FROM jobs.job j WHERE state < 'completed' AND name NOT LIKE ${own} ORDER BY created_on, id`,
	);
	return pendingJobs.parse({ queues: queues.rows.map((one) => one.row), jobs: jobs.rows.map((one) => one.row) });
};

/** The queue's tables, empty; a queue that is there already stays as it is. */
export const makeQueue = async (connection: pg.ClientConfig) => {
	const boss = new PgBoss({ ...(connection as object), schema: "jobs", max: 1, supervise: false, schedule: false });
	const faults: unknown[] = [];
	boss.on("error", (error) => faults.push(error));
	await boss.start();
	await boss.stop({ graceful: false });
	if (faults.length > 0) throw faults[0];
};

/** Another version of the queue may have other columns: those that both have are taken, the others begin anew. */
const insert = async (client: pg.Client, table: string, rows: readonly Record<string, unknown>[]) => {
	if (rows.length === 0) return;
	const found = await client.query<{ name: string }>(
		"SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped",
		[table],
	);
	const given = new Set(rows.flatMap((one) => Object.keys(one)));
	const columns = found.rows.map(({ name }) => name).filter((name) => given.has(name));
	await client.query(
		`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${columns.join(", ")}
		FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
		[JSON.stringify(rows)],
	);
};

export const insertPendingJobs = async (client: pg.Client, { queues, jobs }: PendingJobs) => {
	await insert(client, "jobs.queue", queues);
	await insert(client, "jobs.job", jobs);
};
