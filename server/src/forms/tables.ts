import { languages } from "@warmline/contract/content/words";
import { formKinds } from "@warmline/contract/forms/form";
import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

/** Each text that somebody agreed to, as it was then: its file may be another by the time somebody asks. */
export const agreed_texts = pgTable("agreed_texts", {
	/** SHA-256 of the text, in hexadecimal. */
	version: text("version").primaryKey(),
	language: text("language", { enum: languages }).notNull(),
	body: text("body").notNull(),
});

/** What people outside of the organisation sent by a form of its public site. */
export const sent_forms = pgTable(
	"sent_forms",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		kind: text("kind", { enum: formKinds }).notNull(),
		/** The whole name. */
		name: text("name").notNull(),
		first_name: text("first_name"),
		last_name: text("last_name"),
		email: text("email").notNull(),
		city: text("city"),
		province: text("province"),
		/** The day as the sender wrote it. */
		date: date("date").notNull(),
		agreed_version: text("agreed_version").references(() => agreed_texts.version),
		sent_at: instant("sent_at").notNull(),
		done_at: instant("done_at"),
		done_by: uuid("done_by").references(() => members.id, { onDelete: "set null" }),
	},
	(table) => [
		index("sent_forms_email").on(sql`lower(${table.email})`, table.id),
		index("sent_forms_done_by").on(table.done_by).where(sql`${table.done_by} IS NOT NULL`),
	],
);
