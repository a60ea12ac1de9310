import { agentRoles } from "@warmline/contract/accounts/roles";
import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { wrap_ups } from "../debriefs/tables.ts";
import { chats, left_messages, messages } from "../tables.ts";

/** A visitor's token makes one chat: undefined when it has one already. Waits for somebody who makes it right now. */
export const insertChatOnce = async (db: Db, chat: typeof chats.$inferInsert) =>
	firstRow(
		await db
			.insert(chats)
			.values(chat)
			.onConflictDoNothing({ target: chats.visitor_token_hash })
			.returning({ id: chats.id }),
	);

export const insertLeftMessage = (db: Db, message: typeof left_messages.$inferInsert) =>
	db.insert(left_messages).values(message);

/** Where a chat stands that ended: nothing of its end is left, and who is to answer counts from now. */
const notEnded = { ended_at: null, ended_by: null, ended_how: null };

/** Whoever takes a chat after its listener has gone is to speak first. */
const atTheFront = (now: Date) => ({
	status: "waiting" as const,
	front: true,
	assigned_agent: null,
	agent_name: null,
	turn: "agent" as const,
	turn_since: now,
	hand_reason: null,
	hand_at: null,
	hand_answered_by: null,
	hand_answered_by_id: null,
	taken_over_from: null,
	taken_over_from_name: null,
	offered_to: null,
	offered_to_name: null,
	offer_reason: null,
});

export const requeue = (db: Db, id: string, now: Date) =>
	db
		.update(chats)
		.set(atTheFront(now))
		.where(and(eq(chats.id, id), eq(chats.status, "active")));

export const reopenWaiting = (db: Db, id: string, now: Date) =>
	db
		.update(chats)
		.set({ ...notEnded, ...atTheFront(now) })
		.where(and(eq(chats.id, id), eq(chats.status, "ended")));

export const reopenActive = (db: Db, id: string, now: Date) =>
	db
		.update(chats)
		.set({
			...notEnded,
			status: "active",
			turn_since: sql`CASE WHEN ${chats.turn} IS NULL THEN NULL ELSE ${now.toISOString()}::timestamptz END`,
		})
		.where(and(eq(chats.id, id), eq(chats.status, "ended")));

/** False when the chat has not ended. */
export const storeScaleAfter = async (db: Db, id: string, scale_after: number) =>
	firstRow(
		await db
			.update(chats)
			.set({ scale_after })
			.where(and(eq(chats.id, id), eq(chats.status, "ended")))
			.returning({ id: chats.id }),
	) !== undefined;

const ofVisitorFirst = (chatId: string) =>
	and(eq(messages.chat_id, chatId), eq(messages.seq, 1), eq(messages.sender, "user"));

/** The visitor's first message. */
export const firstMessage = async (db: Db, chatId: string) =>
	firstRow(await db.select().from(messages).where(ofVisitorFirst(chatId)));

/** It reads differently from now on. */
export const changeFirstMessage = (db: Db, chatId: string, body: Buffer) =>
	db.update(messages).set({ body }).where(ofVisitorFirst(chatId));

/** Never more than there is, and never backwards: undefined when nothing has changed. */
const seenOf = (column: typeof chats.seen_by_agent | typeof chats.seen_by_visitor, seq: number) => {
	const reached = sql<number>`least(${chats.seq}, ${seq}::int)`;
	return { reached, isFurther: lt(column, reached) };
};

const seenAnswer = { assigned_agent: chats.assigned_agent, status: chats.status };

export const storeSeenByVisitor = async (db: Db, id: string, seq: number) => {
	const { reached, isFurther } = seenOf(chats.seen_by_visitor, seq);
	return firstRow(
		await db
			.update(chats)
			.set({ seen_by_visitor: reached })
			.where(and(eq(chats.id, id), isFurther))
			.returning({ ...seenAnswer, seen: chats.seen_by_visitor }),
	);
};

export const storeSeenByAgent = async (db: Db, id: string, agentId: string, seq: number) => {
	const { reached, isFurther } = seenOf(chats.seen_by_agent, seq);
	return firstRow(
		await db
			.update(chats)
			.set({ seen_by_agent: reached })
			.where(and(eq(chats.id, id), eq(chats.assigned_agent, agentId), eq(chats.status, "active"), isFurther))
			.returning({ ...seenAnswer, seen: chats.seen_by_agent }),
	);
};

export type LiveChat = Awaited<ReturnType<typeof liveChats>>[number];

/** Everything that is looked after, with what the looking needs. */
export const liveChats = (db: Db) =>
	db
		.select({
			id: chats.id,
			name: chats.name,
			status: chats.status,
			assigned_agent: chats.assigned_agent,
			assigned_at: chats.assigned_at,
			created_at: chats.created_at,
			turn: chats.turn,
			turn_since: chats.turn_since,
			/** As they are now: their role may no longer see visitors. */
			agent_works: sql<boolean>`coalesce(${members.is_active} AND ${inArray(members.role, [...agentRoles])}, false)`,
		})
		.from(chats)
		.leftJoin(members, eq(members.id, chats.assigned_agent))
		.where(sql`${chats.status} <> 'ended'`);

/** Those of the chats that live, locked, so that what is read of them next stays true until the end. */
export const lockLive = async (db: Db, ids: readonly string[]) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(and(inArray(chats.id, [...ids]), ne(chats.status, "ended")))
			.orderBy(asc(chats.id))
			.for("share")
	).map(({ id }) => id);

/** The chats, locked, so that nothing that is read of them next can be told after something newer. */
export const lockForLook = async (db: Db, ids: readonly string[]) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(inArray(chats.id, [...ids]))
			.orderBy(asc(chats.id))
			.for("share")
	).map(({ id }) => id);

/** Chats that somebody was asked to take over. */
export const offersTo = (db: Db, memberId: string) =>
	db
		.select({
			id: chats.id,
			name: chats.name,
			assigned_agent: chats.assigned_agent,
			agent_name: chats.agent_name,
			offered_to: chats.offered_to,
			offer_reason: chats.offer_reason,
		})
		.from(chats)
		.where(and(sql`${chats.status} <> 'ended'`, eq(chats.offered_to, memberId)));

/** Chats of an agent that have ended since then and have no wrap-up. */
export const endsNotWrappedUp = (db: Db, memberId: string, since: Date) =>
	db
		.select({
			id: chats.id,
			name: chats.name,
			seq: chats.seq,
			assigned_at: chats.assigned_at,
			ended_at: chats.ended_at,
			ended_by: chats.ended_by,
			ended_how: chats.ended_how,
		})
		.from(chats)
		.leftJoin(wrap_ups, and(eq(wrap_ups.chat_id, chats.id), eq(wrap_ups.member_id, memberId)))
		.where(
			and(
				eq(chats.assigned_agent, memberId),
				eq(chats.status, "ended"),
				gt(chats.ended_at, since),
				isNull(chats.erased_at),
				isNull(wrap_ups.id),
			),
		)
		.orderBy(asc(chats.ended_at));

export const activeIdsOf = async (db: Db, agentId: string): Promise<string[]> =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(and(eq(chats.assigned_agent, agentId), eq(chats.status, "active")))
	).map(({ id }) => id);
