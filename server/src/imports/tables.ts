import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** Tables that directors imported: only how many people they invited by it. Who they are is in the invitations. */
export const imports = pgTable(
	"imports",
	{
		id: uuid("id").primaryKey(),
		by: uuid("by").references(() => members.id, { onDelete: "set null" }),
		at: instant("at").notNull(),
		/** Made by the director's browser: the same for each try. */
		client_id: text("client_id").notNull(),
		invited: integer("invited").notNull(),
		left_out: integer("left_out").notNull(),
	},
	(table) => [uniqueIndex("imports_client_key").on(table.by, table.client_id)],
);
