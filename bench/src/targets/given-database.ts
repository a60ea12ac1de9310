import { createHash } from "node:crypto";
import pg from "pg";

/** A PostgreSQL of one's own to measure Warmline on, instead of the bundled one. */
export const givenUrl = process.env.DATABASE_URL || undefined;

const made = new Set<string>();

const nameFor = (folder: string) => `warmline_bench_${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;

const asOwner = async (statement: string) => {
	const client = new pg.Client({ connectionString: givenUrl });
	await client.connect();
	await client.query(statement).finally(() => client.end());
};

/** The address of an empty database of the bench's own on that server, the same for the same folder. */
export const databaseFor = async (folder: string): Promise<string> => {
	if (!givenUrl) return "";
	const name = nameFor(folder);
	if (!made.has(name)) await asOwner(`CREATE DATABASE ${name}`);
	made.add(name);
	const url = new URL(givenUrl);
	url.pathname = `/${name}`;
	return url.href;
};

/** Takes away what was made: nothing of the organisation's own is ever touched. */
export const dropGivenDatabases = async () => {
	for (const name of made) await asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
	made.clear();
};
