import { handReasons } from "@warmline/contract/chats/chat";
import { chatStatuses, endings, messageKinds, senders } from "@warmline/contract/chats/message";
import { callerDetails, doors, openChatsLimit } from "@warmline/contract/chats/settings-calls";
import { languages } from "@warmline/contract/content/words";
import { sql } from "drizzle-orm";
import {
	boolean,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";
import type { StoredEvent } from "./messages/stored-event.ts";

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
		/** The email and the address, sealed with this chat's key. */
		contact: bytea("contact"),
		/** Of the whole email, in small letters: by which who knows it finds the chat. */
		email_mark: bytea("email_mark"),
		/** With which all words of the chat are sealed, itself unreadable without the server's; null when it was erased. */
		key: bytea("key"),
		/** Of the page by which the visitor came. */
		language: text("language", { enum: languages }).notNull().default("en"),
		city: text("city"),
		region: text("region"),
		country: text("country"),
		created_at: instant("created_at").notNull(),
		assigned_at: instant("assigned_at"),
		ended_at: instant("ended_at"),
		ended_by: text("ended_by", { enum: senders }),
		ended_how: text("ended_how", { enum: endings }),
		/** What was said is gone, with everything that leads to the visitor. What is left is counted. */
		erased_at: instant("erased_at"),
		/** The scale asked again after the chat. */
		scale_after: integer("scale_after"),
		/** Waits before all others: it had a listener already. */
		front: boolean("front").notNull().default(false),
		/** Who is to answer, and since when: kept with each message, because the live view shows it for every chat. */
		turn: text("turn", { enum: ["user", "agent"] }),
		turn_since: instant("turn_since"),
		/** The latest `seq` that was before the eyes of each side. */
		seen_by_visitor: integer("seen_by_visitor").notNull().default(0),
		seen_by_agent: integer("seen_by_agent").notNull().default(0),
		hand_reason: text("hand_reason", { enum: handReasons }),
		hand_at: instant("hand_at"),
		/** The supervisor who has opened the chat since the hand went up. */
		hand_answered_by: text("hand_answered_by"),
		/**
		 * Their id; null where a server of the version before has stored it. Without a foreign key: it goes with the
		 * chat.
		 */
		hand_answered_by_id: uuid("hand_answered_by_id"),
		taken_over_from: uuid("taken_over_from").references(() => members.id, { onDelete: "set null" }),
		taken_over_from_name: text("taken_over_from_name"),
		offered_to: uuid("offered_to").references(() => members.id, { onDelete: "set null" }),
		offered_to_name: text("offered_to_name"),
		offer_reason: text("offer_reason"),
	},
	(table) => [
		uniqueIndex("chats_visitor_token_hash_key").on(table.visitor_token_hash),
		// No index holds a column that a new message changes, so storing one rewrites no index of this table.
		index("chats_waiting").on(table.front, table.id).where(sql`${table.status} = 'waiting'`),
		index("chats_live").on(table.id).where(sql`${table.status} <> 'ended'`),
		index("chats_ended").on(table.id).where(sql`${table.status} = 'ended' AND ${table.erased_at} IS NULL`),
		// What an earlier version stored in the clear; empty but for the first start after it.
		index("chats_in_the_clear").on(table.id).where(sql`${table.key} IS NULL AND ${table.erased_at} IS NULL`),
		index("chats_of_agent").on(table.assigned_agent, table.id).where(sql`${table.status} = 'active'`),
		// What an agent who connects may still have to wrap up.
		index("chats_ended_of_agent")
			.on(table.assigned_agent, table.ended_at)
			.where(sql`${table.status} = 'ended' AND ${table.erased_at} IS NULL`),
		// For an erased member, whose chats have ended long ago.
		index("chats_ever_of_agent").on(table.assigned_agent).where(sql`${table.assigned_agent} IS NOT NULL`),
		index("chats_taken_over_from").on(table.taken_over_from).where(sql`${table.taken_over_from} IS NOT NULL`),
		index("chats_offered_to").on(table.offered_to).where(sql`${table.offered_to} IS NOT NULL`),
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
		/** Sealed with the chat's key: the text, and a centre that was shared with it, as it was listed then. */
		body: bytea("body").notNull(),
		card: bytea("card"),
		kind: text("kind", { enum: messageKinds }).notNull().default("text"),
		sender: text("sender", { enum: senders }).notNull(),
		/** The agent who wrote; null for the visitor and the system. */
		sender_id: uuid("sender_id"),
		sender_name: text("sender_name").notNull(),
		client_id: text("client_id"),
		/** What happened, for a notice that tells of it. Names of members, nothing of the visitor's. */
		event: jsonb("event").$type<StoredEvent>(),
		created_at: instant("created_at").notNull(),
	},
	(table) => [
		primaryKey({ name: "messages_pkey", columns: [table.chat_id, table.seq] }),
		uniqueIndex("messages_client_id_key")
			.on(table.chat_id, table.client_id, sql`coalesce(${table.sender_id}, '00000000-0000-0000-0000-000000000000')`)
			.where(sql`${table.client_id} IS NOT NULL`),
	],
);

/** One row: how the organisation runs its chat. */
export const chat_settings = pgTable("chat_settings", {
	id: integer("id").primaryKey().default(1),
	door: text("door", { enum: doors }).notNull().default("always"),
	paused_reason: text("paused_reason"),
	caller_details: text("caller_details", { enum: callerDetails }).notNull().default("full"),
	open_chats_limit: integer("open_chats_limit").notNull().default(openChatsLimit.preset),
	visitor_silent_minutes: integer("visitor_silent_minutes").notNull().default(20),
	listener_silent_minutes: integer("listener_silent_minutes").notNull().default(3),
	visitor_gone_minutes: integer("visitor_gone_minutes").notNull().default(10),
	/** Days after its end in which what was said in a chat can be read; null: until somebody erases it. */
	keep_days: integer("keep_days").default(90),
});

/** What a note on a chat is: somebody's words, or what happened that is for staff alone. */
export const noteKinds = ["note", "transfer", ...handReasons] as const;

export const chat_notes = pgTable(
	"chat_notes",
	{
		id: uuid("id").primaryKey(),
		chat_id: uuid("chat_id").notNull(),
		author_id: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
		author_name: text("author_name").notNull(),
		/** A request for help has no body; that of a transfer is its reason. */
		kind: text("kind", { enum: noteKinds }).notNull().default("note"),
		/** Sealed with the chat's key. */
		body: bytea("body").notNull(),
		created_at: instant("created_at").notNull(),
	},
	(table) => [
		index("chat_notes_chat_id").on(table.chat_id, table.id),
		index("chat_notes_author").on(table.author_id, table.id),
	],
);

/** What supervisors said to the listener of a chat that goes on; gone with its end. */
export const coachings = pgTable(
	"coachings",
	{
		id: uuid("id").primaryKey(),
		chat_id: uuid("chat_id")
			.notNull()
			.references(() => chats.id, { onDelete: "cascade" }),
		agent_id: uuid("agent_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** A supervisor, or the listener who answers. */
		sender_id: uuid("sender_id").references(() => members.id, { onDelete: "set null" }),
		sender_name: text("sender_name").notNull(),
		/** Sealed with the chat's key. */
		message: bytea("message").notNull(),
		created_at: instant("created_at").notNull(),
	},
	(table) => [index("coachings_chat_id").on(table.chat_id, table.id), index("coachings_sender").on(table.sender_id)],
);

export const canned_words = pgTable(
	"canned_words",
	{
		id: uuid("id").primaryKey(),
		/** Null for words that are shared. */
		member_id: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
		shortcut: text("shortcut").notNull(),
		body: text("body").notNull(),
	},
	(table) => [
		uniqueIndex("canned_words_shortcut_key").on(
			sql`coalesce(${table.member_id}, '00000000-0000-0000-0000-000000000000')`,
			sql`lower(${table.shortcut})`,
		),
	],
);

/** How often a centre was shared in chats, by the first day of the month on the organisation's clocks; not in which. */
export const resource_shares = pgTable(
	"resource_shares",
	{
		month: date("month").notNull(),
		name: text("name").notNull(),
		shares: integer("shares").notNull(),
	},
	(table) => [primaryKey({ name: "resource_shares_pkey", columns: [table.month, table.name] })],
);

/** Left by visitors who found the chat closed. */
export const left_messages = pgTable(
	"left_messages",
	{
		id: uuid("id").primaryKey(),
		/** The email and the words, sealed with a key of their own. */
		words: bytea("words").notNull(),
		key: bytea("key"),
		created_at: instant("created_at").notNull(),
		answered_at: instant("answered_at"),
		answered_by: uuid("answered_by").references(() => members.id, { onDelete: "set null" }),
		/** The words are gone; that there were some is counted. */
		erased_at: instant("erased_at"),
	},
	(table) => [
		index("left_messages_open").on(table.id).where(sql`${table.answered_at} IS NULL`),
		index("left_messages_answered_by").on(table.answered_by).where(sql`${table.answered_by} IS NOT NULL`),
	],
);

/** The channel of those who are on. */
export const duty_messages = pgTable(
	"duty_messages",
	{
		id: uuid("id").primaryKey(),
		sender_id: uuid("sender_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		sender_name: text("sender_name").notNull(),
		message: text("message").notNull(),
		client_id: text("client_id"),
		created_at: instant("created_at").notNull(),
	},
	(table) => [uniqueIndex("duty_messages_client_id_key").on(table.sender_id, table.client_id)],
);
