import { avatarsAmong } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";

/** Which of them a post shows, as the feed knows. */
export type MediaInPosts = (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Which of them anything shows: a post, or somebody's profile. */
export const mediaInUseAmong = async (
	db: Db,
	ids: readonly string[],
	mediaInPosts: MediaInPosts,
): Promise<ReadonlySet<string>> =>
	ids.length === 0 ? new Set() : new Set([...(await mediaInPosts(db, ids)), ...(await avatarsAmong(db, ids))]);
