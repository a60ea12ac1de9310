import { moderates, supervisingRoles } from "@warmline/contract/accounts/roles";
import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isCommunityMemberInSql, type MemberRow } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { followsInSql, notKeptApart, notMutedBy } from "../profiles/index.ts";
import { comments, posts } from "./tables.ts";

export type Reader = Pick<MemberRow, "id" | "role">;

/** Whose eyes a question is asked for: those of one reader, or of each row of `members`. */
type Eyes = { id: SQL; moderates: SQL };

const eyesOf = (reader: Reader): Eyes => ({
	id: sql`${reader.id}::uuid`,
	moderates: moderates(reader) ? sql`true` : sql`false`,
});

const supervising = sql.param([...supervisingRoles]);
const eachMember: Eyes = { id: sql`${members.id}`, moderates: sql`${members.role} = ANY(${supervising}::text[])` };

/** The one rule of who sees what, but for blocks: each way to a post goes through it. */
const hasRightTo = (eyes: Eyes) => sql`(
	${posts.author_id} = ${eyes.id}
	OR ${eyes.moderates}
	OR ${posts.hidden_at} IS NULL AND (
		${posts.is_public}
		OR ${followsInSql(eyes.id, posts.author_id)}
	)
)`;

const seen = (eyes: Eyes) => sql`(
	${hasRightTo(eyes)}
	AND (${eyes.moderates} OR ${notKeptApart(eyes.id, posts.author_id)})
)`;

/** Whose posts are left out wherever they are not asked for by their address. */
const meets = (eyes: Eyes, author: PgColumn | SQL) =>
	sql`(${notKeptApart(eyes.id, author)} AND ${notMutedBy(eyes.id, author)})`;

const listed = (eyes: Eyes) => sql`(${hasRightTo(eyes)} AND ${meets(eyes, posts.author_id)})`;

/** Of `posts`: those that a reader may open by their address. */
export const postsSeenBy = (reader: Reader): SQL => seen(eyesOf(reader));

/** Of `posts`: those that are shown to a reader without being asked for by their address. */
export const postsListedFor = (reader: Reader): SQL => listed(eyesOf(reader));

/** `postsListedFor` in its two halves, for who asks author by author: whose posts, and which of them. */
export const authorsListedFor = (reader: Reader, author: SQL): SQL => meets(eyesOf(reader), author);
export const postsBlocksAside = (reader: Reader): SQL => hasRightTo(eyesOf(reader));

const commentRight = (eyes: Eyes) =>
	sql`(${comments.hidden_at} IS NULL OR ${comments.author_id} = ${eyes.id} OR ${eyes.moderates})`;

/** Of `comments`, below a post that the reader sees: those that are shown to them. */
export const commentsSeenBy = (reader: Reader): SQL => {
	const eyes = eyesOf(reader);
	return sql`(
		${commentRight(eyes)}
		AND ${meets(eyes, comments.author_id)}
	)`;
};

/** Of `comments`, below a post that the reader sees: those they can do something about when they name them. */
export const commentsOpenTo = (reader: Reader): SQL => {
	const eyes = eyesOf(reader);
	return sql`(
		${commentRight(eyes)}
		AND (${eyes.moderates} OR ${notKeptApart(eyes.id, comments.author_id)})
	)`;
};

/** Of `posts` and `comments`, for queries of many readers: what each of `members` sees. */
export const postsOfEach = (): SQL => seen(eachMember);
export const commentsOfEach = (): SQL =>
	sql`(${commentRight(eachMember)} AND ${meets(eachMember, comments.author_id)})`;

/**
 * Of `comments`: the same without asking for blocks. A block must not take from anybody the right to report what the other
 * wrote, or to take it away from under one's own post.
 */
export const commentsBlocksAside = (reader: Reader): SQL => commentRight(eyesOf(reader));

/** Which of these members the rule lets to which of these posts, by the post. */
const membersTo = async (
	db: Db,
	postIds: readonly string[],
	among: readonly string[],
	rule: SQL,
): Promise<ReadonlyMap<string, string[]>> => {
	if (among.length === 0 || postIds.length === 0) return new Map();
	const rows = await db
		.select({ post_id: posts.id, id: members.id })
		.from(posts)
		.innerJoin(members, isAnyOf(members.id, among))
		.where(and(isAnyOf(posts.id, postIds), isCommunityMemberInSql(), rule));
	const byPost = Map.groupBy(rows, ({ post_id }) => post_id);
	return new Map([...byPost].map(([post_id, found]) => [post_id, found.map(({ id }) => id)]));
};

/** Of these members, those who may open the post. */
export const membersWhoSee = async (db: Db, postId: string, among: readonly string[]): Promise<string[]> =>
	(await membersTo(db, [postId], among, seen(eachMember))).get(postId) ?? [];

/** Of these members, those who are told of each post: they may see it, and have not muted its author. */
export const membersWhoHear = (
	db: Db,
	postIds: readonly string[],
	among: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => membersTo(db, postIds, among, listed(eachMember));
