import type { Db } from "../platform/db/database.ts";
import { memberById, sessionsOf } from "./queries.ts";

/** What is kept of a member as such, for himself: no password and no token, not even as a hash. */
export const exportOf = async (db: Db, memberId: string) => {
	const member = await memberById(db, memberId);
	if (!member) return null;
	const { password_hash: _, ...account } = member;
	return { ...account, sessions: await sessionsOf(db, memberId) };
};
