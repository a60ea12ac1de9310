import { pgTable, time, unique, uuid } from "drizzle-orm/pg-core";

/** Hours of the society's day at which shifts stand. */
export const shift_times = pgTable(
	"shift_times",
	{
		id: uuid("id").primaryKey(),
		start_time: time("start_time", { precision: 0 }).notNull(),
		end_time: time("end_time", { precision: 0 }).notNull(),
	},
	(table) => [unique("shift_times_hours_key").on(table.start_time, table.end_time)],
);
