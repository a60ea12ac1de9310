import { shiftParts } from "@warmline/contract/shifts/parts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { instant } from "../../platform/db/columns.ts";
import { shifts } from "../tables.ts";

/** A supervisor has asked somebody by name to take a place of a shift. One that was not answered is over with it. */
export const place_requests = pgTable(
	"place_requests",
	{
		/** UUID v7: in the order of asking. */
		id: uuid("id").primaryKey(),
		shift_id: uuid("shift_id")
			.notNull()
			.references(() => shifts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		part: text("part", { enum: shiftParts }).notNull(),
		asked_by: uuid("asked_by").references(() => members.id, { onDelete: "set null" }),
		asked_at: instant("asked_at").notNull(),
		ended_at: instant("ended_at"),
		ended_how: text("ended_how", { enum: ["accepted", "declined", "withdrawn"] }),
	},
	(table) => [
		uniqueIndex("place_requests_once_key").on(table.shift_id, table.member_id).where(sql`${table.ended_at} IS NULL`),
		index("place_requests_shift_id").on(table.shift_id, table.id),
		index("place_requests_member_id").on(table.member_id),
		check("place_requests_ended_how", sql`(${table.ended_at} IS NULL) = (${table.ended_how} IS NULL)`),
	],
);
