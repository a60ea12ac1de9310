import type { Sender } from "@warmline/contract/chats/message";
import { id } from "@warmline/contract/ids";
import { and, asc, desc, eq, getTableColumns, gt, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import type { StoredEvent } from "../messages/stored-event.ts";
import type { ChatRow } from "../queries.ts";
import { chats, messages } from "../tables.ts";

/** Which chats a list is of. Each has a partial index, so its condition is spelled out for the planner. */
const lists = {
	waiting: sql`${chats.status} = 'waiting'`,
	active: sql`${chats.status} = 'active'`,
	live: sql`${chats.status} <> 'ended'`,
	ended: sql`${chats.status} = 'ended' AND ${chats.erased_at} IS NULL`,
};

export type ListFilter = {
	which: keyof typeof lists;
	assignedTo?: string | undefined;
	/** Words to find in the visitor's or the agent's name; or a chat's whole id. */
	query?: string | undefined;
	/** Of the whole email that is looked for; undefined where it is masked: looking would be a way to guess it. */
	emailMark?: Buffer | undefined;
	/** The last chat of the page before. */
	after?: QueueKey | undefined;
	limit: number;
	order: "newest" | "queue";
};

/** Where a chat stands in a list. */
export type QueueKey = readonly [side: "front" | "other", id: string];

export type ListedChat = ChatRow & {
	last_id: string | null;
	last_body: Buffer | null;
	last_sender: Sender | null;
	last_at: Date | null;
	last_stored_event: StoredEvent | null;
};

/** A whole id finds its chat: who comes from the audit log has nothing else in their hand. */
const found = (query: string, emailMark: Buffer | undefined) => {
	const byId = id.safeParse(query);
	return or(
		ilike(chats.name, likePattern(query)),
		ilike(chats.agent_name, likePattern(query)),
		emailMark ? eq(chats.email_mark, emailMark) : undefined,
		byId.success ? eq(chats.id, byId.data) : undefined,
	);
};

const listed = (db: Db) =>
	db
		.select({
			...getTableColumns(chats),
			last_id: messages.id,
			last_body: messages.body,
			last_sender: messages.sender,
			last_at: messages.created_at,
			last_stored_event: messages.event,
		})
		.from(chats)
		.leftJoin(messages, and(eq(messages.chat_id, chats.id), eq(messages.seq, chats.seq)));

/** In the queue those in front come first, then who waits longest. */
const behind = ([side, id]: QueueKey, order: ListFilter["order"]) => {
	if (order === "newest") return lt(chats.id, id);
	const later = and(eq(chats.front, side === "front"), gt(chats.id, id));
	return side === "front" ? or(later, eq(chats.front, false)) : later;
};

/** Chats of a list, each with its latest message; ids sort by age, so a page of the newest is a range of ids. */
export const listChats = (
	db: Db,
	{ which, assignedTo, query, emailMark, after, limit, order }: ListFilter,
): Promise<ListedChat[]> =>
	listed(db)
		.where(
			and(
				lists[which],
				assignedTo ? eq(chats.assigned_agent, assignedTo) : undefined,
				query ? found(query, emailMark) : undefined,
				after && behind(after, order),
			),
		)
		.orderBy(...(order === "queue" ? [desc(chats.front), asc(chats.id)] : [desc(chats.id)]))
		.limit(limit);

export const listedChat = async (db: Db, id: string): Promise<ListedChat | undefined> =>
	firstRow(await listed(db).where(eq(chats.id, id)));

export const listedChats = async (db: Db, ids: readonly string[]): Promise<ListedChat[]> =>
	ids.length === 0 ? [] : listed(db).where(inArray(chats.id, [...ids]));
