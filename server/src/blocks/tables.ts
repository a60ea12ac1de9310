import { blockReasons } from "@warmline/contract/blocks/calls";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { chats } from "../chats/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";

/** Connections from which no chat is to come for a while: who asked for it, who decided, and until when. */
export const blocks = pgTable(
	"blocks",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		/** Null when the chat was erased. */
		chat_id: uuid("chat_id").references(() => chats.id, { onDelete: "set null" }),
		/** Keyed, of the address that the chat came from; forgotten when it is over. */
		address_mark: bytea("address_mark"),
		reason: text("reason", { enum: blockReasons }).notNull(),
		/** Sealed with the chat's key. */
		words: bytea("words"),
		asked_by: uuid("asked_by").references(() => members.id, { onDelete: "set null" }),
		asked_at: instant("asked_at").notNull(),
		asked_hours: integer("asked_hours").notNull(),
		/** Null while it waits. */
		confirmed: boolean("confirmed"),
		decided_by: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
		decided_at: instant("decided_at"),
		hours: integer("hours"),
		until: instant("until"),
		lifted_by: uuid("lifted_by").references(() => members.id, { onDelete: "set null" }),
		lifted_at: instant("lifted_at"),
	},
	(table) => [
		uniqueIndex("blocks_waiting_key").on(table.chat_id).where(sql`${table.confirmed} IS NULL`),
		index("blocks_address_mark").on(table.address_mark).where(sql`${table.address_mark} IS NOT NULL`),
		index("blocks_chat_id").on(table.chat_id).where(sql`${table.chat_id} IS NOT NULL`),
		index("blocks_asked_by").on(table.asked_by).where(sql`${table.asked_by} IS NOT NULL`),
		index("blocks_decided_by").on(table.decided_by).where(sql`${table.decided_by} IS NOT NULL`),
		index("blocks_lifted_by").on(table.lifted_by).where(sql`${table.lifted_by} IS NOT NULL`),
	],
);
