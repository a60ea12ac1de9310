import { formerMember } from "@warmline/contract/members/former-member";
import { and, asc, eq, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { debrief_messages, wrap_ups } from "../debriefs/tables.ts";
import { forgetNameInEvents } from "../messages/event-queries.ts";
import { canned_words, chat_notes, chats, duty_messages, messages } from "../tables.ts";

/** What a member wrote to visitors: their own lines, and nothing of theirs. */
export const linesBy = (db: Db, memberId: string) =>
	db
		.select({
			chat_id: messages.chat_id,
			id: messages.id,
			at: messages.created_at,
			body: messages.body,
			key: chats.key,
		})
		.from(messages)
		.innerJoin(chats, eq(chats.id, messages.chat_id))
		.where(and(eq(messages.sender_id, memberId), eq(messages.sender, "agent"), eq(messages.kind, "text")))
		.orderBy(asc(messages.created_at), asc(messages.chat_id), asc(messages.seq));

export const notesBy = (db: Db, memberId: string) =>
	db
		.select({
			chat_id: chat_notes.chat_id,
			id: chat_notes.id,
			at: chat_notes.created_at,
			kind: chat_notes.kind,
			body: chat_notes.body,
			key: chats.key,
		})
		.from(chat_notes)
		.innerJoin(chats, eq(chats.id, chat_notes.chat_id))
		.where(eq(chat_notes.author_id, memberId))
		.orderBy(asc(chat_notes.id));

export const wrapUpsBy = (db: Db, memberId: string) =>
	db
		.select({
			chat_id: wrap_ups.chat_id,
			id: wrap_ups.id,
			at: wrap_ups.created_at,
			summary: wrap_ups.summary,
			key: chats.key,
			heavy: wrap_ups.heavy,
			debriefed_at: wrap_ups.debriefed_at,
		})
		.from(wrap_ups)
		.innerJoin(chats, eq(chats.id, wrap_ups.chat_id))
		.where(eq(wrap_ups.member_id, memberId))
		.orderBy(asc(wrap_ups.id));

/** What a member wrote in debriefs: their own, and those they have claimed. */
export const debriefMessagesBy = (db: Db, memberId: string) =>
	db
		.select({
			chat_id: wrap_ups.chat_id,
			id: debrief_messages.id,
			at: debrief_messages.created_at,
			body: debrief_messages.body,
			key: chats.key,
		})
		.from(debrief_messages)
		.innerJoin(wrap_ups, eq(wrap_ups.id, debrief_messages.wrap_up_id))
		.innerJoin(chats, eq(chats.id, wrap_ups.chat_id))
		.where(
			or(
				and(eq(debrief_messages.supervisor_id, memberId), eq(debrief_messages.by_supervisor, true)),
				and(eq(wrap_ups.member_id, memberId), eq(debrief_messages.by_supervisor, false)),
			),
		)
		.orderBy(asc(debrief_messages.id));

export const cannedResponsesBy = (db: Db, memberId: string) =>
	db
		.select({ shortcut: canned_words.shortcut, text: canned_words.body })
		.from(canned_words)
		.where(eq(canned_words.member_id, memberId))
		.orderBy(asc(canned_words.id));

export const dutyMessagesBy = (db: Db, memberId: string) =>
	db
		.select({ at: duty_messages.created_at, text: duty_messages.message })
		.from(duty_messages)
		.where(eq(duty_messages.sender_id, memberId))
		.orderBy(asc(duty_messages.id));

/** Their rows change in several statements; in one order, so that two who forget members do not wait for each other. */
export const lockChatsNaming = (tx: Db, memberId: string) =>
	tx
		.select({ id: chats.id })
		.from(chats)
		.where(or(eq(chats.assigned_agent, memberId), eq(chats.taken_over_from, memberId), eq(chats.offered_to, memberId)))
		.orderBy(asc(chats.id))
		.for("no key update");

/** What stays belongs to the visitors' chats; the name goes. To be done while the rows still say whose it was. */
export const forgetAuthor = async (tx: Db, memberId: string) => {
	await tx.update(messages).set({ sender_name: formerMember }).where(eq(messages.sender_id, memberId));
	await forgetNameInEvents(tx, memberId, formerMember);
	await tx.update(chat_notes).set({ author_name: formerMember }).where(eq(chat_notes.author_id, memberId));
};

/** The same of chats they had. */
export const forgetNamesOf = async (tx: Db, memberId: string) => {
	await tx.update(chats).set({ agent_name: formerMember }).where(eq(chats.assigned_agent, memberId));
	await tx.update(chats).set({ taken_over_from_name: formerMember }).where(eq(chats.taken_over_from, memberId));
	await tx.update(chats).set({ offered_to_name: formerMember }).where(eq(chats.offered_to, memberId));
};
