import type { Readable } from "node:stream";
import type pg from "pg";
import {
	beginSnapshot,
	endSnapshot,
	keyColumn,
	keyedTables,
	keysIn,
	knownAmong,
	migrationsOf,
	rowsOf,
	tablesIn,
} from "../../platform/db/copy/snapshot.ts";
import { readPendingJobs } from "../../platform/db/jobs/pending-jobs.ts";
import type { BackupFile } from "./backup-file.ts";
import { type Manifest, promisedPath, tablePath } from "./manifest.ts";
import { type NamedFiles, namedFiles } from "./named-files-queries.ts";

export type Rows = Pick<Manifest, "migrations" | "tables" | "promised" | "chat_keys"> & { readonly named: NamedFiles };

const countByKind = (jobs: readonly { name: string }[]) =>
	Object.fromEntries([...Map.groupBy(jobs, ({ name }) => name)].map(([name, all]) => [name, all.length]));

const counted = async function* (rows: AsyncIterable<Buffer>, count: (lines: number) => void) {
	let lines = 0;
	for await (const chunk of rows) {
		// In this format a line is a row: line ends inside of a value are written with a backslash.
		for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
		yield chunk;
	}
	count(lines);
};

/** Puts every row of one moment in, and says which files they name. */
export const putRows = async (
	client: pg.Client,
	file: BackupFile,
	/** Where the keys of the chats go, apart from the rest. */
	putKeys: (rows: Readable) => Promise<void>,
	tell: (what: string) => void,
): Promise<Rows> => {
	await beginSnapshot(client);
	const migrations = await migrationsOf(client);
	const known = knownAmong(migrations);
	if (known === undefined)
		throw new Error("The database was made by a newer Warmline: make the backup with that version.");
	if (known === 0) throw new Error("There is nothing to back up yet: the database has no tables of Warmline.");
	const named = await namedFiles(client);
	const tables: Manifest["tables"] = [];
	for (const table of await tablesIn(client, known)) {
		tell(table.name);
		let rows = 0;
		const apart = keyedTables.some((name) => name === table.name) ? [keyColumn] : [];
		const lines = counted(rowsOf(client, table, apart), (count) => {
			rows = count;
		});
		await file.put(tablePath(table.name), lines, { packed: true });
		tables.push({ ...table, columns: [...table.columns], rows });
	}
	const hasKeys = tables.some(({ name, columns }) => name === "chats" && columns.includes(keyColumn));
	const keys = hasKeys ? await keysIn(client) : undefined;
	if (keys) await putKeys(keys.rows);
	const promised = await readPendingJobs(client);
	await endSnapshot(client);
	await file.put(promisedPath, [JSON.stringify(promised)], { packed: true });
	return { migrations, tables, promised: countByKind(promised.jobs), named, chat_keys: keys?.count };
};
