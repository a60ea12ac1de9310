import { postMediaTypes } from "@warmline/contract/feed/post";
import { type SQL, sql } from "drizzle-orm";
import { boolean, customType, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members, plainLetters } from "../accounts/tables.ts";
import { media } from "../media/tables.ts";
import { instant } from "../platform/db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const author = () =>
	uuid("author_id")
		.notNull()
		.references(() => members.id, { onDelete: "cascade" });

export const posts = pgTable(
	"posts",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		author_id: author(),
		content: text("content").notNull(),
		is_public: boolean("is_public").notNull(),
		pinned_at: instant("pinned_at"),
		media_type: text("media_type", { enum: postMediaTypes }),
		media_id: uuid("media_id").references(() => media.id, { onDelete: "set null" }),
		youtube_id: text("youtube_id"),
		media_title: text("media_title"),
		media_alt: text("media_alt"),
		content_warning: text("content_warning"),
		client_id: text("client_id"),
		created_at: instant("created_at").notNull(),
		edited_at: instant("edited_at"),
		/** By a moderator: only its author and moderators see it. */
		hidden_at: instant("hidden_at"),
		/** Counted with each like under the row's lock. */
		total_likes: integer("total_likes").notNull().default(0),
		total_comments: integer("total_comments").notNull().default(0),
		search: tsvector("search")
			.notNull()
			.generatedAlwaysAs(
				(): SQL =>
					sql`to_tsvector('simple', ${plainLetters(sql`${posts.content} || ' ' || coalesce(${posts.media_title}, '')`)})`,
			),
	},
	(table) => [
		index("posts_author_id").on(table.author_id, table.id),
		index("posts_pinned").on(table.pinned_at).where(sql`${table.pinned_at} IS NOT NULL`),
		index("posts_media").on(table.media_type, table.id).where(sql`${table.media_type} IS NOT NULL`),
		// A picture belongs to one post, with which it goes.
		uniqueIndex("posts_media_key").on(table.media_id).where(sql`${table.media_id} IS NOT NULL`),
		index("posts_created_at").on(table.created_at),
		// The two sides from which the feed is looked for: as its query spells them, or they are of no use.
		index("posts_open").on(table.id).where(sql`${table.is_public} AND ${table.hidden_at} IS NULL`),
		index("posts_closed")
			.on(table.author_id, table.id)
			.where(sql`NOT (${table.is_public} AND ${table.hidden_at} IS NULL)`),
		index("posts_search").using("gin", table.search),
		uniqueIndex("posts_client_key").on(table.author_id, table.client_id).where(sql`${table.client_id} IS NOT NULL`),
	],
);

export const post_likes = pgTable(
	"post_likes",
	{
		post_id: uuid("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.post_id, table.member_id] }),
		index("post_likes_latest").on(table.post_id, table.at),
		index("post_likes_member_id").on(table.member_id),
	],
);

export const comments = pgTable(
	"comments",
	{
		id: uuid("id").primaryKey(),
		post_id: uuid("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		author_id: author(),
		content: text("content").notNull(),
		client_id: text("client_id"),
		created_at: instant("created_at").notNull(),
		edited_at: instant("edited_at"),
		hidden_at: instant("hidden_at"),
	},
	(table) => [
		index("comments_post_id").on(table.post_id, table.id),
		index("comments_author_id").on(table.author_id),
		uniqueIndex("comments_client_key")
			.on(table.post_id, table.author_id, table.client_id)
			.where(sql`${table.client_id} IS NOT NULL`),
	],
);

/** In small letters. */
export const post_hashtags = pgTable(
	"post_hashtags",
	{
		tag: text("tag").notNull(),
		post_id: uuid("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.tag, table.post_id] }), index("post_hashtags_post_id").on(table.post_id)],
);

export const post_mentions = pgTable(
	"post_mentions",
	{
		post_id: uuid("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.post_id, table.member_id] }),
		index("post_mentions_member_id").on(table.member_id),
	],
);
