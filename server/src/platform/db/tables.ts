import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When work of every day was last done, or promised because it had been missed. */
export const daily_work = pgTable("daily_work", {
	kind: text("kind").primaryKey(),
	last_at: timestamp("last_at", { withTimezone: true, mode: "date" }).notNull(),
});
