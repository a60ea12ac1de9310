import { notificationKinds } from "@warmline/contract/notifications/kinds";
import { notificationMessages } from "@warmline/contract/notifications/messages";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";
import type { MessageParams } from "./messages.ts";

/** What happened that concerns a member. */
export const notifications = pgTable(
	"notifications",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: notificationKinds }).notNull(),
		actor_id: uuid("actor_id").references(() => members.id, { onDelete: "cascade" }),
		/** Of a post and a comment, without foreign keys: whoever deletes those deletes these. */
		post_id: uuid("post_id"),
		comment_id: uuid("comment_id"),
		/** What it says where its kind alone does not, with its parameters. */
		message: text("message", { enum: notificationMessages }),
		params: jsonb("params").$type<MessageParams>(),
		/** An English sentence: what was stored before there were codes. */
		words: text("words"),
		/** Of what it tells: when the shift begins. */
		shift_at: instant("shift_at"),
		/** The same again by the same member, as a like taken back and given anew, is one. */
		same_as: text("same_as"),
		at: instant("at").notNull(),
		read_at: instant("read_at"),
		/** When a mail told of it, or it was settled that none does. */
		mailed_at: instant("mailed_at"),
	},
	(table) => [
		index("notifications_member_id").on(table.member_id, table.id),
		index("notifications_unread").on(table.member_id, table.id).where(sql`${table.read_at} IS NULL`),
		index("notifications_unmailed")
			.on(table.member_id)
			.where(sql`${table.mailed_at} IS NULL AND ${table.read_at} IS NULL`),
		uniqueIndex("notifications_same_key").on(table.member_id, table.same_as).where(sql`${table.same_as} IS NOT NULL`),
		index("notifications_post_id").on(table.post_id).where(sql`${table.post_id} IS NOT NULL`),
		index("notifications_comment_id").on(table.comment_id).where(sql`${table.comment_id} IS NOT NULL`),
		index("notifications_actor_id").on(table.actor_id).where(sql`${table.actor_id} IS NOT NULL`),
	],
);

/** Browsers that want to be told while no page is open. */
export const push_subscriptions = pgTable(
	"push_subscriptions",
	{
		/** Of the address, which alone is enough to write to the browser. */
		endpoint_hash: bytea("endpoint_hash").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		endpoint: text("endpoint").notNull(),
		p256dh: text("p256dh").notNull(),
		auth: text("auth").notNull(),
		at: instant("at").notNull(),
		/**
		 * The login in which the browser was last heard of. Without a foreign key: one that was left alone and forgotten ends
		 * no notices, only one that somebody has ended.
		 */
		session_hash: bytea("session_hash"),
		/** How often in a row its push service was not reached, and until when it is left alone. */
		failures: integer("failures").notNull().default(0),
		silent_until: instant("silent_until"),
	},
	(table) => [index("push_subscriptions_member_id").on(table.member_id)],
);
