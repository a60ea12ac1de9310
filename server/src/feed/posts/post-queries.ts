import { and, count, eq, getTableColumns, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { isCommunityMemberInSql, personColumns } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import { media } from "../../media/tables.ts";
import { advisoryLock } from "../../platform/db/advisory-locks.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { noteLock } from "../../platform/db/transaction.ts";
import { notKeptApart } from "../../profiles/index.ts";
import { post_hashtags, post_mentions, posts } from "../tables.ts";
import { postsBlocksAside, postsSeenBy, type Reader } from "../visibility-queries.ts";

export type PostRow = Omit<typeof posts.$inferSelect, "search">;

const { search: _, ...columns } = getTableColumns(posts);

type Mentioned = { id: string; username: string };

/** Those of them whom the reader may meet. In here `members` are who is mentioned, and not who wrote it. */
const mentionsFor = (reader: Reader): SQL<Mentioned[]> => sql`(
	SELECT coalesce(json_agg(json_build_object('id', members.id, 'username', members.username) ORDER BY members.username), '[]')
	FROM post_mentions JOIN members ON members.id = post_mentions.member_id
	WHERE post_mentions.post_id = ${posts.id} AND ${isCommunityMemberInSql()} AND ${notKeptApart(reader.id, members.id)}
)`;

/** Posts with what is shown with them. */
export const namedPosts = (db: Db, reader: Reader) =>
	db
		.select({
			...columns,
			author: personColumns,
			// None is known by the first of these being null, so that one comes first which every picture has.
			media: { small_size: media.small_size, width: media.width, height: media.height },
			mentions: mentionsFor(reader),
		})
		.from(posts)
		.innerJoin(members, eq(members.id, posts.author_id))
		.leftJoin(media, eq(media.id, posts.media_id));
export type NamedPost = Awaited<ReturnType<typeof namedPosts>>[number];

/** Undefined where there is none that the reader may open. */
export const postSeen = async (db: Db, reader: Reader, id: string): Promise<NamedPost | undefined> =>
	firstRow(await namedPosts(db, reader).where(and(eq(posts.id, id), postsSeenBy(reader))));

/**
 * One that the reader may open, locked: whoever else changes it, likes it, comments on it or deletes it waits. What is
 * told of it is told in the order in which it was done.
 */
export const lockPost = async (tx: Db, reader: Reader, id: string): Promise<PostRow | undefined> => {
	const post = firstRow(
		await tx
			.select(columns)
			.from(posts)
			.where(and(eq(posts.id, id), postsSeenBy(reader)))
			.for("no key update"),
	);
	if (post) noteLock(tx, id, 0);
	return post;
};

/** The same whoever asks: for acts whose right is asked otherwise. */
export const lockPostWhoeverSees = async (tx: Db, id: string): Promise<PostRow | undefined> => {
	const post = firstRow(await tx.select(columns).from(posts).where(eq(posts.id, id)).for("no key update"));
	if (post) noteLock(tx, id, 0);
	return post;
};

/** Blocks aside: one that they may say something about. */
export const postBlocksAside = async (db: Db, reader: Reader, id: string): Promise<PostRow | undefined> =>
	firstRow(
		await db
			.select(columns)
			.from(posts)
			.where(and(eq(posts.id, id), postsBlocksAside(reader))),
	);

/** The post that a page of this author has sent before under this name. */
export const idOfNamed = async (db: Db, author_id: string, client_id: string): Promise<string | undefined> => {
	const ofAuthor = and(eq(posts.author_id, author_id), eq(posts.client_id, client_id));
	return firstRow(await db.select({ id: posts.id }).from(posts).where(ofAuthor))?.id;
};

/** Undefined where its name was used before, or another post has its picture. */
export const insertPost = async (tx: Db, post: typeof posts.$inferInsert): Promise<PostRow | undefined> =>
	firstRow(await tx.insert(posts).values(post).onConflictDoNothing().returning(columns));

export const changePost = async (
	tx: Db,
	id: string,
	change: Pick<PostRow, "content" | "media_alt" | "content_warning" | "is_public" | "edited_at">,
): Promise<void> => {
	await tx.update(posts).set(change).where(eq(posts.id, id));
};

/** With its comments, likes, hashtags and mentions. */
export const deletePostRow = (tx: Db, id: string) => tx.delete(posts).where(eq(posts.id, id));

/** Which topics and members a text names, in place of what it named before. */
export const setNamed = async (
	tx: Db,
	post_id: string,
	{ tags, memberIds }: { tags: readonly string[]; memberIds: readonly string[] },
): Promise<void> => {
	await tx.delete(post_hashtags).where(eq(post_hashtags.post_id, post_id));
	await tx.delete(post_mentions).where(eq(post_mentions.post_id, post_id));
	if (tags.length > 0) await tx.insert(post_hashtags).values(tags.map((tag) => ({ tag, post_id })));
	if (memberIds.length > 0)
		await tx.insert(post_mentions).values(memberIds.map((member_id) => ({ post_id, member_id })));
};

/** Who pins waits for who is pinning: of two that come at once, the second sees how many the first has left. */
export const lockPinnedPosts = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.pinPost})`);

export const pinnedBeside = async (tx: Db, id: string): Promise<number> => {
	const others = and(isNotNull(posts.pinned_at), ne(posts.id, id));
	return firstRow(await tx.select({ count: count() }).from(posts).where(others))?.count ?? 0;
};

export const setPinned = (tx: Db, id: string, pinned_at: Date | null) =>
	tx.update(posts).set({ pinned_at }).where(eq(posts.id, id));
