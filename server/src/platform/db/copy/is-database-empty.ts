import type pg from "pg";

const foreign = `
	SELECT format('%I.%I', n.nspname, c.relname) AS name
	FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
	WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND n.nspname NOT IN ('information_schema', 'jobs')
		AND n.nspname !~ '^pg_'
		AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
	ORDER BY 1`;

/**
 * What stands in a database that should be empty. A job queue without jobs does not count: it is what a restore leaves
 * that was broken off, and all that it leaves.
 */
export const contentsOf = async (client: pg.Client): Promise<string[]> => {
	const { rows } = await client.query<{ name: string }>(foreign);
	const queue = await client.query<{ name: string | null }>("SELECT to_regclass('jobs.job') AS name");
	const jobs = queue.rows[0]?.name
		? await client.query<{ name: string }>(
				"SELECT 'jobs.job' AS name FROM jobs.job WHERE name NOT LIKE '\\_\\_pgboss%' LIMIT 1",
			)
		: { rows: [] };
	return [...rows, ...jobs.rows].map(({ name }) => name);
};

const oldestVersion = 150_000;

/** Why a database cannot be used, as a sentence; undefined for one that can. */
export const whyNotEmpty = async (client: pg.Client): Promise<string | undefined> => {
	const { rows } = await client.query<{ version: string; encoding: string }>(
		"SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding",
	);
	const { version = "0", encoding = "" } = rows[0] ?? {};
	if (Number(version) < oldestVersion)
		return `PostgreSQL ${Math.floor(Number(version) / 10_000)} is too old; 15 or newer is needed.`;
	if (encoding !== "UTF8")
		return `The database's encoding is ${encoding}; it must be UTF8 (CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0).`;
	return undefined;
};
