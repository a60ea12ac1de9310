import type { Db } from "../../platform/db/database.ts";
import { presentAgents } from "../queries.ts";

/** Those of these members who are with a visitor: nothing else should ring there. */
export const busyMembers = async (db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
	new Set((await presentAgents(db, memberIds)).filter(({ open_chats }) => open_chats > 0).map(({ id }) => id));

export const isBusy = async (db: Db, memberId: string): Promise<boolean> =>
	(await busyMembers(db, [memberId])).has(memberId);
