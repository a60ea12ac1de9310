import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { eraseWithoutKey } from "../../chats/retention/erase-queries.ts";

/** For the time of the transaction. */
export const makeKeys = (client: pg.Client) =>
	client.query("CREATE TEMP TABLE kept_keys (of text, id uuid PRIMARY KEY, key bytea) ON COMMIT DROP");

export const intoKeys = (client: pg.Client) => client.query(from("COPY kept_keys (of, id, key) FROM STDIN"));

const tables = ["chats", "left_messages"] as const;

export const takeKeys = async (client: pg.Client) => {
	for (const table of tables)
		await client.query(
			`UPDATE ${table} SET key = kept.key FROM kept_keys kept WHERE kept.of = '${table}' AND kept.id = ${table}.id`,
		);
};

/** What is left of it is counted, as where it is erased in a server that runs. */
export const removeWhatHasNoKey = (client: pg.Client): Promise<number> => eraseWithoutKey(drizzle(client));
