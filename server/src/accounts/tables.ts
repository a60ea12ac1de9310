import { roleNames } from "@warmline/contract/accounts/roles";
import { applicantTypes } from "@warmline/contract/accounts/user";
import { presences } from "@warmline/contract/chats/presence";
import { type SQL, sql } from "drizzle-orm";
import {
	boolean,
	date,
	index,
	integer,
	type PgColumn,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "../platform/db/columns.ts";

/** Signs of a name that count for the order: a cursor has to hold them. */
const signs = 30;
/** A name as lists of members are ordered by it. */
export const nameInOrder = (name: PgColumn) => sql<string>`left(lower(${name}), ${sql.raw(String(signs))})`;

const accents = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
const letters = "aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy";
/** Who looks for Helene finds Hélène, and a dot or a dash in a username begins another word. */
export const withoutAccents = (text: SQL | string): SQL =>
	sql`lower(translate(${text}, ${sql.raw(`'${accents}._-''’'`)}, ${sql.raw(`'${letters}     '`)}))`;
/** The same of a text, whose signs mean what they mean. */
export const plainLetters = (text: SQL | string): SQL =>
	sql`lower(translate(${text}, ${sql.raw(`'${accents}'`)}, ${sql.raw(`'${letters}'`)}))`;

type Names = Record<"first_name" | "last_name" | "nickname" | "username", PgColumn>;
/** The words of all names somebody has. */
export const wordsOfNames = ({ first_name, last_name, nickname, username }: Names): SQL =>
	sql`to_tsvector('simple', ${withoutAccents(
		sql`${first_name} || ' ' || ${last_name} || ' ' || coalesce(${nickname}, '') || ' ' || ${username}`,
	)})`;

export const members = pgTable(
	"members",
	{
		id: uuid("id").primaryKey(),
		username: text("username").notNull(),
		/** What it looks like: `usernameKey`. Null where another member's looks the same, and until it was filled in. */
		username_key: text("username_key"),
		/** Of somebody who registered with another member's: an address that nobody has. */
		email: text("email").notNull(),
		/** What was given as the email; null where `email` is it. */
		claimed_email: text("claimed_email"),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		nickname: text("nickname"),
		password_hash: text("password_hash").notNull(),
		role: text("role", { enum: roleNames }).notNull(),
		applicant_type: text("applicant_type", { enum: applicantTypes }),
		is_active: boolean("is_active").notNull().default(true),
		is_verified: boolean("is_verified").notNull().default(false),
		/** Whether this member is on duty: the one place in which it stands. */
		presence: text("presence", { enum: presences }).notNull().default("away"),
		/** Chats they may have at a time; null for the organisation's limit. */
		chats_limit: integer("chats_limit"),
		gender: text("gender"),
		birth_date: date("birth_date"),
		about: text("about"),
		website: text("website"),
		location: text("location"),
		/** A picture of the media, which this file must not know: whoever deletes a picture clears it here. */
		avatar_id: uuid("avatar_id"),
		joined_at: instant("joined_at").notNull(),
	},
	(table) => [
		uniqueIndex("members_username_key").on(sql`lower(${table.username})`),
		uniqueIndex("members_username_look").on(table.username_key),
		uniqueIndex("members_email_key").on(sql`lower(${table.email})`),
		index("members_claimed_email").on(sql`lower(${table.claimed_email})`),
		// The order of the list of members: as its query spells it, or it is of no use.
		index("members_by_name").on(nameInOrder(table.first_name), nameInOrder(table.last_name), table.id),
		// Read each time that somebody comes on duty or goes, of a society in which few are at a time.
		index("members_on_duty").on(table.id).where(sql`${table.presence} <> 'away'`),
		index("members_names").using("gin", wordsOfNames(table)),
	],
);

export const sessions = pgTable(
	"sessions",
	{
		token_hash: bytea("token_hash").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** The id by which a member ends the session; its token hash would reveal too much. */
		id: uuid("id").notNull().defaultRandom(),
		created_at: instant("created_at").notNull(),
		used_at: instant("used_at").notNull(),
		/** In words that a person knows again, as "Firefox" and "Windows". No address, no version. */
		browser: text("browser"),
		system: text("system"),
		/** When the password, or a passkey, was shown in it last, at the login too; null in those from before this was kept. */
		password_at: instant("password_at"),
	},
	(table) => [index("sessions_member_id").on(table.member_id)],
);

/** What opens one channel of a session, once and at once: it stands in an address, where a session's token should not. */
export const socket_tickets = pgTable(
	"socket_tickets",
	{
		ticket_hash: bytea("ticket_hash").primaryKey(),
		token_hash: bytea("token_hash")
			.notNull()
			.references(() => sessions.token_hash, { onDelete: "cascade" }),
		expires_at: instant("expires_at").notNull(),
	},
	(table) => [index("socket_tickets_token_hash").on(table.token_hash)],
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

/**
 * A change of a member's email that is not confirmed yet: one at a time. Its tokens follow from its id by the key of the
 * vault, so that they can be mailed again.
 */
export const email_changes = pgTable(
	"email_changes",
	{
		id: uuid("id").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		new_email: text("new_email").notNull(),
		/** Then the old address is not asked, and its two tokens are of no use. */
		by_director: boolean("by_director").notNull(),
		old_token_hash: bytea("old_token_hash").notNull(),
		new_token_hash: bytea("new_token_hash").notNull(),
		refusal_token_hash: bytea("refusal_token_hash").notNull(),
		old_confirmed_at: instant("old_confirmed_at"),
		new_confirmed_at: instant("new_confirmed_at"),
		/** The session that asked for it, and goes on. */
		kept_session: bytea("kept_session").references(() => sessions.token_hash, { onDelete: "set null" }),
		began_at: instant("began_at").notNull(),
		expires_at: instant("expires_at").notNull(),
	},
	(table) => [
		uniqueIndex("email_changes_member_id").on(table.member_id),
		uniqueIndex("email_changes_old_token").on(table.old_token_hash),
		uniqueIndex("email_changes_new_token").on(table.new_token_hash),
		uniqueIndex("email_changes_refusal_token").on(table.refusal_token_hash),
		index("email_changes_kept_session").on(table.kept_session),
	],
);

/** What was sent from an address is found by it alone, also when its member has another one now. */
export const former_emails = pgTable(
	"former_emails",
	{
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		/** When it was theirs last. */
		until: instant("until").notNull(),
	},
	(table) => [primaryKey({ columns: [table.member_id, table.email] })],
);

/** Two-factor authentication of a member; in use from `confirmed_at` on. */
export const second_steps = pgTable("second_steps", {
	member_id: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	/** Hidden by the key of the vault. */
	secret: bytea("secret").notNull(),
	began_at: instant("began_at").notNull(),
	confirmed_at: instant("confirmed_at"),
	/** The half-minute of the last code that counted: neither it nor an earlier one counts again. */
	counted_step: integer("counted_step"),
});

/** Recovery codes. A used one is deleted. */
export const recovery_codes = pgTable(
	"recovery_codes",
	{
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		code_hash: bytea("code_hash").notNull(),
	},
	(table) => [primaryKey({ columns: [table.member_id, table.code_hash] })],
);

/** Issued after the password, until the second factor is given. */
export const login_tickets = pgTable(
	"login_tickets",
	{
		ticket_hash: bytea("ticket_hash").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		expires_at: instant("expires_at").notNull(),
	},
	(table) => [index("login_tickets_member_id").on(table.member_id)],
);

/** One row: what directors have decided about everybody's account. */
export const account_settings = pgTable("account_settings", {
	id: integer("id").primaryKey().default(1),
	/** The first day, by the society's clock, on which supervisors and directors need a second step. */
	second_step_from: date("second_step_from"),
});
