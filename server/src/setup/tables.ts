import { setupMarks, setupSteps } from "@warmline/contract/setup/steps";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** One row, once the installation was opened to visitors; none before. */
export const installation = pgTable(
	"installation",
	{
		id: integer("id").primaryKey().default(1),
		/** Null: a director has closed it again. */
		opened_at: instant("opened_at"),
		/** Null where it was open before there was a way to open it. */
		opened_by: uuid("opened_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [check("installation_one_row", sql`${table.id} = 1`), index("installation_opened_by").on(table.opened_by)],
);

/** What directors said of the steps before the opening. */
export const setup_marks = pgTable(
	"setup_marks",
	{
		step: text("step", { enum: setupSteps }).primaryKey(),
		mark: text("mark", { enum: setupMarks }).notNull(),
		/** What stood there when it was confirmed, in JSON; null where it counts whatever stands there. */
		facts: text("facts"),
		marked_at: instant("marked_at").notNull(),
		marked_by: uuid("marked_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [index("setup_marks_marked_by").on(table.marked_by)],
);
