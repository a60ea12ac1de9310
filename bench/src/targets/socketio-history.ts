import type pg from "pg";

/** Messages lie as they came: all chats' first ones, then all second ones. */
export const fillSocketio = async (pool: pg.Pool, chats: number, each: number): Promise<void> => {
	const { rows } = await pool.query("SELECT count(*)::int AS count FROM chats");
	if (rows[0].count > 0) return;
	await pool.query(
		`WITH agent AS (INSERT INTO agents (name, token) VALUES ('Agent', gen_random_uuid()::text) RETURNING id)
		INSERT INTO chats (token, visitor_name, age, gender, email, status, agent_id, created_at)
		SELECT gen_random_uuid()::text, 'Visitor ' || n, '26-35', 'other', 'visitor' || n || '@example.org', 'active', agent.id,
			now() - interval '30 days' + n * interval '1 second'
		FROM agent, generate_series(1, $1::int) n`,
		[chats],
	);
	await pool.query(
		`INSERT INTO messages (chat_id, sender, body, client_id, created_at)
		SELECT c.id, CASE WHEN place % 2 = 1 THEN 'visitor' ELSE 'agent' END,
			rpad('Message ' || place || ' of chat ' || c.id, 100, ' and so on'), NULL,
			now() - interval '30 days' + place * interval '1 minute'
		FROM generate_series(1, $1::int) place, (SELECT id FROM chats ORDER BY id) c ORDER BY place, c.id`,
		[each],
	);
	await pool.query("VACUUM ANALYZE");
};
