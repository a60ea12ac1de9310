import { agentRoles } from "@warmline/contract/accounts/roles";
import type { Sender } from "@warmline/contract/chats/chat";
import { and, asc, count, desc, eq, getTableColumns, gt, ilike, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { chats, messages } from "./tables.ts";

export type ChatRow = typeof chats.$inferSelect;

const first = <T>(rows: T[]): T | undefined => rows[0];

export const insertChat = (db: Db, chat: typeof chats.$inferInsert) => db.insert(chats).values(chat);

export const chatById = async (db: Db, id: string) => first(await db.select().from(chats).where(eq(chats.id, id)));

/** Locks the chat's row: whoever changes a chat takes turns with whoever writes in it. */
export const lockedChat = async (db: Db, id: string) =>
	first(await db.select().from(chats).where(eq(chats.id, id)).for("no key update"));

export const waitingCount = async (db: Db) =>
	(await db.select({ n: count() }).from(chats).where(eq(chats.status, "waiting")))[0]?.n ?? 0;

/** How many ask longer than this chat. */
export const aheadOf = async (db: Db, id: string) =>
	(
		await db
			.select({ n: count() })
			.from(chats)
			.where(and(eq(chats.status, "waiting"), lt(chats.id, id)))
	)[0]?.n ?? 0;

/** The ids of all who wait, the longest first. */
export const waitingIds = async (db: Db) =>
	(await db.select({ id: chats.id }).from(chats).where(eq(chats.status, "waiting")).orderBy(asc(chats.id))).map(
		({ id }) => id,
	);

/** Gives a waiting chat to an agent; undefined when somebody was quicker. */
export const claimChat = async (db: Db, id: string, agent: { id: string; name: string }, now: Date) =>
	first(
		await db
			.update(chats)
			.set({ status: "active", assigned_agent: agent.id, agent_name: agent.name, assigned_at: now })
			.where(and(eq(chats.id, id), eq(chats.status, "waiting"), isNull(chats.assigned_agent)))
			.returning(),
	);

export const markEnded = async (db: Db, id: string, by: Sender, now: Date) =>
	first(
		await db
			.update(chats)
			.set({ status: "ended", ended_at: now, ended_by: by })
			.where(and(eq(chats.id, id), ne(chats.status, "ended")))
			.returning(),
	);

export const markRead = (db: Db, id: string) =>
	db
		.update(chats)
		.set({ unread: 0 })
		.where(and(eq(chats.id, id), gt(chats.unread, 0)));

export const renameCaller = async (db: Db, id: string, name: string) =>
	first(await db.update(chats).set({ name }).where(eq(chats.id, id)).returning());

export const openChatsOf = async (db: Db, agentId: string) =>
	(
		await db
			.select({ n: count() })
			.from(chats)
			.where(and(eq(chats.assigned_agent, agentId), eq(chats.status, "active")))
	)[0]?.n ?? 0;

/** An agent's row, locked, so that two chats taken at once are counted one after the other. */
export const lockedAgent = async (db: Db, id: string) =>
	first(await db.select().from(members).where(eq(members.id, id)).for("no key update"));

/** Of these members, those who may work in chats and are not away, with their open chats. */
export const presentAgents = (db: Db, ids: readonly string[]) =>
	db
		.select({
			id: members.id,
			username: members.username,
			first_name: members.first_name,
			nickname: members.nickname,
			open_chats: count(chats.id),
		})
		.from(members)
		.leftJoin(chats, and(eq(chats.assigned_agent, members.id), eq(chats.status, "active")))
		.where(
			and(
				inArray(members.id, [...ids]),
				inArray(members.role, [...agentRoles]),
				eq(members.is_away, false),
				eq(members.is_active, true),
			),
		)
		.groupBy(members.id)
		.orderBy(asc(members.first_name), asc(members.id));

/** Which chats a list is of. Each has a partial index, so its condition is spelled out for the planner. */
const lists = {
	waiting: sql`${chats.status} = 'waiting'`,
	active: sql`${chats.status} = 'active'`,
	live: sql`${chats.status} <> 'ended'`,
	ended: sql`${chats.status} = 'ended'`,
};

export type ListFilter = {
	which: keyof typeof lists;
	assignedTo?: string | undefined;
	/** Words to find in the visitor's name or the agent's. */
	query?: string | undefined;
	/** The id after which the page starts, in the order of the list. */
	after?: string | undefined;
	limit: number;
	oldestFirst: boolean;
};

export type ListedChat = ChatRow & { last_body: string | null; last_at: Date | null };

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

const listed = (db: Db) =>
	db
		.select({ ...getTableColumns(chats), last_body: messages.body, last_at: messages.created_at })
		.from(chats)
		.leftJoin(messages, and(eq(messages.chat_id, chats.id), eq(messages.seq, chats.seq)));

/** Chats of a list, each with its latest message; ids sort by age, so a page is a range of ids. */
export const listChats = (
	db: Db,
	{ which, assignedTo, query, after, limit, oldestFirst }: ListFilter,
): Promise<ListedChat[]> =>
	listed(db)
		.where(
			and(
				lists[which],
				assignedTo ? eq(chats.assigned_agent, assignedTo) : undefined,
				query ? or(ilike(chats.name, pattern(query)), ilike(chats.agent_name, pattern(query))) : undefined,
				after ? (oldestFirst ? gt(chats.id, after) : lt(chats.id, after)) : undefined,
			),
		)
		.orderBy(oldestFirst ? asc(chats.id) : desc(chats.id))
		.limit(limit);

export const listedChat = async (db: Db, id: string): Promise<ListedChat | undefined> =>
	first(await listed(db).where(eq(chats.id, id)));

/** Which chat a visitor's token opens. */
export const chatOfToken = async (db: Db, hash: Buffer) =>
	first(
		await db
			.select({ id: chats.id, status: chats.status, agent_name: chats.agent_name })
			.from(chats)
			.where(eq(chats.visitor_token_hash, hash)),
	);
