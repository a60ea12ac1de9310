import { languages } from "@warmline/contract/content/words";
import { invitationRoles } from "@warmline/contract/invitations/invitation";
import { linkRoles } from "@warmline/contract/invitations/link-calls";
import { sql } from "drizzle-orm";
import { date, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { imports } from "../imports/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";

/** Links that a director passes on: each makes members of so many people, with one role. */
export const invitation_links = pgTable(
	"invitation_links",
	{
		/** UUID v7, so that ids sort by time. The link follows from it by the key of the vault. */
		id: uuid("id").primaryKey(),
		role: text("role", { enum: linkRoles }).notNull(),
		uses: integer("uses").notNull(),
		used: integer("used").notNull().default(0),
		token_hash: bytea("token_hash").notNull(),
		/** It counts only while they are a director. */
		made_by: uuid("made_by").references(() => members.id, { onDelete: "set null" }),
		made_at: instant("made_at").notNull(),
		expires_at: instant("expires_at").notNull(),
		revoked_at: instant("revoked_at"),
	},
	(table) => [
		uniqueIndex("invitation_links_token_hash").on(table.token_hash),
		index("invitation_links_made_by").on(table.made_by),
	],
);

/** People whom a director asked by email to be a member, with what is known of them as volunteers. */
export const invitations = pgTable(
	"invitations",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		role: text("role", { enum: invitationRoles }).notNull(),
		certified_since: date("certified_since"),
		earlier_hours: doublePrecision("earlier_hours"),
		police_level: integer("police_level"),
		police_date: date("police_date"),
		police_expires: date("police_expires"),
		/** ISO 639 codes. */
		languages: text("languages").array().notNull().default([]),
		/** Of the email. */
		language: text("language", { enum: languages }).notNull(),
		/** It counts only while they are a director: who loses that role has invited nobody. */
		invited_by: uuid("invited_by").references(() => members.id, { onDelete: "set null" }),
		invited_at: instant("invited_at").notNull(),
		/** How often it was sent again: each time has another link, which follows from it by the key of the vault. */
		round: integer("round").notNull().default(0),
		token_hash: bytea("token_hash").notNull(),
		expires_at: instant("expires_at").notNull(),
		sent_at: instant("sent_at"),
		/** When the mail server refused it, for good. */
		failed_at: instant("failed_at"),
		opened_at: instant("opened_at"),
		revoked_at: instant("revoked_at"),
		accepted_at: instant("accepted_at"),
		/** The table that they stood in. */
		import_id: uuid("import_id").references(() => imports.id, { onDelete: "set null" }),
		member_id: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
	},
	(table) => [
		uniqueIndex("invitations_token_hash").on(table.token_hash),
		// Of two directors who invite the same person at once, one does.
		uniqueIndex("invitations_open_email")
			.on(sql`lower(${table.email})`)
			.where(sql`${table.accepted_at} IS NULL AND ${table.revoked_at} IS NULL`),
		index("invitations_email").on(sql`lower(${table.email})`),
		index("invitations_invited_by").on(table.invited_by),
		index("invitations_import_id").on(table.import_id),
		index("invitations_member_id").on(table.member_id),
	],
);
