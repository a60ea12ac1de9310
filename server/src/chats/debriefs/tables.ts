import { sql } from "drizzle-orm";
import { boolean, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { bytea, instant } from "../../platform/db/columns.ts";

/** What its agent said of a chat after it had ended. */
export const wrap_ups = pgTable(
	"wrap_ups",
	{
		id: uuid("id").primaryKey(),
		chat_id: uuid("chat_id").notNull(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** Sealed with the chat's key. */
		summary: bytea("summary"),
		heavy: boolean("heavy").notNull(),
		created_at: instant("created_at").notNull(),
		/** The supervisor who will talk about a heavy one with the member. */
		claimed_by: uuid("claimed_by").references(() => members.id, { onDelete: "set null" }),
		claimed_at: instant("claimed_at"),
		/** When each of the two last had what is new before their eyes. */
		seen_by_member: instant("seen_by_member"),
		seen_by_claimer: instant("seen_by_claimer"),
		/** When somebody has spoken with them about a heavy one. */
		debriefed_at: instant("debriefed_at"),
		debriefed_by: uuid("debriefed_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [
		uniqueIndex("wrap_ups_chat_member_key").on(table.chat_id, table.member_id),
		index("wrap_ups_of_member").on(table.member_id, table.id),
		index("wrap_ups_claimed_by").on(table.claimed_by).where(sql`${table.claimed_by} IS NOT NULL`),
		index("wrap_ups_debriefed_by").on(table.debriefed_by).where(sql`${table.debriefed_by} IS NOT NULL`),
		index("wrap_ups_to_debrief").on(table.id).where(sql`${table.heavy} AND ${table.debriefed_at} IS NULL`),
	],
);

/** Between the listener who found a chat heavy and the supervisor who has claimed the debrief. */
export const debrief_messages = pgTable(
	"debrief_messages",
	{
		id: uuid("id").primaryKey(),
		wrap_up_id: uuid("wrap_up_id")
			.notNull()
			.references(() => wrap_ups.id, { onDelete: "cascade" }),
		supervisor_id: uuid("supervisor_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		by_supervisor: boolean("by_supervisor").notNull(),
		/** Sealed with the chat's key. */
		body: bytea("body").notNull(),
		created_at: instant("created_at").notNull(),
	},
	(table) => [
		index("debrief_messages_of_wrap_up").on(table.wrap_up_id, table.id),
		index("debrief_messages_of_supervisor").on(table.supervisor_id, table.id),
	],
);
