import { roleNames } from "@warmline/contract/accounts/roles";
import { applicantTypes } from "@warmline/contract/accounts/user";
import { presences } from "@warmline/contract/chats/presence";
import { sql } from "drizzle-orm";
import {
	boolean,
	customType,
	date,
	index,
	integer,
	type PgColumn,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Signs of a name that count for the order: a cursor has to hold them. */
const signs = 30;
/** A name as lists of members are ordered by it. */
export const nameInOrder = (name: PgColumn) => sql<string>`left(lower(${name}), ${sql.raw(String(signs))})`;

export const members = pgTable(
	"members",
	{
		id: uuid("id").primaryKey(),
		username: text("username").notNull(),
		email: text("email").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		nickname: text("nickname"),
		password_hash: text("password_hash").notNull(),
		role: text("role", { enum: roleNames }).notNull(),
		applicant_type: text("applicant_type", { enum: applicantTypes }),
		is_active: boolean("is_active").notNull().default(true),
		is_verified: boolean("is_verified").notNull().default(false),
		/** Set by himself; kept here so that a reload does not bring visitors to an empty chair. */
		presence: text("presence", { enum: presences }).notNull().default("available"),
		/** Chats he may have at a time, where it is not what everybody may have. */
		chats_limit: integer("chats_limit"),
		gender: text("gender"),
		birth_date: date("birth_date"),
		about: text("about"),
		website: text("website"),
		location: text("location"),
		joined_at: instant("joined_at").notNull(),
	},
	(table) => [
		uniqueIndex("members_username_key").on(sql`lower(${table.username})`),
		uniqueIndex("members_email_key").on(sql`lower(${table.email})`),
		// The order of the list of members: as its query spells it, or it is of no use.
		index("members_by_name").on(nameInOrder(table.first_name), nameInOrder(table.last_name), table.id),
	],
);

export const sessions = pgTable(
	"sessions",
	{
		token_hash: bytea("token_hash").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		created_at: instant("created_at").notNull(),
		used_at: instant("used_at").notNull(),
	},
	(table) => [index("sessions_member_id").on(table.member_id)],
);

/**
 * Links that were mailed: each works once, until it expires. A used one is kept for as long as the job that mailed it may
 * be tried again, which would make the same link anew.
 */
export const mailed_links = pgTable(
	"mailed_links",
	{
		token_hash: bytea("token_hash").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		purpose: text("purpose", { enum: ["verify_email", "reset_password"] }).notNull(),
		expires_at: instant("expires_at").notNull(),
		used_at: instant("used_at"),
	},
	(table) => [index("mailed_links_member_id").on(table.member_id)],
);

/** Counts of what may be done only so often. The key is a hash: it names no person and no address. */
export const limits = pgTable("limits", {
	key: bytea("key").primaryKey(),
	count: integer("count").notNull(),
	/** When the count starts again from nothing. */
	resets_at: instant("resets_at").notNull(),
	blocked_until: instant("blocked_until"),
});
