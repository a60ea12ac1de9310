import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 } from "uuid";
import { emailMark, encryptContact, encryptMessage } from "../../../server/src/chats/message-encryption.ts";
import { vaultKey } from "../../../server/src/platform/files/vault-key.ts";
import { createSealer, type Sealer } from "../../../server/src/platform/sealing/sealer.ts";
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

/** Seals as the server of this folder does. */
export const sealerOf = async (dataDir: string): Promise<Sealer> =>
	createSealer(await vaultKey(dataDir, undefined), (error) => {
		throw error;
	});

/** Active chats of these agents in turn, each with the message it began with. */
export const makeChats = async (
	pool: pg.Pool,
	sealer: Sealer,
	agents: readonly Member[],
	count: number,
): Promise<Chat[]> => {
	const made = newTokens(count).map((token, index) => {
		const [first, key] = [v7(), sealer.newKey()];
		const body = encryptMessage(sealer, key, first, "Hello, is somebody there?");
		const contact = encryptContact(sealer, key, { email: `visitor${index}@example.org`, ip_address: "192.0.2.1" });
		return { id: v7(), token, agent: agents[index % agents.length]?.id, key, contact, first, body };
	});
	await pool.query(
		`WITH one AS (
			SELECT * FROM unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::bytea[], $5::uuid[], $6::bytea[], $7::bytea[])
				AS one (id, hash, agent, key, first, body, contact)
		), made AS (
			INSERT INTO chats (id, visitor_token_hash, status, seq, assigned_agent, agent_name, name, age, gender, key, contact, created_at, assigned_at)
			SELECT id, hash, 'active', 1, agent, 'Lina', 'Visitor', '26-35', 'other', key, contact, now(), now() FROM one
		)
		INSERT INTO messages (chat_id, seq, id, body, sender, sender_name, created_at)
		SELECT id, 1, first, body, 'user', 'Visitor', now() FROM one`,
		[
			made.map(({ id }) => id),
			made.map(({ token }) => tokenHash(token)),
			made.map(({ agent }) => agent),
			made.map(({ key }) => key),
			made.map(({ first }) => first),
			made.map(({ body }) => body),
			made.map(({ contact }) => contact),
		],
	);
	return made.map(({ id, token }) => ({ id, token }));
};

/** Messages lie as they came: all chats' first ones, then all second ones. */
export const fillHistory = async (pool: pg.Pool, sealer: Sealer, chats: number, each: number): Promise<void> => {
	const { rows } = await pool.query("SELECT count(*)::int AS count FROM chats");
	if (rows[0].count > 0) return;
	const [agent] = await makeMembers(pool, "listener", 1);
	const now = Date.now();
	const made = Array.from({ length: chats }, (_, n) => {
		const [key, email] = [sealer.newKey(), `visitor${n + 1}@example.org`];
		const at = new Date(now - (chats - n - 1) * 1000);
		const contact = encryptContact(sealer, key, { email, ip_address: null });
		return { id: v7({ msecs: at.getTime() }), at, key, contact, mark: emailMark(sealer, email) };
	});
	const ids = made.map(({ id }) => id);
	await pool.query(
		`INSERT INTO chats (id, visitor_token_hash, status, seq, assigned_agent, agent_name, name, age, gender, key, contact,
			email_mark, created_at, assigned_at)
		SELECT id, sha256(uuid_send(gen_random_uuid())), 'active', $6::int, $7::uuid, 'Lina', 'Visitor ' || n, '26-35', 'other',
			key, contact, mark, at, now()
		FROM unnest($1::uuid[], $2::timestamptz[], $3::bytea[], $4::bytea[], $5::bytea[]) WITH ORDINALITY
			AS one (id, at, key, contact, mark, n)`,
		[
			ids,
			made.map(({ at }) => at),
			made.map(({ key }) => key),
			made.map(({ contact }) => contact),
			made.map(({ mark }) => mark),
			each,
			agent?.id,
		],
	);
	for (let seq = 1; seq <= each; seq++) {
		const said = made.map(({ id, key }) => {
			const message = v7();
			return {
				id: message,
				body: encryptMessage(sealer, key, message, `Message ${seq} of chat ${id}`.padEnd(100, " and so on")),
			};
		});
		await pool.query(
			`INSERT INTO messages (chat_id, seq, id, body, sender, sender_id, sender_name, client_id, created_at)
			SELECT chat_id, $4::int, id, body, CASE WHEN $4::int % 2 = 1 THEN 'user' ELSE 'agent' END,
				CASE WHEN $4::int % 2 = 1 THEN NULL ELSE $5::uuid END,
				CASE WHEN $4::int % 2 = 1 THEN 'Visitor ' || n ELSE 'Lina' END, NULL,
				now() - interval '30 days' + $4::int * interval '1 minute'
			FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) WITH ORDINALITY AS one (chat_id, id, body, n)`,
			[ids, said.map(({ id }) => id), said.map(({ body }) => body), seq, agent?.id],
		);
	}
	await pool.query("VACUUM ANALYZE");
};
