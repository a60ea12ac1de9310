import type pg from "pg";

/** All rows there are, but for those that say when somebody was last here, or how often they tried. */
export const allRows = async (pool: pg.Pool): Promise<ReadonlyMap<string, string>> => {
	const { rows } = await pool.query<{ table: string }>(
		"SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('sessions', 'limits', 'processes')",
	);
	const found = new Map<string, string>();
	for (const { table } of rows) {
		const all = await pool.query(
			`SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS all FROM "${table}" t`,
		);
		found.set(table, all.rows[0].all);
	}
	return found;
};
