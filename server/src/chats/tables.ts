import { chatStatuses, senders } from "@warmline/contract/chats/chat";
import { sql } from "drizzle-orm";
import {
	doublePrecision,
	index,
	inet,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant, members } from "../accounts/tables.ts";

export const chats = pgTable(
	"chats",
	{
		/** UUID v7, so that ids sort by the time the visitor asked. */
		id: uuid("id").primaryKey(),
		visitor_token_hash: bytea("visitor_token_hash").notNull(),
		status: text("status", { enum: chatStatuses }).notNull().default("waiting"),
		/** Of the latest message; the next message is `seq + 1`, decided while this row is locked. */
		seq: integer("seq").notNull().default(0),
		unread: integer("unread").notNull().default(0),
		assigned_agent: uuid("assigned_agent").references(() => members.id, { onDelete: "set null" }),
		agent_name: text("agent_name"),
		name: text("name").notNull(),
		age: text("age"),
		gender: text("gender"),
		interest: text("interest"),
		scale: integer("scale"),
		email: text("email"),
		ip_address: inet("ip_address"),
		city: text("city"),
		region: text("region"),
		country: text("country"),
		latitude: doublePrecision("latitude"),
		longitude: doublePrecision("longitude"),
		created_at: instant("created_at").notNull(),
		assigned_at: instant("assigned_at"),
		ended_at: instant("ended_at"),
		ended_by: text("ended_by", { enum: senders }),
	},
	(table) => [
		uniqueIndex("chats_visitor_token_hash_key").on(table.visitor_token_hash),
		// No index holds a column that a new message changes, so storing one rewrites no index of this table.
		index("chats_waiting").on(table.id).where(sql`${table.status} = 'waiting'`),
		index("chats_live").on(table.id).where(sql`${table.status} <> 'ended'`),
		index("chats_ended").on(table.id).where(sql`${table.status} = 'ended'`),
		index("chats_of_agent").on(table.assigned_agent, table.id).where(sql`${table.status} = 'active'`),
	],
);

export const messages = pgTable(
	"messages",
	{
		// No foreign keys: they would look up two rows for every message, and the statement that stores one has the
		// chat's row locked. Who deletes a chat deletes its messages first.
		chat_id: uuid("chat_id").notNull(),
		seq: integer("seq").notNull(),
		id: uuid("id").notNull(),
		body: text("body").notNull(),
		sender: text("sender", { enum: senders }).notNull(),
		/** The agent who wrote; null for the visitor and the system. */
		sender_id: uuid("sender_id"),
		sender_name: text("sender_name").notNull(),
		client_id: text("client_id"),
		created_at: instant("created_at").notNull(),
	},
	(table) => [
		primaryKey({ name: "messages_pkey", columns: [table.chat_id, table.seq] }),
		uniqueIndex("messages_client_id_key")
			.on(table.chat_id, table.client_id, sql`coalesce(${table.sender_id}, '00000000-0000-0000-0000-000000000000')`)
			.where(sql`${table.client_id} IS NOT NULL`),
	],
);
