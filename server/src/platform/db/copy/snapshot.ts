import type { Readable } from "node:stream";
import pg from "pg";
import { to } from "pg-copy-streams";
import { knownMigrations, tablesAfter } from "../known-migrations.ts";

/** A table as its rows are copied: what PostgreSQL works out by itself is left out. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };

/** Rows are written as text in the same way whatever the database, the role or the machine prefers. */
const steady = [
	"datestyle = 'ISO, YMD'",
	"intervalstyle = 'postgres'",
	"timezone = 'UTC'",
	"extra_float_digits = 3",
	"bytea_output = 'hex'",
	"client_encoding = 'UTF8'",
	"statement_timeout = 0",
	"lock_timeout = 0",
	"idle_in_transaction_session_timeout = 0",
];

export const quoted = (name: string) => pg.escapeIdentifier(name);
const tableName = ({ name }: CopiedTable) => `public.${quoted(name)}`;
const columnList = ({ columns }: CopiedTable) => columns.map(quoted).join(", ");

/** A line of its own, that ends with what it was opened for. */
export const openLine = async (connection: pg.ClientConfig): Promise<pg.Client> => {
	const client = new pg.Client({
		connectionTimeoutMillis: 10_000,
		application_name: "warmline command",
		...connection,
	});
	// What is lost is told by the statement under way.
	client.on("error", () => undefined);
	await client.connect();
	return client;
};

export const beSteady = async (client: pg.Client) => {
	for (const setting of steady) await client.query(`SET LOCAL ${setting}`);
};

/** From here on everything that is read is of this one moment. */
export const beginSnapshot = async (client: pg.Client) => {
	await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
	await beSteady(client);
};

export const endSnapshot = (client: pg.Client) => client.query("COMMIT");

const isThere = async (client: pg.Client, relation: string): Promise<boolean> => {
	const { rows } = await client.query<{ found: boolean }>("SELECT to_regclass($1) IS NOT NULL AS found", [relation]);
	return rows[0]?.found ?? false;
};

/** When each migration that was made was written, the oldest first: by that they are known. */
export const migrationsOf = async (client: pg.Client): Promise<number[]> => {
	if (!(await isThere(client, "drizzle.__drizzle_migrations"))) return [];
	const { rows } = await client.query<{ created_at: string }>(
		"SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY created_at",
	);
	return rows.map(({ created_at }) => Number(created_at));
};

/** How many of the known ones they are; undefined where one is not known: a newer version made it. */
export const knownAmong = (made: readonly number[]): number | undefined => {
	const known = knownMigrations();
	return made.every((at, index) => known[index]?.folderMillis === at) ? made.length : undefined;
};

/** The tables after so many migrations, as they stand in this database. */
export const tablesIn = async (client: pg.Client, migrations: number): Promise<CopiedTable[]> => {
	const { rows } = await client.query<{ name: string; columns: string[] }>(
		`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname = ANY ($1)
			AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
		GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
		[tablesAfter(migrations)],
	);
	return rows;
};

/** `without`: columns that are empty in the copy. */
export const rowsOf = (client: pg.Client, table: CopiedTable, without: readonly string[] = []): Readable => {
	const columns = table.columns.map((name) => (without.includes(name) ? "NULL" : quoted(name)));
	return client.query(to(`COPY (SELECT ${columns.join(", ")} FROM ${tableName(table)}) TO STDOUT`));
};

/** Tables whose rows have a key of their own in a column of that name, with which their words are sealed. */
export const keyedTables = ["chats", "left_messages"] as const;
export const keyColumn = "key";

export const keysIn = async (client: pg.Client) => {
	const { rows } = await client.query<{ n: number }>(
		`SELECT (${keyedTables.map((name) => `(SELECT count(*) FROM ${name} WHERE ${keyColumn} IS NOT NULL)`).join(" + ")})::int AS n`,
	);
	const each = keyedTables.map(
		(name) => `SELECT '${name}', id, ${keyColumn} FROM ${name} WHERE ${keyColumn} IS NOT NULL`,
	);
	return { count: rows[0]?.n ?? 0, rows: client.query(to(`COPY (${each.join(" UNION ALL ")}) TO STDOUT`)) };
};

export const copyInto = (table: CopiedTable) => `COPY ${tableName(table)} (${columnList(table)}) FROM STDIN`;

export type Fingerprint = { readonly rows: number; readonly sum: string };

/** The same for the same rows, in whatever order they lie. */
export const fingerprint = async (client: pg.Client, table: CopiedTable): Promise<Fingerprint> => {
	const row = `md5(ROW(${columnList(table)})::text)`;
	const part = (from: number) => `coalesce(sum(('x' || substr(row, ${from}, 15))::bit(60)::bigint), 0)`;
	const { rows } = await client.query<{ rows: string; sum: string }>(
		`SELECT count(*) AS rows, ${part(1)} || '/' || ${part(16)} AS sum
		FROM (SELECT ${row} AS row FROM ${tableName(table)}) hashed`,
	);
	return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? "" };
};
