import { and, sql } from "drizzle-orm";
import { isCommunityMemberInSql } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { notKeptApart, notMutedBy } from "../profiles/index.ts";
import { posts } from "./tables.ts";
import { membersWhoSee } from "./visibility-queries.ts";

export type Counts = { total_likes: number; total_comments: number; is_pinned: boolean };

/** What is counted of these posts, by their ids; those that are gone are not among them. */
export const currentCounts = async (db: Db, ids: readonly string[]): Promise<Map<string, Counts>> => {
	const rows = await db
		.select({
			id: posts.id,
			total_likes: posts.total_likes,
			total_comments: posts.total_comments,
			is_pinned: sql<boolean>`${posts.pinned_at} IS NOT NULL`,
		})
		.from(posts)
		.where(isAnyOf(posts.id, ids));
	return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/** Of these members, those who hear of what the actor does to the post: they see it, and neither side wants no more of the other. */
export const mayBeTold = async (
	db: Db,
	{ memberIds, actorId, postId }: { memberIds: readonly string[]; actorId: string; postId: string },
): Promise<string[]> => {
	const seeing = await membersWhoSee(
		db,
		postId,
		memberIds.filter((id) => id !== actorId),
	);
	if (seeing.length === 0) return [];
	const actor = sql`${actorId}::uuid`;
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(
			and(isAnyOf(members.id, seeing), notKeptApart(sql`${members.id}`, actor), notMutedBy(sql`${members.id}`, actor)),
		);
	return rows.map(({ id }) => id);
};

/** Members of the community by what others wrote after an @: of what each may mean, the first that there is. */
export const idsOfUsernames = async (db: Db, meant: readonly (readonly string[])[]): Promise<string[]> => {
	if (meant.length === 0) return [];
	const username = sql<string>`lower(${members.username})`;
	const rows = await db
		.select({ id: members.id, username })
		.from(members)
		.where(and(sql`${username} = ANY(${sql.param(meant.flat())}::text[])`, isCommunityMemberInSql()));
	const known = new Map(rows.map((row) => [row.username, row.id]));
	return [...new Set(meant.flatMap((names) => known.get(names.find((name) => known.has(name)) ?? "") ?? []))];
};

/** Who names more people than this does not mean each of them. */
const mostTold = 20;

/** Those of the first so many named who may be told that the actor named them. */
export const mentionable = async (
	db: Db,
	usernames: readonly (readonly string[])[],
	actorId: string,
	postId: string,
): Promise<string[]> =>
	mayBeTold(db, { memberIds: await idsOfUsernames(db, usernames.slice(0, mostTold)), actorId, postId });
