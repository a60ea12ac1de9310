import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { wrap_ups } from "../debriefs/tables.ts";
import { chat_notes, left_messages, messages } from "../tables.ts";

export const insertNote = (db: Db, note: typeof chat_notes.$inferInsert) => db.insert(chat_notes).values(note);

export const notesOf = (db: Db, chat_id: string) =>
	db.select().from(chat_notes).where(eq(chat_notes.chat_id, chat_id)).orderBy(asc(chat_notes.id));

/** Whether somebody wrote in a chat: they had it, then. */
export const hasWrittenIn = async (db: Db, chat_id: string, sender_id: string) =>
	firstRow(
		await db
			.select({ seq: messages.seq })
			.from(messages)
			.where(and(eq(messages.chat_id, chat_id), eq(messages.sender_id, sender_id)))
			.limit(1),
	) !== undefined;

/** What somebody has said of a chat before. */
export const wrapUpOf = async (db: Db, chat_id: string, member_id: string) =>
	firstRow(
		await db
			.select()
			.from(wrap_ups)
			.where(and(eq(wrap_ups.chat_id, chat_id), eq(wrap_ups.member_id, member_id))),
	);

/** One a chat and member: what they say later takes the place of what they said first. */
export const putWrapUp = (db: Db, wrapUp: typeof wrap_ups.$inferInsert) =>
	db
		.insert(wrap_ups)
		.values(wrapUp)
		.onConflictDoUpdate({
			target: [wrap_ups.chat_id, wrap_ups.member_id],
			set: { summary: sql`excluded.summary`, heavy: sql`excluded.heavy` },
		});

/** What was said in wrap-ups of a chat, oldest first. */
export const summariesOf = (db: Db, chat_id: string) =>
	db
		.select({
			id: wrap_ups.id,
			summary: wrap_ups.summary,
			created_at: wrap_ups.created_at,
			member: { first_name: members.first_name, nickname: members.nickname },
		})
		.from(wrap_ups)
		.innerJoin(members, eq(members.id, wrap_ups.member_id))
		.where(and(eq(wrap_ups.chat_id, chat_id), isNotNull(wrap_ups.summary)))
		.orderBy(asc(wrap_ups.id));

/** Messages nobody has answered, the oldest first. */
export const openLeftMessages = (db: Db, after: string | undefined, limit: number) =>
	db
		.select()
		.from(left_messages)
		.where(and(isNull(left_messages.answered_at), after === undefined ? undefined : gt(left_messages.id, after)))
		.orderBy(asc(left_messages.id))
		.limit(limit);

/** Says whether there is such a message. Who was first stays recorded. */
export const markAnswered = async (db: Db, id: string, answered_by: string, answered_at: Date): Promise<boolean> =>
	(
		await db
			.update(left_messages)
			.set({
				answered_at: sql`coalesce(${left_messages.answered_at}, ${answered_at}::timestamptz)`,
				answered_by: sql`coalesce(${left_messages.answered_by}, ${answered_by}::uuid)`,
			})
			.where(eq(left_messages.id, id))
			.returning({ id: left_messages.id })
	).length > 0;
