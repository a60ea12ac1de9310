import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { wrap_ups } from "../debriefs/tables.ts";
import { chat_notes, chats, coachings, left_messages, messages } from "../tables.ts";

type After = string | undefined;

/** Chats whose words an earlier version stored in the clear. */
export const plaintextChats = async (db: Db, after: After, limit: number) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(and(isNull(chats.key), isNull(chats.erased_at), after === undefined ? undefined : gt(chats.id, after)))
			.orderBy(asc(chats.id))
			.limit(limit)
	).map(({ id }) => id);

export const lockPlaintextLeftMessages = (db: Db, after: After, limit: number) =>
	db
		.select()
		.from(left_messages)
		.where(
			and(
				isNull(left_messages.key),
				isNull(left_messages.erased_at),
				after === undefined ? undefined : gt(left_messages.id, after),
			),
		)
		.orderBy(asc(left_messages.id))
		.limit(limit)
		.for("update");

/** Everything that was said in or about a chat takes another form. The chat's row is to be locked. */
export const updateContent = async (db: Db, chatId: string, change: (id: string, words: Buffer) => Buffer) => {
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

export const setEncrypted = (db: Db, chatId: string, sealed: Sealed) =>
	db.update(chats).set(sealed).where(eq(chats.id, chatId));

export const setLeftMessageEncrypted = (db: Db, id: string, sealed: { key: Buffer; words: Buffer }) =>
	db.update(left_messages).set(sealed).where(eq(left_messages.id, id));
