import { and, desc, eq, gt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { post_hashtags, posts } from "../tables.ts";
import { postsListedFor, type Reader } from "../visibility-queries.ts";

const people = sql<number>`count(DISTINCT ${posts.author_id})::int`;
const uses = sql<number>`count(*)::int`;

/** Hashtags of posts that every member may see, as far as the reader sees them. */
const tagsWhere = (db: Db, reader: Reader, where: SQL | undefined) =>
	db
		.select({ tag: post_hashtags.tag, people, posts: uses })
		.from(post_hashtags)
		.innerJoin(posts, eq(posts.id, post_hashtags.post_id))
		.where(and(sql`${posts.is_public} AND ${posts.hidden_at} IS NULL`, postsListedFor(reader), where))
		.groupBy(post_hashtags.tag);

/** Those that most members used since then, but not these. */
export const tagsSince = (db: Db, reader: Reader, since: Date, but: readonly string[], limit: number) =>
	tagsWhere(db, reader, and(gt(posts.created_at, since), notInArray(post_hashtags.tag, [...but])))
		.orderBy(desc(people), desc(uses), post_hashtags.tag)
		.limit(limit);

/** Those that begin so, those first that most members used. */
export const tagsBeginning = (db: Db, reader: Reader, beginning: string, limit: number) =>
	tagsWhere(db, reader, sql`starts_with(${post_hashtags.tag}, ${beginning})`)
		.orderBy(desc(people), desc(uses), post_hashtags.tag)
		.limit(limit);
