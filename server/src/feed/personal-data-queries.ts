import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { comments, post_likes, posts } from "./tables.ts";

export const postsBy = (db: Db, memberId: string) =>
	db
		.select({
			id: posts.id,
			created_at: posts.created_at,
			edited_at: posts.edited_at,
			hidden_at: posts.hidden_at,
			is_public: posts.is_public,
			content: posts.content,
			content_warning: posts.content_warning,
			media_type: posts.media_type,
			media_id: posts.media_id,
			youtube_id: posts.youtube_id,
			media_title: posts.media_title,
			media_alt: posts.media_alt,
		})
		.from(posts)
		.where(eq(posts.author_id, memberId))
		.orderBy(asc(posts.id));

export const commentsBy = (db: Db, memberId: string) =>
	db
		.select({
			id: comments.id,
			post_id: comments.post_id,
			created_at: comments.created_at,
			edited_at: comments.edited_at,
			hidden_at: comments.hidden_at,
			content: comments.content,
		})
		.from(comments)
		.where(eq(comments.author_id, memberId))
		.orderBy(asc(comments.id));

export const likesBy = (db: Db, memberId: string) =>
	db
		.select({ post_id: post_likes.post_id, at: post_likes.at })
		.from(post_likes)
		.where(eq(post_likes.member_id, memberId))
		.orderBy(asc(post_likes.at), asc(post_likes.post_id));

/** All posts whose numbers change when this member goes, in one order, so that nobody waits in a circle. */
export const lockPostsNaming = (tx: Db, memberId: string) =>
	tx.execute(sql`
		SELECT id FROM posts
		WHERE author_id = ${memberId}
			OR id IN (SELECT post_id FROM post_likes WHERE member_id = ${memberId})
			OR id IN (SELECT post_id FROM comments WHERE author_id = ${memberId})
		ORDER BY id FOR UPDATE`);

type Touched = { id: string };
const idsOf = ({ rows }: { rows: readonly Touched[] }) => rows.map(({ id }) => id);

/** They count no more. Answers at which posts. */
export const deleteLikesBy = async (tx: Db, memberId: string): Promise<string[]> =>
	idsOf(
		await tx.execute<Touched>(sql`
			WITH taken AS (DELETE FROM post_likes WHERE member_id = ${memberId} RETURNING post_id)
			UPDATE posts SET total_likes = total_likes - 1 WHERE id IN (SELECT post_id FROM taken) RETURNING id`),
	);

export const deleteCommentsBy = async (tx: Db, memberId: string): Promise<string[]> =>
	idsOf(
		await tx.execute<Touched>(sql`
			WITH gone AS (DELETE FROM comments WHERE author_id = ${memberId} RETURNING post_id, hidden_at),
				counted AS (SELECT post_id, count(*)::int AS n FROM gone WHERE hidden_at IS NULL GROUP BY post_id)
			UPDATE posts SET total_comments = total_comments - counted.n FROM counted WHERE posts.id = counted.post_id
			RETURNING posts.id`),
	);

/** With the comments and likes of others under it. Answers which they were. */
export const deletePostsBy = async (tx: Db, author_id: string): Promise<string[]> => {
	const gone = await tx.delete(posts).where(eq(posts.author_id, author_id)).returning({ id: posts.id });
	return gone.map(({ id }) => id);
};
