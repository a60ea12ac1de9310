import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** When work of every day was last done, or promised because it had been missed. */
export const daily_work = pgTable("daily_work", {
	kind: text("kind").primaryKey(),
	last_at: timestamp("last_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** Server processes that work on this database together, and when each last said that it lives. */
export const processes = pgTable("processes", {
	id: uuid("id").primaryKey(),
	seen_at: timestamp("seen_at", { withTimezone: true, mode: "date" }).notNull(),
});
