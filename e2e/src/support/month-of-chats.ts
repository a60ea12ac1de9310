import type { Product } from "./product.ts";

/** Chats of one month of long ago: so many who were answered after two minutes, and said how they felt. */
export const hadChats = (product: Product, day: string, count: number, before: number, after: number) =>
	product.query(
		`INSERT INTO chats (id, visitor_token_hash, status, name, created_at, assigned_agent, assigned_at, ended_at, ended_by,
			ended_how, scale, scale_after, country, region)
		SELECT uuidv7(at - now()), sha256(uuid_send(gen_random_uuid())), 'ended', 'Visitor', at,
			(SELECT id FROM members WHERE username = 'listener1'), at + interval '2 minutes', at + interval '32 minutes', 'user',
			'ended', $3, $4, 'CA', 'Ontario'
		FROM (SELECT $1::timestamptz + n * interval '1 hour' AS at FROM generate_series(1, $2::int) n) days`,
		[`${day}T12:00:00Z`, count, before, after],
	);
