import { type SentEventType, webhookEventTypes } from "@warmline/contract/integrations/webhook-events";
import { deliveryErrors, deliveryStates, disabledReasons } from "@warmline/contract/integrations/webhooks";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { bytea, instant } from "../../platform/db/columns.ts";

/** Addresses of other systems to which events are sent. */
export const webhooks = pgTable(
	"webhooks",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		name: text("name").notNull(),
		/** Encrypted with this key, as are the secrets: whoever knows the address of some systems can write to them. */
		key: bytea("key").notNull(),
		url: bytea("url").notNull(),
		secret: bytea("secret").notNull(),
		/** The one before, which signs, too, until that time. */
		old_secret: bytea("old_secret"),
		old_secret_until: instant("old_secret_until"),
		events: text("events", { enum: webhookEventTypes }).array().notNull(),
		created_at: instant("created_at").notNull(),
		created_by: uuid("created_by").references(() => members.id, { onDelete: "set null" }),
		/** Nothing has arrived since then. */
		failing_since: instant("failing_since"),
		disabled_at: instant("disabled_at"),
		disabled_for: text("disabled_for", { enum: disabledReasons }),
	},
	(table) => [index("webhooks_created_by").on(table.created_by)],
);

/** An event on its way to one webhook, or that was. */
export const webhook_deliveries = pgTable(
	"webhook_deliveries",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		webhook_id: uuid("webhook_id")
			.notNull()
			.references(() => webhooks.id, { onDelete: "cascade" }),
		/** The same at each try, and for each webhook. */
		event_id: uuid("event_id").notNull(),
		type: text("type").$type<SentEventType>().notNull(),
		/** The JSON that is signed and sent, byte for byte the same at each try. */
		body: text("body").notNull(),
		/** When it happened. */
		at: instant("at").notNull(),
		state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
		attempts: integer("attempts").notNull().default(0),
		last_at: instant("last_at"),
		/** When it is tried again; null while a job does it. */
		next_at: instant("next_at"),
		/** Of the latest answer; its body is not stored. */
		status: integer("status"),
		error: text("error", { enum: deliveryErrors }),
	},
	(table) => [
		uniqueIndex("webhook_deliveries_event").on(table.webhook_id, table.event_id),
		index("webhook_deliveries_webhook_id").on(table.webhook_id, table.id),
		index("webhook_deliveries_next_at").on(table.next_at).where(sql`${table.next_at} IS NOT NULL`),
		index("webhook_deliveries_at").on(table.at),
	],
);

/** Shifts of which it was told that they are uncovered, for as long as they are. Ids without a foreign key: they go with the state. */
export const webhook_uncovered_shifts = pgTable("webhook_uncovered_shifts", {
	shift_id: uuid("shift_id").primaryKey(),
	/** The parts that nobody has: told again when one is missing that is not among them. */
	missing: text("missing").array().notNull(),
});
