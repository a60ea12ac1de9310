import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { members } from "./tables.ts";

/** Which of these pictures are a member's picture of themselves. */
export const avatarsAmong = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
	const rows = await db.select({ id: members.avatar_id }).from(members).where(isAnyOf(members.avatar_id, ids));
	return new Set(rows.flatMap(({ id }) => id ?? []));
};

/** Whoever showed one of these pictures shows none: they are gone. */
export const clearAvatars = (tx: Db, ids: readonly string[]) =>
	tx.update(members).set({ avatar_id: null }).where(isAnyOf(members.avatar_id, ids));
