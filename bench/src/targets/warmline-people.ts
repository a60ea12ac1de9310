import { randomBytes } from "node:crypto";
import type pg from "pg";
import { tokenHash } from "../../../server/src/platform/tokens.ts";

export type Member = { id: string; token: string };
export type Chat = { id: string; token: string };

const newTokens = (count: number) => Array.from({ length: count }, () => randomBytes(32).toString("base64url"));

/**
 * Members who are logged in already, put into the tables: a log-in costs 100 ms of Argon2 on purpose, which is not
 * what is measured here.
 */
export const makeMembers = async (pool: pg.Pool, role: "listener" | "supervisor", count: number): Promise<Member[]> => {
	const tokens = newTokens(count);
	const { rows } = await pool.query<{ id: string }>(
		`WITH made AS (
			INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, is_verified, joined_at)
			SELECT id, 'bench-' || id, id || '@example.org', 'Lina', 'Bench', 'none', $1, true, now()
			FROM (SELECT uuidv7() AS id FROM generate_series(1, $2::int))
			RETURNING id
		) SELECT id FROM made`,
		[role, count],
	);
	const ids = rows.map(({ id }) => id);
	await startSessions(pool, ids, tokens);
	return ids.map((id, index) => ({ id, token: tokens[index] ?? "" }));
};

const startSessions = (pool: pg.Pool, ids: readonly string[], tokens: readonly string[]) =>
	pool.query(
		`INSERT INTO sessions (token_hash, member_id, created_at, used_at)
		SELECT hash, id, now(), now() FROM unnest($1::bytea[], $2::uuid[]) AS one (hash, id)`,
		[tokens.map(tokenHash), ids],
	);

/** Answers with a token of somebody who is a member already. */
export const logIn = async (pool: pg.Pool, id: string): Promise<string> => {
	const [token = ""] = newTokens(1);
	await startSessions(pool, [id], [token]);
	return token;
};

/** Active chats of these agents in turn, each with the message it began with. */
export const makeChats = async (pool: pg.Pool, agents: readonly Member[], count: number): Promise<Chat[]> => {
	const tokens = newTokens(count);
	const { rows } = await pool.query<{ id: string }>(
		`WITH made AS (
			INSERT INTO chats (id, visitor_token_hash, status, seq, assigned_agent, agent_name, name, created_at, assigned_at)
			SELECT uuidv7(), hash, 'active', 1, agent, 'Lina', 'Visitor', now(), now()
			FROM unnest($1::bytea[], $2::uuid[]) WITH ORDINALITY AS one (hash, agent, n) ORDER BY n
			RETURNING id
		), first_messages AS (
			INSERT INTO messages (chat_id, seq, id, body, sender, sender_name, created_at)
			SELECT id, 1, uuidv7(), 'Hello, is somebody there?', 'user', 'Visitor', now() FROM made
		) SELECT id FROM made`,
		[tokens.map(tokenHash), tokens.map((_, index) => agents[index % agents.length]?.id)],
	);
	return rows.map(({ id }, index) => ({ id, token: tokens[index] ?? "" }));
};

/** Messages lie as they came: all chats' first ones, then all second ones. */
export const fillHistory = async (pool: pg.Pool, chats: number, each: number): Promise<void> => {
	const { rows } = await pool.query("SELECT count(*)::int AS count FROM chats");
	if (rows[0].count > 0) return;
	const [agent] = await makeMembers(pool, "listener", 1);
	await pool.query(
		`INSERT INTO chats (id, visitor_token_hash, status, seq, assigned_agent, agent_name, name, age, gender, email, created_at,
			assigned_at)
		SELECT uuidv7((n - $1::int) * interval '1 second'), sha256(uuid_send(gen_random_uuid())), 'active', $2::int, $3::uuid, 'Lina',
			'Visitor ' || n, '26-35', 'other', 'visitor' || n || '@example.org', now() - ($1::int - n) * interval '1 second', now()
		FROM generate_series(1, $1::int) n`,
		[chats, each, agent?.id],
	);
	await pool.query(
		`INSERT INTO messages (chat_id, seq, id, body, sender, sender_id, sender_name, client_id, created_at)
		SELECT c.id, seq, uuidv7(), rpad('Message ' || seq || ' of chat ' || c.id, 100, ' and so on'),
			CASE WHEN seq % 2 = 1 THEN 'user' ELSE 'agent' END, CASE WHEN seq % 2 = 1 THEN NULL ELSE $2::uuid END,
			CASE WHEN seq % 2 = 1 THEN c.name ELSE 'Lina' END, NULL, now() - interval '30 days' + seq * interval '1 minute'
		FROM generate_series(1, $1::int) seq, (SELECT id, name FROM chats ORDER BY id) c ORDER BY seq, c.id`,
		[each, agent?.id],
	);
	await pool.query("VACUUM ANALYZE");
};
