import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { chats, messages, resource_shares } from "../tables.ts";

/** What this agent has sent in the chat by that name. */
export const sentBefore = async (db: Db, chatId: string, senderId: string, clientId: string) =>
	firstRow(
		await db
			.select({ ...getTableColumns(messages), key: chats.key })
			.from(messages)
			.innerJoin(chats, eq(chats.id, messages.chat_id))
			.where(and(eq(messages.chat_id, chatId), eq(messages.sender_id, senderId), eq(messages.client_id, clientId))),
	);

/** The same as after each message of an agent; the chat's row is locked. */
export const noteAgentWrote = (tx: Db, chatId: string, agentId: string, now: Date) =>
	tx
		.update(chats)
		.set({
			unread: sql`CASE WHEN ${chats.assigned_agent} = ${agentId}::uuid THEN 0 ELSE ${chats.unread} END`,
			turn: "user",
			turn_since: sql`CASE WHEN ${chats.turn} = 'user' THEN ${chats.turn_since} ELSE ${now.toISOString()}::timestamptz END`,
		})
		.where(eq(chats.id, chatId));

/** `month` is its first day. */
export const countShare = (tx: Db, month: string, name: string) =>
	tx
		.insert(resource_shares)
		.values({ month, name, shares: 1 })
		.onConflictDoUpdate({
			target: [resource_shares.month, resource_shares.name],
			set: { shares: sql`${resource_shares.shares} + 1` },
		});
