import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { posts } from "../tables.ts";

/** False when it is hidden already. */
export const hidePostRow = async (tx: Db, id: string, hidden_at: Date): Promise<boolean> => {
	const change = tx.update(posts).set({ hidden_at });
	return (await change.where(and(eq(posts.id, id), isNull(posts.hidden_at))).returning({ id: posts.id })).length > 0;
};

/** False when it is not hidden. */
export const showPostRow = async (tx: Db, id: string): Promise<boolean> => {
	const change = tx.update(posts).set({ hidden_at: null });
	return (await change.where(and(eq(posts.id, id), isNotNull(posts.hidden_at))).returning({ id: posts.id })).length > 0;
};
