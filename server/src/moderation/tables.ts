import { reportKinds, reportReasons, verdicts } from "@warmline/contract/moderation/calls";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** What members told the moderators about. */
export const reports = pgTable(
	"reports",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		reporter_id: uuid("reporter_id").references(() => members.id, { onDelete: "set null" }),
		kind: text("kind", { enum: reportKinds }).notNull(),
		/** The post, the comment or the member; it may be gone by now. */
		about_id: uuid("about_id").notNull(),
		/** Of a comment and of a post. */
		post_id: uuid("post_id"),
		author_id: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
		/** As it was when it was reported; of a member what their profile said. */
		content: text("content"),
		reason: text("reason", { enum: reportReasons }).notNull(),
		words: text("words"),
		at: instant("at").notNull(),
		verdict: text("verdict", { enum: verdicts }),
		verdict_words: text("verdict_words"),
		decided_by: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
		decided_at: instant("decided_at"),
		/** The night in which it was first seen to be deleted. */
		gone_at: instant("gone_at"),
	},
	(table) => [
		index("reports_waiting").on(table.id).where(sql`${table.verdict} IS NULL`),
		index("reports_decided").on(table.decided_at).where(sql`${table.verdict} IS NOT NULL`),
		index("reports_about").on(table.kind, table.about_id),
		// Once while it waits: who presses twice has reported once.
		uniqueIndex("reports_once_key")
			.on(table.reporter_id, table.kind, table.about_id)
			.where(sql`${table.verdict} IS NULL`),
		index("reports_decided_by").on(table.decided_by).where(sql`${table.decided_by} IS NOT NULL`),
		index("reports_author_id").on(table.author_id).where(sql`${table.author_id} IS NOT NULL`),
	],
);
