import { avatarsAmong } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";

/** Which of them a post shows, as the feed knows. */
export type IsMediaInUse = (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Which of them anything shows: a post, or somebody's profile. */
export const namedAmong = async (
	db: Db,
	ids: readonly string[],
	isNamed: IsMediaInUse,
): Promise<ReadonlySet<string>> =>
	ids.length === 0 ? new Set() : new Set([...(await isNamed(db, ids)), ...(await avatarsAmong(db, ids))]);
