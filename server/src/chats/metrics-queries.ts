import { agentRoles } from "@warmline/contract/accounts/roles";
import { sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { chats } from "./tables.ts";

type Row = { what: string; role: string; n: number; longest: number | null };

/**
 * Chats that live, and these members who work in chats, in one statement that reads an index of what lives and as many
 * members as there are pages open. Who waits again waits since then.
 */
export const figuresNow = async (db: Db, agentIds: readonly string[], now: Date) => {
	const { rows } = await db.execute<Row>(sql`
		SELECT ${chats.status} AS what, '' AS role, count(*)::int AS n,
			max(extract(epoch FROM ${now.toISOString()}::timestamptz
				- CASE WHEN ${chats.front} THEN ${chats.turn_since} ELSE ${chats.created_at} END))::float8 AS longest
		FROM ${chats} WHERE ${chats.status} <> 'ended' GROUP BY ${chats.status}
		UNION ALL
		SELECT ${members.presence}, ${members.role}, count(*)::int, NULL
		FROM ${members}
		WHERE ${members.id} = ANY (${sql.param([...agentIds])}::uuid[]) AND ${members.is_active}
			AND ${members.presence} <> 'away'
			AND ${members.role} = ANY (${sql.param([...agentRoles])}::text[])
		GROUP BY ${members.presence}, ${members.role}`);
	const ofChats = (status: string) => rows.find(({ what, role }) => role === "" && what === status);
	return {
		chats: { waiting: ofChats("waiting")?.n ?? 0, active: ofChats("active")?.n ?? 0 },
		longestWait: Math.max(0, ofChats("waiting")?.longest ?? 0),
		onDuty: rows.filter(({ role }) => role !== "").map(({ what, role, n }) => ({ role, presence: what, n })),
	};
};
