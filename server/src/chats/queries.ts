import { agentRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import type { Ending, Sender } from "@warmline/contract/chats/message";
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { prepared } from "../platform/db/prepared.ts";
import { noteLock } from "../platform/db/transaction.ts";
import { chats } from "./tables.ts";

export type ChatRow = typeof chats.$inferSelect;

export const insertChat = (db: Db, chat: typeof chats.$inferInsert) => db.insert(chats).values(chat);

const preparedChat = prepared((db) =>
	db
		.select()
		.from(chats)
		.where(and(eq(chats.id, sql.placeholder("id")), isNull(chats.erased_at)))
		.prepare("chat_by_id"),
);

/** One that was erased is there for nobody. */
export const chatById = async (db: Db, id: string) => firstRow(await preparedChat(db).execute({ id }));

/** Locks the chat's row: whoever changes a chat takes turns with whoever writes in it. */
export const lockChat = async (tx: Db, id: string) => {
	const chat = await lockChatRow(tx, id);
	return chat?.erased_at ? undefined : chat;
};

/** The same, also of one that was erased. */
export const lockChatRow = async (tx: Db, id: string) => {
	const chat = firstRow(await tx.select().from(chats).where(eq(chats.id, id)).for("no key update"));
	if (chat) noteLock(tx, id, chat.seq);
	return chat;
};

export const waitingCount = async (db: Db) =>
	(await db.select({ n: count() }).from(chats).where(eq(chats.status, "waiting")))[0]?.n ?? 0;

/** The ids of all who wait, in the order in which they are to be taken. */
export const waitingIds = async (db: Db) =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(eq(chats.status, "waiting"))
			.orderBy(desc(chats.front), asc(chats.id))
	).map(({ id }) => id);

/** Gives a waiting chat to an agent; undefined when somebody was quicker. */
export const claimChat = async (db: Db, id: string, agent: { id: string; name: string }, now: Date) =>
	firstRow(
		await db
			.update(chats)
			.set({ status: "active", assigned_agent: agent.id, agent_name: agent.name, assigned_at: now, front: false })
			.where(and(eq(chats.id, id), eq(chats.status, "waiting"), isNull(chats.assigned_agent)))
			.returning(),
	);

export const markEnded = async (db: Db, id: string, by: Sender, how: Ending, now: Date) =>
	firstRow(
		await db
			.update(chats)
			.set({
				status: "ended",
				ended_at: now,
				ended_by: by,
				ended_how: how,
				front: false,
				hand_reason: null,
				hand_at: null,
				hand_answered_by: null,
				hand_answered_by_id: null,
				offered_to: null,
				offered_to_name: null,
				offer_reason: null,
			})
			.where(and(eq(chats.id, id), ne(chats.status, "ended")))
			.returning(),
	);

export const markRead = (db: Db, id: string) =>
	db
		.update(chats)
		.set({ unread: 0 })
		.where(and(eq(chats.id, id), gt(chats.unread, 0)));

export const renameCaller = async (db: Db, id: string, name: string) =>
	firstRow(await db.update(chats).set({ name }).where(eq(chats.id, id)).returning());

export const openChatsOf = async (db: Db, agentId: string) =>
	(
		await db
			.select({ n: count() })
			.from(chats)
			.where(and(eq(chats.assigned_agent, agentId), eq(chats.status, "active")))
	)[0]?.n ?? 0;

const agentsWhere = (db: Db, who: SQL | undefined) =>
	db
		.select({
			id: members.id,
			username: members.username,
			first_name: members.first_name,
			nickname: members.nickname,
			role: members.role,
			presence: members.presence,
			chats_limit: members.chats_limit,
			open_chats: count(chats.id),
		})
		.from(members)
		.leftJoin(chats, and(eq(chats.assigned_agent, members.id), eq(chats.status, "active")))
		.where(and(who, inArray(members.role, [...agentRoles]), eq(members.is_active, true)))
		.groupBy(members.id)
		.orderBy(asc(members.first_name), asc(members.id));

/** Of these members, those who may work in chats, with their open chats. */
export const presentAgents = (db: Db, ids: readonly string[]) => agentsWhere(db, inArray(members.id, [...ids]));

/** As its index spells it. */
const isOnDuty = sql`${members.presence} <> 'away'`;

/** All who have checked in, be they connected or not. */
export const agentsOnDuty = (db: Db) => agentsWhere(db, isOnDuty);

/** Of them, those who supervise. */
export const supervisorsOnDuty = (db: Db) =>
	agentsWhere(db, and(isOnDuty, inArray(members.role, [...supervisingRoles])));

/** All on duty, and these. */
export const agentsOnDutyAnd = (db: Db, ids: readonly string[]) =>
	ids.length === 0 ? agentsOnDuty(db) : agentsWhere(db, or(inArray(members.id, [...ids]), isOnDuty));

const preparedChatOfToken = prepared((db) =>
	db
		.select({ id: chats.id, status: chats.status, agent_name: chats.agent_name })
		.from(chats)
		.where(eq(chats.visitor_token_hash, sql.placeholder("hash")))
		.prepare("chat_of_token"),
);

/** Which chat a visitor's token opens. */
export const chatOfToken = async (db: Db, hash: Buffer) => firstRow(await preparedChatOfToken(db).execute({ hash }));
