import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { first } from "../../platform/db/first.ts";
import { chat_notes, chats, coachings, left_messages, messages, wrap_ups } from "../tables.ts";

/** Chats whose words an earlier version stored in the clear. */
export const chatsInTheClear = async (db: Db, limit: number) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(and(isNull(chats.key), isNull(chats.erased_at)))
			.orderBy(asc(chats.id))
			.limit(limit)
	).map(({ id }) => id);

export const leftInTheClear = (db: Db, limit: number) =>
	db
		.select()
		.from(left_messages)
		.where(and(isNull(left_messages.key), isNull(left_messages.erased_at)))
		.orderBy(asc(left_messages.id))
		.limit(limit)
		.for("update");

/** Everything that was said in or about a chat takes another form. The chat's row is to be locked. */
export const changeWords = async (db: Db, chatId: string, change: (id: string, words: Buffer) => Buffer) => {
	for (const { id, body } of await db
		.select({ id: messages.id, body: messages.body })
		.from(messages)
		.where(eq(messages.chat_id, chatId)))
		await db
			.update(messages)
			.set({ body: change(id, body) })
			.where(and(eq(messages.chat_id, chatId), eq(messages.id, id)));
	for (const { id, body } of await db.select().from(chat_notes).where(eq(chat_notes.chat_id, chatId)))
		await db
			.update(chat_notes)
			.set({ body: change(id, body) })
			.where(eq(chat_notes.id, id));
	for (const { id, message } of await db.select().from(coachings).where(eq(coachings.chat_id, chatId)))
		await db
			.update(coachings)
			.set({ message: change(id, message) })
			.where(eq(coachings.id, id));
	for (const { id, summary } of await db.select().from(wrap_ups).where(eq(wrap_ups.chat_id, chatId)))
		if (summary)
			await db
				.update(wrap_ups)
				.set({ summary: change(id, summary) })
				.where(eq(wrap_ups.id, id));
};

type Sealed = Pick<typeof chats.$inferSelect, "key" | "contact" | "email_mark">;

export const setSealed = (db: Db, chatId: string, sealed: Sealed) =>
	db.update(chats).set(sealed).where(eq(chats.id, chatId));

export const setLeftSealed = (db: Db, id: string, sealed: { key: Buffer; words: Buffer }) =>
	db.update(left_messages).set(sealed).where(eq(left_messages.id, id));

/** Ended chats that nobody may read any longer, the oldest first. */
export const chatsEndedBefore = async (db: Db, before: Date, limit: number) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(and(eq(chats.status, "ended"), isNull(chats.erased_at), lt(chats.ended_at, before)))
			.orderBy(asc(chats.id))
			.limit(limit)
	).map(({ id }) => id);

/** What was left and answered before then. What nobody has answered stays. */
export const eraseAnsweredBefore = async (db: Db, before: Date, now: Date) =>
	(
		await db
			.update(left_messages)
			.set({ words: Buffer.alloc(0), key: null, erased_at: now })
			.where(and(isNull(left_messages.erased_at), lt(left_messages.answered_at, before)))
			.returning({ id: left_messages.id })
	).length;

/**
 * What was said in an ended chat and about it, its key, and all that leads to the visitor are gone; what is left is
 * counted in numbers. False where it goes on, or was erased before.
 */
export const eraseEnded = async (tx: Db, chatId: string, nobody: { token_hash: Buffer; name: string }, now: Date) => {
	const erased = first(
		await tx
			.update(chats)
			.set({
				key: null,
				contact: null,
				email_mark: null,
				name: nobody.name,
				visitor_token_hash: nobody.token_hash,
				city: null,
				age: null,
				gender: null,
				erased_at: now,
			})
			.where(and(eq(chats.id, chatId), eq(chats.status, "ended"), isNull(chats.erased_at)))
			.returning({ id: chats.id }),
	);
	if (!erased) return false;
	await tx.delete(messages).where(eq(messages.chat_id, chatId));
	await tx.delete(chat_notes).where(eq(chat_notes.chat_id, chatId));
	await tx.delete(coachings).where(eq(coachings.chat_id, chatId));
	// That it was heavy for somebody is his affair, and stays.
	await tx.update(wrap_ups).set({ summary: null }).where(eq(wrap_ups.chat_id, chatId));
	return true;
};
