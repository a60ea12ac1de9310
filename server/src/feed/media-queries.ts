import { and, eq } from "drizzle-orm";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { posts } from "./tables.ts";
import { postsSeenBy, type Reader } from "./visibility-queries.ts";

/** Whether it stands in a post that the reader may open. */
export const maySeePostMedia = async (db: Db, reader: Reader, mediaId: string): Promise<boolean> => {
	const seen = and(eq(posts.media_id, mediaId), postsSeenBy(reader));
	return (await db.select({ id: posts.id }).from(posts).where(seen).limit(1)).length > 0;
};

/** Those of these pictures and videos that stand in a post. */
export const mediaInPosts = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
	const rows = await db.select({ media_id: posts.media_id }).from(posts).where(isAnyOf(posts.media_id, ids));
	return new Set(rows.flatMap(({ media_id }) => media_id ?? []));
};
