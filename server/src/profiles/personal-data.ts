import type { Db } from "../platform/db/database.ts";
import { followsKeptOf } from "./follows/follow-queries.ts";
import { silencesStoredOf } from "./silence/silence-queries.ts";
import { suspensionOf } from "./suspensions/suspension-queries.ts";

/**
 * What is kept of a member among others, for themselves. All of it goes with their account, and their picture in the night after.
 * Whom they do not want to see they alone read: a director may be among them.
 */
export const exportPersonalData = async (db: Db, memberId: string, { forThemselves }: { forThemselves: boolean }) => {
	const [following, followers, silenced, suspension] = await Promise.all([
		followsKeptOf(db, memberId, "following"),
		followsKeptOf(db, memberId, "followers"),
		silencesStoredOf(db, memberId),
		suspensionOf(db, memberId),
	]);
	return { following, followers, ...(forThemselves ? { silenced } : {}), suspended_until: suspension?.until ?? null };
};
