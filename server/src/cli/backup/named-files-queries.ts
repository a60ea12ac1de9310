import type pg from "pg";

export type NamedFiles = { readonly documents: readonly string[]; readonly media: readonly string[] };

const ids = async (client: pg.Client, table: string, statement: string): Promise<string[]> => {
	const made = await client.query<{ found: boolean }>("SELECT to_regclass($1) IS NOT NULL AS found", [table]);
	if (!made.rows[0]?.found) return [];
	return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);
};

/** The files that rows name, as they lie in the vault and in the store; of an older database those that it knows. */
export const namedFiles = async (client: pg.Client): Promise<NamedFiles> => ({
	documents: await ids(client, "public.credentials", "SELECT id AS name FROM public.credentials ORDER BY id"),
	media: await ids(
		client,
		"public.media",
		`SELECT id::text AS name FROM public.media
		UNION ALL SELECT id || '.small' FROM public.media WHERE small_size > 0 ORDER BY name`,
	),
});
