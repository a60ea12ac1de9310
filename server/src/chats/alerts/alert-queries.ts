import { agentRoles } from "@warmline/contract/accounts/roles";
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { chats, left_messages } from "../tables.ts";

/** Who waits, with the time from which they do: whoever waits again waits since then. */
export const waitingSince = (db: Db) =>
	db
		.select({ id: chats.id, front: chats.front, created_at: chats.created_at, turn_since: chats.turn_since })
		.from(chats)
		.where(eq(chats.status, "waiting"))
		.orderBy(asc(chats.id));

/** Chats whose listener asks for a supervisor, and where none has come. */
export const unansweredHands = (db: Db) =>
	db
		.select({ id: chats.id, hand_at: chats.hand_at, assigned_agent: chats.assigned_agent })
		.from(chats)
		.where(and(eq(chats.status, "active"), isNotNull(chats.hand_reason), isNull(chats.hand_answered_by)))
		.orderBy(asc(chats.id));

/** Messages that were left since then, and that nobody has answered. */
export const unansweredMessages = (db: Db, since: Date) =>
	db
		.select({ id: left_messages.id, created_at: left_messages.created_at })
		.from(left_messages)
		.where(and(isNull(left_messages.answered_at), isNull(left_messages.erased_at), gt(left_messages.created_at, since)))
		.orderBy(asc(left_messages.id));

export const leftMessageAnswer = async (db: Db, id: string) =>
	firstRow(
		await db
			.select({ answered_at: left_messages.answered_at, answered_by: left_messages.answered_by })
			.from(left_messages)
			.where(eq(left_messages.id, id)),
	);

/** Agents who have checked in and are not on a break. */
export const availableAgents = (db: Db) =>
	db
		.select({ id: members.id, role: members.role })
		.from(members)
		.where(
			and(
				eq(members.presence, "available"),
				sql`${members.presence} <> 'away'`,
				eq(members.is_active, true),
				inArray(members.role, [...agentRoles]),
			),
		)
		.orderBy(asc(members.id));

/** Whether a visitor waits, or is in a chat that goes on. */
export const isAnyoneInChat = async (db: Db): Promise<boolean> =>
	(
		await db
			.select({ id: chats.id })
			.from(chats)
			.where(inArray(chats.status, ["waiting", "active"]))
			.limit(1)
	).length > 0;
