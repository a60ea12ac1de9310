import { alertChannels, alertKinds, alertSteps } from "@warmline/contract/alerts/kinds";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";
import type { ChosenChannels } from "./preferences/preferred-channels.ts";

/** Something for which people are called, from when they are to be until it needs nobody any more. */
export const alerts = pgTable(
	"alerts",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		kind: text("kind", { enum: alertKinds }).notNull(),
		/** The chat, message or shift, as the feature that knows it spells it. */
		subject: text("subject").notNull(),
		/** Since when somebody waits; the delays of the escalation count from then. */
		began_at: instant("began_at").notNull(),
		opened_at: instant("opened_at").notNull(),
		/** The last group that was asked. */
		step: text("step", { enum: alertSteps }),
		responded_at: instant("responded_at"),
		responded_by: uuid("responded_by").references(() => members.id, { onDelete: "set null" }),
		closed_at: instant("closed_at"),
	},
	(table) => [
		uniqueIndex("alerts_open_key").on(table.kind, table.subject).where(sql`${table.closed_at} IS NULL`),
		index("alerts_responded_by").on(table.responded_by).where(sql`${table.responded_by} IS NOT NULL`),
	],
);

/** That a member is asked by a channel: stored before anything is sent, so that it is sent once. */
export const alert_deliveries = pgTable(
	"alert_deliveries",
	{
		id: uuid("id").primaryKey(),
		alert_id: uuid("alert_id")
			.notNull()
			.references(() => alerts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		channel: text("channel", { enum: alertChannels }).notNull(),
		step: text("step", { enum: alertSteps }).notNull(),
		due_at: instant("due_at").notNull(),
		/** A server has begun to send it: should it stop meanwhile, nobody sends it again. */
		claimed_at: instant("claimed_at"),
		sent_at: instant("sent_at"),
		failed_at: instant("failed_at"),
		/** What the gateway or the push service said last, as a code. */
		status: text("status"),
	},
	(table) => [
		uniqueIndex("alert_deliveries_key").on(table.alert_id, table.member_id, table.channel),
		index("alert_deliveries_member_id").on(table.member_id),
	],
);

/** What a director has changed of how alerts go from group to group; a kind that is not here is as at first. */
export const alert_settings = pgTable("alert_settings", {
	kind: text("kind", { enum: alertKinds }).primaryKey(),
	enabled: boolean("enabled").notNull(),
	/** Seconds; null: the group is not asked. */
	listeners_on_duty: integer("listeners_on_duty"),
	supervisors_on_duty: integer("supervisors_on_duty"),
	everyone: integer("everyone"),
});

/** How members want to be alerted; who is not here has chosen nothing yet. */
export const alert_preferences = pgTable(
	"alert_preferences",
	{
		member_id: uuid("member_id")
			.primaryKey()
			.references(() => members.id, { onDelete: "cascade" }),
		channels: jsonb("channels").$type<ChosenChannels>().notNull().default({}),
		/** Since when they are to be asked also off duty, when nobody else answers. */
		agreed_at: instant("agreed_at"),
		/** Times of day on their clocks, as `22:00`. */
		quiet_from: text("quiet_from"),
		quiet_until: text("quiet_until"),
		phone: text("phone"),
		phone_confirmed_at: instant("phone_confirmed_at"),
		/** Of the code that was sent to the number. */
		code_hash: bytea("code_hash"),
		code_until: instant("code_until"),
		code_tries: integer("code_tries").notNull().default(0),
	},
	(table) => [index("alert_preferences_agreed").on(table.member_id).where(sql`${table.agreed_at} IS NOT NULL`)],
);
