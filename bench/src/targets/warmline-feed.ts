import type pg from "pg";
import { http } from "../load/http.ts";
import type { Feed } from "./target.ts";
import { logIn, makeMembers } from "./warmline-people.ts";

const people = 300;
/** Each follows so many others, so that of the posts for followers most are not the reader's to see. */
const followed = 20;

/** Posts of the last year by everybody in turn, every third for followers only, with likes and two comments each. */
const fillFeed = async (pool: pg.Pool, posts: number, likesEach: number) => {
	const { rows } = await pool.query("SELECT count(*)::int AS count FROM posts");
	if (rows[0].count > 0) return;
	const authors = (await makeMembers(pool, "listener", people)).map(({ id }) => id);
	await pool.query(
		`INSERT INTO follows (follower_id, followed_id, at)
		SELECT ($1::uuid[])[1 + a], ($1::uuid[])[1 + (a + 7 * b) % $2], now()
		FROM generate_series(0, $2 - 1) a, generate_series(1, $3::int) b`,
		[authors, people, followed],
	);
	await pool.query(
		`INSERT INTO posts (id, author_id, content, is_public, created_at, total_likes, total_comments)
		SELECT uuidv7((n - $2::int) * interval '5 minutes'), ($1::uuid[])[1 + (n * 7919) % $3],
			rpad('Post ' || n || ' of a calm evening #learning', 200, ' and so on'), n % 3 <> 0,
			now() - ($2::int - n) * interval '5 minutes', $4::int, 2
		FROM generate_series(1, $2::int) n`,
		[authors, posts, people, likesEach],
	);
	await pool.query(
		`INSERT INTO post_likes (post_id, member_id, at)
		SELECT p.id, ($1::uuid[])[1 + (p.n + liker * 13) % $2], p.created_at + liker * interval '1 minute'
		FROM (SELECT id, created_at, row_number() OVER (ORDER BY id) AS n FROM posts) p, generate_series(1, $3::int) liker`,
		[authors, people, likesEach],
	);
	await pool.query(
		`INSERT INTO comments (id, post_id, author_id, content, created_at)
		SELECT uuidv7(), p.id, ($1::uuid[])[1 + (p.n + nth * 31) % $2], 'A kind word', p.created_at + nth * interval '1 minute'
		FROM (SELECT id, created_at, row_number() OVER (ORDER BY id) AS n FROM posts) p, generate_series(1, 2) nth`,
		[authors, people],
	);
	await pool.query("INSERT INTO post_hashtags (tag, post_id) SELECT 'learning', id FROM posts");
	await pool.query("VACUUM ANALYZE");
};

export const feedOf = (port: number, pool: pg.Pool): Feed => ({
	fill: (posts, likesEach) => fillFeed(pool, posts, likesEach),
	openPages: async () => {
		const { rows } = await pool.query("SELECT author_id FROM posts ORDER BY id LIMIT 1");
		const headers = { authorization: `Token ${await logIn(pool, rows[0].author_id)}` };
		return async (cursor) => {
			const path = `/api/v1/activityfeed/posts/?limit=20${cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`}`;
			const start = performance.now();
			const answer = await http(port, path, { headers });
			const ms = performance.now() - start;
			const { results, next } = JSON.parse(answer.body);
			if (results.length !== 20) throw new Error("These are not 20 posts");
			return { ms, next };
		};
	},
});
