import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { leastIdAt } from "../../platform/db/least-id-at.ts";

/** What somebody said, and the key with which it is opened. */
export type SealedSaying = { id: string; body: Buffer; key: Buffer | null };

/**
 * What visitors wrote since then in chats that this member has, was taken out of or wrote in, the newest chat first. No
 * index tells who wrote a message, because storing one must cost nothing more: chats of that time are read through.
 */
export const wordsOfVisitorsTo = async (
	db: Db,
	memberId: string,
	since: Date,
	most: number,
): Promise<SealedSaying[]> => {
	const from = leastIdAt(since);
	const { rows } = await db.execute<SealedSaying>(sql`
		WITH own AS (
			SELECT id FROM chats WHERE id >= ${from}::uuid AND (assigned_agent = ${memberId} OR taken_over_from = ${memberId})
			UNION
			SELECT chat_id FROM messages WHERE chat_id >= ${from}::uuid AND sender_id = ${memberId}
		)
		SELECT said.id, said.body, chats.key
		FROM own
		JOIN chats ON chats.id = own.id
		JOIN messages said ON said.chat_id = own.id
		WHERE said.sender = 'user' AND said.kind = 'text'
		ORDER BY said.chat_id DESC, said.seq DESC
		LIMIT ${most}`);
	return rows;
};
