import type { HandReason } from "@warmline/contract/chats/chat";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { chats, coachings, messages } from "../tables.ts";

type Named = { id: string; name: string };

const noOffer = { offered_to: null, offered_to_name: null, offer_reason: null };
const noHand = { hand_reason: null, hand_at: null, hand_answered_by: null, hand_answered_by_id: null };

/** Gives an active chat to another agent; an offer that is open dies with it. */
export const setAgent = (
	db: Db,
	id: string,
	agent: Named,
	change: { taken_over_from: Named | null; withdrawHelp: boolean; unread: boolean },
) =>
	db
		.update(chats)
		.set({
			assigned_agent: agent.id,
			agent_name: agent.name,
			taken_over_from: change.taken_over_from?.id ?? null,
			taken_over_from_name: change.taken_over_from?.name ?? null,
			...noOffer,
			...(change.withdrawHelp ? noHand : {}),
			...(change.unread ? { unread: sql`greatest(${chats.unread}, 1)` } : {}),
		})
		.where(eq(chats.id, id));

export const setOffer = (db: Db, id: string, to: Named, reason: string) =>
	db.update(chats).set({ offered_to: to.id, offered_to_name: to.name, offer_reason: reason }).where(eq(chats.id, id));

export const clearOffer = (db: Db, id: string) => db.update(chats).set(noOffer).where(eq(chats.id, id));

export const setHand = (db: Db, id: string, reason: HandReason, at: Date) =>
	db
		.update(chats)
		.set({ ...noHand, hand_reason: reason, hand_at: at })
		.where(eq(chats.id, id));

export const setHandAnswered = (db: Db, id: string, by: { id: string; name: string }) =>
	db.update(chats).set({ hand_answered_by: by.name, hand_answered_by_id: by.id }).where(eq(chats.id, id));

export const clearHand = (db: Db, id: string) => db.update(chats).set(noHand).where(eq(chats.id, id));

/** When the crisis lines were last put into a chat. */
export const lastCrisisLines = async (db: Db, chatId: string) => {
	const [last] = await db
		.select({ seq: messages.seq, created_at: messages.created_at })
		.from(messages)
		.where(and(eq(messages.chat_id, chatId), eq(messages.kind, "crisis_lines")))
		.orderBy(desc(messages.seq))
		.limit(1);
	return last;
};

export type CoachingRow = typeof coachings.$inferSelect;

export const insertCoaching = (db: Db, coaching: CoachingRow) => db.insert(coachings).values(coaching);

/** The latest so many of a chat, oldest first; `to` leaves only what was said to that agent. */
export const coachingOf = async (db: Db, chatId: string, to: string | undefined, limit: number) =>
	(
		await db
			.select()
			.from(coachings)
			.where(and(eq(coachings.chat_id, chatId), to === undefined ? undefined : eq(coachings.agent_id, to)))
			.orderBy(desc(coachings.id))
			.limit(limit)
	).reverse();

/** The supervisors who have written notes to that listener in the chat. */
export const noteAuthorsOf = async (db: Db, chatId: string, agentId: string): Promise<string[]> =>
	(
		await db
			.select({ id: coachings.sender_id })
			.from(coachings)
			.where(and(eq(coachings.chat_id, chatId), eq(coachings.agent_id, agentId), ne(coachings.sender_id, agentId)))
			.groupBy(coachings.sender_id)
	).flatMap(({ id }) => id ?? []);

export const deleteCoachingOf = (db: Db, chatId: string) => db.delete(coachings).where(eq(coachings.chat_id, chatId));
