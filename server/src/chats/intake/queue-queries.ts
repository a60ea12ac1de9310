import { and, count, gt, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { chats } from "../tables.ts";

/** The quarter and three-quarter points, in seconds, of how long those waited who were taken since; and of how many. */
export const waitsSince = async (db: Db, since: Date, oldestId: string) => {
	const waited = sql`extract(epoch FROM ${chats.assigned_at} - ${chats.created_at})`;
	const [row] = await db
		.select({
			of: count(),
			low: sql<number | null>`percentile_cont(0.25) WITHIN GROUP (ORDER BY ${waited})::float8`,
			high: sql<number | null>`percentile_cont(0.75) WITHIN GROUP (ORDER BY ${waited})::float8`,
		})
		.from(chats)
		// Ids sort by the time of asking, so this reads the latest chats and not all there ever were.
		.where(and(gt(chats.id, oldestId), gte(chats.assigned_at, since)));
	return row ?? { of: 0, low: null, high: null };
};
