import { scopes } from "@warmline/contract/integrations/scopes";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { bytea, instant } from "../../platform/db/columns.ts";

/** By which other systems read what a director allows them. */
export const api_tokens = pgTable(
	"api_tokens",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		name: text("name").notNull(),
		scopes: text("scopes", { enum: scopes }).array().notNull(),
		token_hash: bytea("token_hash").notNull(),
		/** The last four characters, by which somebody knows it again. */
		ends_in: text("ends_in").notNull(),
		/** It counts only while they are a director, and goes with them. */
		created_by: uuid("created_by")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		created_at: instant("created_at").notNull(),
		/** To the minute. */
		last_used_at: instant("last_used_at"),
		/** Null for one that works until it is revoked. */
		expires_at: instant("expires_at"),
		revoked_at: instant("revoked_at"),
	},
	(table) => [
		uniqueIndex("api_tokens_token_hash").on(table.token_hash),
		index("api_tokens_created_by").on(table.created_by),
	],
);
