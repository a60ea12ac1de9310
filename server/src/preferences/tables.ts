import type { PreferencesChange } from "@warmline/contract/preferences/calls";
import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";

/** What members have chosen; who is not here has chosen nothing yet. */
export const member_preferences = pgTable("member_preferences", {
	member_id: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	chosen: jsonb("chosen").$type<PreferencesChange>().notNull(),
});
