import { join } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { type Config, configFromEnvironment } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import { contentsOf } from "../platform/db/copy/is-database-empty.ts";
import { type DatabaseSource, loadDatabase } from "../platform/db/copy/load-database.ts";
import {
	beginSnapshot,
	endSnapshot,
	type Fingerprint,
	fingerprint,
	knownAmong,
	migrationsOf,
	openLine,
	rowsOf,
	tablesIn,
} from "../platform/db/copy/snapshot.ts";
import { embeddedServerExists, startEmbeddedServer } from "../platform/db/embedded/embedded-server.ts";
import { ensureFolderUsable, markMoved } from "../platform/db/embedded/folder-state.ts";
import { readPendingJobs } from "../platform/db/jobs/pending-jobs.ts";
import { createLog } from "../platform/log.ts";

type Source = { readonly filling: DatabaseSource; readonly fingerprints: ReadonlyMap<string, Fingerprint> };

const readSource = async (client: pg.Client): Promise<Source> => {
	await beginSnapshot(client);
	const migrations = knownAmong(await migrationsOf(client));
	if (migrations === undefined)
		throw new Error("The database was made by a newer Warmline: move it with that version.");
	if (migrations === 0) throw new Error("There is nothing to move yet: the database has no tables of Warmline.");
	const fingerprints = new Map<string, Fingerprint>();
	const tables: DatabaseSource["tables"][number][] = [];
	for (const table of await tablesIn(client, migrations)) {
		const print = await fingerprint(client, table);
		fingerprints.set(table.name, print);
		tables.push({ ...table, rows: print.rows });
	}
	const promised = await readPendingJobs(client);
	const origin = "Moved from the bundled database.";
	return {
		filling: { migrations, tables, promised, origin, rowsOf: async (table) => rowsOf(client, table) },
		fingerprints,
	};
};

/** The first table that is not the same there; undefined where all are. */
const differing = async (client: pg.Client, { filling, fingerprints }: Source): Promise<string | undefined> => {
	const there = await tablesIn(client, filling.migrations);
	for (const { name } of filling.tables) {
		const table = there.find((one) => one.name === name);
		const [here, copied] = [fingerprints.get(name), table && (await fingerprint(client, table))];
		if (here?.rows !== copied?.rows || here?.sum !== copied?.sum) return name;
	}
	return undefined;
};

/** A move that was killed after its commit has left everything there, and nobody has changed it since. */
const wasMovedBefore = async (target: pg.ClientConfig, source: Source): Promise<boolean> => {
	const client = await openLine(target);
	try {
		if ((await contentsOf(client)).length === 0) return false;
		await beginSnapshot(client);
		if (knownAmong(await migrationsOf(client)) !== source.filling.migrations) return false;
		const found = await readPendingJobs(client);
		if (found.jobs.length !== source.filling.promised.jobs.length) return false;
		return (await differing(client, source)) === undefined;
	} finally {
		await client.end();
	}
};

const placeOf = (client: pg.Client) => `${client.host}:${client.port}/${client.database}`;

const copy = async (from: pg.ClientConfig, to: pg.ClientConfig, tell: (table: string) => void) => {
	const client = await openLine(from);
	try {
		const source = await readSource(client);
		if (!(await wasMovedBefore(to, source)))
			await loadDatabase(to, source.filling, {
				tell,
				beforeCommit: async (target) => {
					const table = await differing(target, source);
					if (table) throw new Error(`The table ${table} is not the same after it was copied. Nothing was moved.`);
				},
			});
		await endSnapshot(client);
		return source.filling;
	} finally {
		await client.end();
	}
};

const targetOf = async ({ DATA_DIR, DATABASE_URL }: Config) => {
	if (!DATABASE_URL)
		throw new Error("Set DATABASE_URL to the PostgreSQL to which everything is to be moved; it must be empty.");
	ensureFolderUsable(DATA_DIR, true);
	if (!embeddedServerExists(DATA_DIR)) throw new Error(`There is no bundled database in ${DATA_DIR}.`);
	const client = await openLine({ connectionString: DATABASE_URL });
	try {
		return { connection: { connectionString: DATABASE_URL }, place: placeOf(client) };
	} finally {
		await client.end();
	}
};

export const move = async (words: string[]) => {
	const { values } = parseArgs({ args: words, options: { verbose: { type: "boolean" } } });
	const config = configFromEnvironment();
	const target = await targetOf(config);
	const bundled = await startEmbeddedServer(config, createLog({ ...config, LOG_LEVEL: "warn" }));
	try {
		const { tables, promised } = await copy({ ...bundled.address }, target.connection, (table) => {
			if (values.verbose) console.error(table);
		});
		await markMoved(config.DATA_DIR, systemClock.now(), target.place);
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		console.log(
			[
				`Moved ${rows} rows of ${tables.length} tables and ${promised.jobs.length} promised jobs to ${target.place}; each table was compared row by row.`,
				`From now on start the server with DATABASE_URL, and with the same DATA_DIR (${config.DATA_DIR}): documents, pictures and keys stay there.`,
				`Without DATABASE_URL it no longer starts on this folder. When all is well and backed up, ${join(config.DATA_DIR, "postgres")} may be removed.`,
			].join("\n"),
		);
	} finally {
		await bundled.close();
	}
};
