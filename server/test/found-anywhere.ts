import assert from "node:assert/strict";
import type { Pool } from "pg";

/** As bytes are written, in small letters only: what is asked for is asked for so. */
const inHex = (words: string) => Buffer.from(words).toString("hex");

/** Every column of every table that holds text or bytes in any form, with the rows in which one of the words stands. */
export const foundAnywhere = async (pool: Pool, words: readonly string[]): Promise<string[]> => {
	const { rows: columns } = await pool.query<{ of: string; name: string }>(`
		SELECT format('%I.%I', c.table_schema, c.table_name) AS of, format('%I', c.column_name) AS name
		FROM information_schema.columns c
		JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
			AND c.data_type NOT IN ('uuid', 'boolean', 'integer', 'bigint', 'smallint', 'double precision', 'inet')
			AND c.data_type NOT LIKE 'time%' AND c.data_type <> 'date'`);
	assert.ok(columns.some(({ of, name }) => of === "public.members" && name === "email"));
	assert.ok(columns.some(({ of, name }) => of.startsWith("jobs.") && name === "data"));
	const found: string[] = [];
	for (const { of, name } of columns) {
		const { rows } = await pool.query(`SELECT ${name}::text AS text FROM ${of} WHERE ${name}::text ~* $1`, [
			words.flatMap((word) => [word, inHex(word)]).join("|"),
		]);
		found.push(...rows.map(({ text }) => `${of}.${name}: ${text}`));
	}
	return found;
};
