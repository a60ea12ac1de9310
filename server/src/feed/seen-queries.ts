import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { personColumns } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { notKeptApart } from "../profiles/index.ts";
import { comments, post_likes } from "./tables.ts";
import { commentsSeenBy, type Reader } from "./visibility-queries.ts";

/** Comments with their authors. */
export const namedComments = (db: Db) =>
	db
		.select({ ...getTableColumns(comments), author: personColumns })
		.from(comments)
		.innerJoin(members, eq(members.id, comments.author_id));
export type NamedComment = Awaited<ReturnType<typeof namedComments>>[number];

/** So many stand beside a post. */
const likesShown = 20;
const commentsShown = 2;

const each = (postIds: readonly string[]) => sql`unnest(${sql.param([...postIds])}::uuid[]) AS shown(id)`;

/** Who likes each of these posts: the reader, and the latest others whom they may meet. */
const likesOf = async (db: Db, reader: Reader, postIds: readonly string[]) => {
	const { rows } = await db.execute<{ post_id: string; member_id: string }>(sql`
		SELECT shown.id AS post_id, liked.member_id
		FROM ${each(postIds)} CROSS JOIN LATERAL (
			SELECT member_id, at, true AS own FROM post_likes
			WHERE post_id = shown.id AND member_id = ${reader.id}
			UNION ALL (
				SELECT member_id, at, false AS own FROM post_likes
				WHERE post_id = shown.id AND member_id <> ${reader.id} AND ${notKeptApart(reader.id, post_likes.member_id)}
				ORDER BY at DESC LIMIT ${likesShown}
			)
			ORDER BY own DESC, at DESC LIMIT ${likesShown}
		) liked`);
	return Map.groupBy(rows, ({ post_id }) => post_id);
};

/** The latest comments of each of these posts that the reader may see, the oldest of them first. */
const latestCommentsOf = async (db: Db, reader: Reader, postIds: readonly string[]) => {
	const latest = sql`(
		SELECT latest.id FROM ${each(postIds)} CROSS JOIN LATERAL (
			SELECT ${comments.id} FROM ${comments}
			WHERE ${comments.post_id} = shown.id AND ${commentsSeenBy(reader)}
			ORDER BY ${comments.id} DESC LIMIT ${commentsShown}
		) latest
	)`;
	const rows = await namedComments(db).where(inArray(comments.id, latest)).orderBy(asc(comments.id));
	return Map.groupBy(rows, ({ post_id }) => post_id);
};

/** What stands around posts, of all of them at once. */
export const aroundPosts = async (db: Db, reader: Reader, postIds: readonly string[]) => {
	const [likes, latest] = await Promise.all([likesOf(db, reader, postIds), latestCommentsOf(db, reader, postIds)]);
	return (postId: string) => ({
		likes: (likes.get(postId) ?? []).map(({ member_id }) => member_id),
		comments: latest.get(postId) ?? [],
	});
};
