import { mediaTypes } from "@warmline/contract/media/calls";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** Pictures and videos of members; what is in them lies in the store under the same id. */
export const media = pgTable(
	"media",
	{
		id: uuid("id").primaryKey(),
		/** Null for somebody who is gone while they upload: the night takes it away. */
		owner_id: uuid("owner_id").references(() => members.id, { onDelete: "set null" }),
		type: text("type", { enum: mediaTypes }).notNull(),
		/** What its bytes say it is. */
		mime: text("mime").notNull(),
		size: integer("size").notNull(),
		width: integer("width"),
		height: integer("height"),
		/** Bytes of the small picture, which lies beside it; 0 where there is none. */
		small_size: integer("small_size").notNull().default(0),
		kept_at: instant("kept_at").notNull(),
	},
	(table) => [index("media_owner_id").on(table.owner_id, table.id)],
);
