import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { post_likes } from "../tables.ts";

export type Like = { post_id: string; member_id: string };

export const isLiked = async (tx: Db, { post_id, member_id }: Like): Promise<boolean> =>
	firstRow(
		await tx
			.select({ at: post_likes.at })
			.from(post_likes)
			.where(and(eq(post_likes.post_id, post_id), eq(post_likes.member_id, member_id))),
	) !== undefined;

/** Of a post that is locked. False when it was liked already. */
export const addLike = async (tx: Db, { post_id, member_id }: Like, at: Date): Promise<boolean> => {
	const { rowCount } = await tx.execute(sql`
		WITH liked AS (
			INSERT INTO post_likes (post_id, member_id, at)
			VALUES (${post_id}::uuid, ${member_id}::uuid, ${at.toISOString()}::timestamptz)
			ON CONFLICT DO NOTHING RETURNING post_id
		)
		UPDATE posts SET total_likes = total_likes + 1 WHERE id IN (SELECT post_id FROM liked)`);
	return rowCount === 1;
};

/** Of a post that is locked. False when it was not liked. */
export const takeLike = async (tx: Db, { post_id, member_id }: Like): Promise<boolean> => {
	const { rowCount } = await tx.execute(sql`
		WITH taken AS (
			DELETE FROM post_likes WHERE post_id = ${post_id}::uuid AND member_id = ${member_id}::uuid RETURNING post_id
		)
		UPDATE posts SET total_likes = total_likes - 1 WHERE id IN (SELECT post_id FROM taken)`);
	return rowCount === 1;
};
