import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { advisoryLock } from "../advisory-locks.ts";
import { migrateDatabase } from "../database.ts";
import { insertPendingJobs, makeQueue, type PendingJobs } from "../jobs/pending-jobs.ts";
import { knownMigrations } from "../known-migrations.ts";
import { contentsOf, whyNotEmpty } from "./is-database-empty.ts";
import { beSteady, type CopiedTable, copyInto, openLine, quoted, tablesIn } from "./snapshot.ts";

/** A whole database, from wherever it comes. */
export type DatabaseSource = {
	/** How many migrations its tables have seen. */
	readonly migrations: number;
	readonly tables: readonly (CopiedTable & { readonly rows: number })[];
	readonly promised: PendingJobs;
	/** Written into the database with the rows, so that it is known later whether they came. */
	readonly origin: string;
	rowsOf(table: CopiedTable): Promise<Readable>;
};

/** As the migrations do it in a server, and only so many of them. */
export const buildTables = async (client: pg.Client, migrations: number) => {
	await client.query("CREATE SCHEMA IF NOT EXISTS drizzle");
	await client.query(
		"CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)",
	);
	for (const { sql, hash, folderMillis } of knownMigrations().slice(0, migrations)) {
		for (const statement of sql) await client.query(statement);
		await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
			hash,
			folderMillis,
		]);
	}
};

/** Rows come table by table and name each other across them: the keys are checked when all are there. */
const takeForeignKeys = async (client: pg.Client) => {
	const { rows } = await client.query<{ of: string; name: string; definition: string }>(
		`SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS definition
		FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
	);
	for (const { of, name } of rows) await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${quoted(name)}`);
	return async () => {
		for (const { of, name, definition } of rows)
			await client.query(`ALTER TABLE ${of} ADD CONSTRAINT ${quoted(name)} ${definition}`);
	};
};

const sameNames = (some: readonly string[], others: readonly string[]) =>
	[...some].sort().join() === [...others].sort().join();

const copyRows = async (
	client: pg.Client,
	{ migrations, tables, rowsOf }: DatabaseSource,
	tell: (table: string) => void,
) => {
	const built = await tablesIn(client, migrations);
	for (const table of tables) {
		const place = built.find(({ name }) => name === table.name);
		if (!place || !sameNames(place.columns, table.columns))
			throw new Error(`The table ${table.name} does not look as this version of Warmline knows it.`);
	}
	if (built.length !== tables.length) throw new Error("Not all tables are there that this version of Warmline knows.");
	const putBack = await takeForeignKeys(client);
	// Some migrations put rows in.
	if (built.length > 0) await client.query(`TRUNCATE ${built.map(({ name }) => quoted(name)).join(", ")}`);
	for (const table of tables) {
		tell(table.name);
		const into = client.query(from(copyInto(table)));
		await pipeline(await rowsOf(table), into);
		if (into.rowCount !== table.rows)
			throw new Error(`Of ${table.name} ${into.rowCount} rows came, and ${table.rows} were named.`);
	}
	await putBack();
};

export const ensureEmpty = async (client: pg.Client) => {
	const unfit = await whyNotEmpty(client);
	if (unfit) throw new Error(unfit);
	const [one, ...others] = await contentsOf(client);
	if (one)
		throw new Error(
			`The database is not empty: it has ${one}${others.length > 0 ? ` and ${others.length} more` : ""}.`,
		);
};

const originOf = async (client: pg.Client): Promise<string | undefined> => {
	const { rows } = await client.query<{ origin: string | null }>(
		"SELECT obj_description(oid, 'pg_namespace') AS origin FROM pg_namespace WHERE nspname = 'drizzle'",
	);
	return rows[0]?.origin ?? undefined;
};

/** Whether everything of it was put in before, as by a command that was killed right after. */
export const wasLoadedFrom = async (connection: pg.ClientConfig, origin: string): Promise<boolean> => {
	const client = await openLine(connection);
	try {
		return (await originOf(client)) === origin;
	} finally {
		await client.end();
	}
};

type Watch = { tell(table: string): void; beforeCommit?(client: pg.Client): Promise<void> };

/**
 * Fills an empty database in one transaction: with everything, or, when it ends in the middle, with nothing. Then its
 * tables are brought up to this version.
 */
export const loadDatabase = async (
	connection: pg.ClientConfig,
	filling: DatabaseSource,
	{ tell, beforeCommit }: Watch,
) => {
	const client = await openLine(connection);
	try {
		await ensureEmpty(client);
		await makeQueue(connection);
		await client.query("BEGIN");
		await beSteady(client);
		// A server that starts on it meanwhile waits, and then finds the tables.
		await client.query("SELECT pg_advisory_xact_lock($1)", [advisoryLock.migration]);
		await ensureEmpty(client);
		await buildTables(client, filling.migrations);
		await copyRows(client, filling, tell);
		await insertPendingJobs(client, filling.promised);
		await client.query(`COMMENT ON SCHEMA drizzle IS ${client.escapeLiteral(filling.origin)}`);
		await beforeCommit?.(client);
		await client.query("COMMIT");
	} finally {
		await client.end();
	}
	await migrateDatabase({ connection });
};
