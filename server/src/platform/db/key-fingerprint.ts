import pg from "pg";
import { advisoryLock } from "./advisory-locks.ts";
import type { Database } from "./database.ts";

/** The servers on this database do not all work with the same key; the message says what to do. */
export class KeyRefused extends Error {}

/**
 * It stands in the comment of the table of the processes, and so in no backup: where rows are put back, the key may be
 * another one for good.
 */
export const keyFingerprintIn = async (client: pg.ClientBase): Promise<string | undefined> => {
	const { rows } = await client.query<{ print: string | null }>(
		"SELECT obj_description(to_regclass('public.processes'), 'pg_class') AS print",
	);
	return rows[0]?.print ?? undefined;
};

export const otherKeySentence =
	"The key of documents and secrets (FILES_KEY, or files.key in DATA_DIR) is not the one with which servers work on this database. Give all of them the same key and the same DATA_DIR. If the old key is lost for good, let this one be taken by: COMMENT ON TABLE processes IS NULL";

/** The first server on a database leaves the print of its key there; whoever comes with another key is refused. */
export const ensureSameKey = async ({ connection }: Pick<Database, "connection">, print: string) => {
	const client = new pg.Client(connection);
	await client.connect();
	try {
		// Ends with the line.
		await client.query("SELECT pg_advisory_lock($1)", [advisoryLock.keyFingerprint]);
		const known = await keyFingerprintIn(client);
		if (known === undefined) await client.query(`COMMENT ON TABLE processes IS ${client.escapeLiteral(print)}`);
		else if (known !== print) throw new KeyRefused(otherKeySentence);
	} finally {
		await client.end();
	}
};
