import type pg from "pg";
import { from } from "pg-copy-streams";

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

const withoutKey = "key IS NULL AND erased_at IS NULL";

/** What is left of it is counted, as where it is erased in a server that runs. */
export const removeWhatHasNoKey = async (client: pg.Client): Promise<number> => {
	for (const table of ["messages", "chat_notes", "coachings"])
		await client.query(`DELETE FROM ${table} WHERE chat_id IN (SELECT id FROM chats WHERE ${withoutKey})`);
	await client.query(`UPDATE wrap_ups SET summary = NULL WHERE chat_id IN (SELECT id FROM chats WHERE ${withoutKey})`);
	const chats = await client.query(
		`UPDATE chats SET erased_at = now(), contact = NULL, email_mark = NULL, name = 'Visitor', city = NULL, age = NULL, gender = NULL,
			status = 'ended', ended_at = coalesce(ended_at, now()), ended_by = coalesce(ended_by, 'system'),
			visitor_token_hash = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
		WHERE ${withoutKey}`,
	);
	const left = await client.query(
		`UPDATE left_messages SET erased_at = now(), words = '', answered_at = coalesce(answered_at, now()) WHERE ${withoutKey}`,
	);
	return (chats.rowCount ?? 0) + (left.rowCount ?? 0);
};
