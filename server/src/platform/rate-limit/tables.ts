import { integer, pgTable } from "drizzle-orm/pg-core";
import { bytea, instant } from "../db/columns.ts";

/** Counts of what may be done only so often. The key is made with the server's own: it names no person and no address. */
export const limits = pgTable("limits", {
	key: bytea("key").primaryKey(),
	count: integer("count").notNull(),
	/** When the count starts again from nothing. */
	resets_at: instant("resets_at").notNull(),
	blocked_until: instant("blocked_until"),
});
