import type pg from "pg";

const ofDurability = ["fsync", "synchronous_commit", "full_page_writes"];

export const settingsOfDatabase = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
	const { rows } = await client.query<{ name: string; setting: string }>(
		"SELECT name, setting FROM pg_settings WHERE name = ANY ($1)",
		[[...ofDurability, "server_version"]],
	);
	return new Map(rows.map(({ name, setting }) => [name, setting]));
};

export const timeOfDatabase = async (client: pg.Client): Promise<Date> => {
	const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
	if (!rows[0]) throw new Error("The database does not know the time.");
	return rows[0].now;
};

/** The files of each text that was published last, the oldest first. */
export const publishedTexts = async (client: pg.Client): Promise<readonly Readonly<Record<string, string>>[]> => {
	const made = await client.query<{ found: boolean }>("SELECT to_regclass('content_versions') IS NOT NULL AS found");
	if (!made.rows[0]?.found) return [];
	const { rows } = await client.query<{ files: Record<string, string> }>(
		"SELECT DISTINCT ON (item) files FROM content_versions ORDER BY item, id DESC",
	);
	return rows.map(({ files }) => files);
};

/** Whether a director has opened the installation; also where there was no way to close one yet. */
export const isOpenToVisitors = async (client: pg.Client): Promise<boolean> => {
	const made = await client.query<{ found: boolean }>("SELECT to_regclass('installation') IS NOT NULL AS found");
	if (!made.rows[0]?.found) return true;
	return (await client.query("SELECT 1 FROM installation WHERE opened_at IS NOT NULL")).rows.length > 0;
};

export type JobsSeen = { readonly failed: readonly string[]; readonly again: number; readonly overdue: number };

/** Given up, tried again after a failure, and due for so long that nobody can be at work on them. */
export const jobsSeen = async (client: pg.Client): Promise<JobsSeen> => {
	const made = await client.query<{ found: boolean }>("SELECT to_regclass('jobs.job') IS NOT NULL AS found");
	if (!made.rows[0]?.found) return { failed: [], again: 0, overdue: 0 };
	const failed = await client.query<{ kind: string }>(
		`SELECT name || ' ' || count(*) AS kind FROM jobs.job
		WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name ORDER BY name`,
	);
	const { rows } = await client.query<{ again: string; overdue: string }>(
		`SELECT count(*) FILTER (WHERE retry_count > 0) AS again,
			count(*) FILTER (WHERE start_after < now() - interval '10 minutes') AS overdue
		FROM jobs.job WHERE state < 'active' AND name NOT LIKE '\\_\\_pgboss%'`,
	);
	return {
		failed: failed.rows.map(({ kind }) => kind),
		again: Number(rows[0]?.again ?? 0),
		overdue: Number(rows[0]?.overdue ?? 0),
	};
};

export const someDocument = async (client: pg.Client): Promise<string | undefined> => {
	const made = await client.query<{ found: boolean }>("SELECT to_regclass('public.credentials') IS NOT NULL AS found");
	if (!made.rows[0]?.found) return undefined;
	const { rows } = await client.query<{ id: string }>("SELECT id FROM public.credentials ORDER BY id DESC LIMIT 1");
	return rows[0]?.id;
};
