import type { Db } from "../../platform/db/database.ts";
import { comments, post_likes } from "../tables.ts";

export const insertPastComments = async (tx: Db, rows: readonly (typeof comments.$inferInsert)[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(comments).values([...rows]);
};

export const insertPastLikes = async (tx: Db, rows: readonly (typeof post_likes.$inferInsert)[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(post_likes).values([...rows]);
};
