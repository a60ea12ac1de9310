import { applicantTypes } from "@warmline/contract/accounts/user";
import { applicationActs } from "@warmline/contract/applications/acts";
import { applicationStatuses } from "@warmline/contract/applications/calls";
import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";
import { recordSteps } from "@warmline/contract/applications/record";
import { credentialFields, type SupervisorAnswers } from "@warmline/contract/applications/supervisor-application";
import { languages } from "@warmline/contract/content/words";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

export const applications = pgTable(
	"applications",
	{
		id: uuid("id").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: applicantTypes }).notNull(),
		status: text("status", { enum: applicationStatuses }).notNull().default("draft"),
		/** As far as they were given, as they were typed. */
		answers: jsonb("answers").$type<ListenerAnswers | SupervisorAnswers>().notNull().default({}),
		begun_at: instant("begun_at").notNull(),
		updated_at: instant("updated_at").notNull(),
		/** When it came to its status. */
		since: instant("since").notNull(),
		submitted_at: instant("submitted_at"),
		decided_at: instant("decided_at"),
		decided_by: uuid("decided_by").references(() => members.id, { onDelete: "set null" }),
		/** The interview questions by field, as they were when it was submitted. */
		asked: jsonb("asked").$type<Readonly<Record<string, string>>>(),
		/** What was asked for, or why it was declined. */
		reason: text("reason"),
		/** In which it was filled in last; mails about it are written in it. */
		language: text("language", { enum: languages }).notNull().default("en"),
	},
	(table) => [
		// A declined one stays, and the person may begin another later.
		uniqueIndex("applications_open_key").on(table.member_id).where(sql`${table.status} <> 'declined'`),
		index("applications_member_id").on(table.member_id, table.id),
		index("applications_status").on(table.status, table.id),
		index("applications_since").on(table.since, table.id),
		index("applications_decided_by").on(table.decided_by),
	],
);

/** Documents of an application; what is in them lies in the vault under the same id. */
export const credentials = pgTable(
	"credentials",
	{
		id: uuid("id").primaryKey(),
		application_id: uuid("application_id")
			.notNull()
			.references(() => applications.id, { onDelete: "cascade" }),
		field: text("field", { enum: credentialFields }).notNull(),
		/** As it was called where it came from; it is never a path. */
		name: text("name").notNull(),
		size: integer("size").notNull(),
		/** What its bytes say it is. */
		type: text("type").notNull(),
		kept_at: instant("kept_at").notNull(),
	},
	(table) => [uniqueIndex("credentials_field_key").on(table.application_id, table.field)],
);

/** What happened to an application, in order. */
export const application_events = pgTable(
	"application_events",
	{
		id: uuid("id").primaryKey(),
		application_id: uuid("application_id")
			.notNull()
			.references(() => applications.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
		act: text("act", { enum: applicationActs }).notNull(),
		by: uuid("by").references(() => members.id, { onDelete: "set null" }),
		text: text("text"),
		/** Steps of the record that were done by it, that a certification went without, or that a reminder was about. */
		steps: text("steps", { enum: recordSteps }).array().notNull().default([]),
	},
	(table) => [
		index("application_events_application_id").on(table.application_id, table.id),
		index("application_events_by").on(table.by).where(sql`${table.by} IS NOT NULL`),
	],
);
