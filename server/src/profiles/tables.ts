import { silenceKinds } from "@warmline/contract/profiles/calls";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** Who follows whom. */
export const follows = pgTable(
	"follows",
	{
		follower_id: uuid("follower_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		followed_id: uuid("followed_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.follower_id, table.followed_id] }),
		index("follows_followed_id").on(table.followed_id, table.at),
	],
);

/** Who does not want to see whom. */
export const silences = pgTable(
	"silences",
	{
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		other_id: uuid("other_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: silenceKinds }).notNull(),
		at: instant("at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.member_id, table.other_id] }),
		index("silences_other_id").on(table.other_id),
	],
);

/** Who reads in the community and writes nothing, until when. */
export const community_suspensions = pgTable("community_suspensions", {
	member_id: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	until: instant("until").notNull(),
	by: uuid("by").references(() => members.id, { onDelete: "set null" }),
});
