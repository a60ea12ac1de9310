import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { forgetParamsOfChats } from "../../audit/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { debrief_messages, wrap_ups } from "../debriefs/tables.ts";
import { chat_notes, chats, coachings, left_messages, messages } from "../tables.ts";

/** Ended chats that nobody may read any longer, the oldest first, after that one. */
export const chatsEndedBefore = async (db: Db, before: Date, after: string | undefined, limit: number) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(
				and(
					eq(chats.status, "ended"),
					isNull(chats.erased_at),
					lt(chats.ended_at, before),
					after === undefined ? undefined : gt(chats.id, after),
				),
			)
			.orderBy(asc(chats.id))
			.limit(limit)
	).map(({ id }) => id);

/** What is left in the row of a chat that was erased is counted: nothing leads to the visitor, and no token opens it. */
const erasedChat = (now: Date | SQL) => ({
	key: null,
	contact: null,
	email_mark: null,
	// How a visitor is called of whom nothing is known any more.
	name: "Visitor",
	visitor_token_hash: sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`,
	city: null,
	age: null,
	gender: null,
	erased_at: now,
});

const erasedLeft = (now: Date | SQL) => ({ words: Buffer.alloc(0), key: null, erased_at: now });

/** What was said in these chats and about them. */
const removeWords = async (tx: Db, which: SQL | undefined) => {
	const ids = () => tx.select({ id: chats.id }).from(chats).where(which);
	await tx.delete(messages).where(inArray(messages.chat_id, ids()));
	await tx.delete(chat_notes).where(inArray(chat_notes.chat_id, ids()));
	await tx.delete(coachings).where(inArray(coachings.chat_id, ids()));
	await tx
		.delete(debrief_messages)
		.where(
			inArray(
				debrief_messages.wrap_up_id,
				tx.select({ id: wrap_ups.id }).from(wrap_ups).where(inArray(wrap_ups.chat_id, ids())),
			),
		);
	// That it was heavy for somebody is their own affair, and stays.
	await tx.update(wrap_ups).set({ summary: null }).where(inArray(wrap_ups.chat_id, ids()));
	await forgetParamsOfChats(tx, ids());
};

/** Of an ended chat. False where it goes on, or was erased before. */
export const eraseEnded = async (tx: Db, chatId: string, now: Date) => {
	const erased = firstRow(
		await tx
			.update(chats)
			.set(erasedChat(now))
			.where(and(eq(chats.id, chatId), eq(chats.status, "ended"), isNull(chats.erased_at)))
			.returning({ id: chats.id }),
	);
	if (erased) await removeWords(tx, eq(chats.id, chatId));
	return erased !== undefined;
};

/** What was left and answered before then. What nobody has answered stays. */
export const eraseAnsweredBefore = async (db: Db, before: Date, now: Date) =>
	(
		await db
			.update(left_messages)
			.set(erasedLeft(now))
			.where(and(isNull(left_messages.erased_at), lt(left_messages.answered_at, before)))
			.returning({ id: left_messages.id })
	).length;

/**
 * For a database that was put back: chats and messages that were left whose keys are gone are erased, those too that
 * went on or were not answered then. Answers how many they were.
 */
export const eraseWithoutKey = async (tx: Db): Promise<number> => {
	const now = sql`now()`;
	const isLost = and(isNull(chats.key), isNull(chats.erased_at));
	await removeWords(tx, isLost);
	const lost = await tx
		.update(chats)
		.set({
			...erasedChat(now),
			status: "ended",
			ended_at: sql`coalesce(${chats.ended_at}, now())`,
			ended_by: sql`coalesce(${chats.ended_by}, 'system')`,
		})
		.where(isLost)
		.returning({ id: chats.id });
	const left = await tx
		.update(left_messages)
		.set({ ...erasedLeft(now), answered_at: sql`coalesce(${left_messages.answered_at}, now())` })
		.where(and(isNull(left_messages.key), isNull(left_messages.erased_at)))
		.returning({ id: left_messages.id });
	return lost.length + left.length;
};
