import type { ContentItem } from "@warmline/contract/publishing/items";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** The text of each file by its path in the content. */
type Files = Readonly<Record<string, string>>;

/** Everything that was published; the newest of an item is in force, in place of the files that came with the product. */
export const content_versions = pgTable(
	"content_versions",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		item: text("item").$type<ContentItem>().notNull(),
		files: jsonb("files").$type<Files>().notNull(),
		published_at: instant("published_at").notNull(),
		published_by: uuid("published_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [
		index("content_versions_item").on(table.item, table.id),
		index("content_versions_published_by").on(table.published_by),
	],
);

/** What directors are working on: one draft of an item, which they share. */
export const content_drafts = pgTable(
	"content_drafts",
	{
		item: text("item").$type<ContentItem>().primaryKey(),
		files: jsonb("files").$type<Files>().notNull(),
		/** The version that was in force when it was begun; null for what came with the product. */
		base: uuid("base"),
		/** Another one with each save, at random: a draft that is begun anew does not repeat those of one that was discarded. */
		revision: integer("revision").notNull(),
		saved_at: instant("saved_at").notNull(),
		saved_by: uuid("saved_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [index("content_drafts_saved_by").on(table.saved_by)],
);
