import { roleNames } from "@warmline/contract/accounts/roles";
import { interviewStates } from "@warmline/contract/applications/record";
import { boolean, date, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import { sent_forms } from "../../forms/tables.ts";
import { bytea, instant } from "../../platform/db/columns.ts";

const byMember = (name: string) => uuid(name).references(() => members.id, { onDelete: "set null" });

/** What an organisation knows of a volunteer beside the application: one a person, whatever they apply for again. */
export const volunteer_records = pgTable(
	"volunteer_records",
	{
		member_id: uuid("member_id")
			.primaryKey()
			.references(() => members.id, { onDelete: "cascade" }),
		nda_form_id: uuid("nda_form_id").references(() => sent_forms.id, { onDelete: "set null" }),
		nda_at: instant("nda_at"),
		police_level: integer("police_level"),
		police_date: date("police_date"),
		police_expires: date("police_expires"),
		police_by: byMember("police_by"),
		police_at: instant("police_at"),
		/** When they and the directors were told last that it ends. */
		police_reminded_at: instant("police_reminded_at"),
		identity_by: byMember("identity_by"),
		identity_at: instant("identity_at"),
		interview_at: instant("interview_at"),
		interview_state: text("interview_state", { enum: interviewStates }),
		/** What it was before it was held, and is again when that is taken back. */
		interview_before: text("interview_before", { enum: interviewStates }),
		interview_note: text("interview_note"),
		interview_answer: text("interview_answer"),
		interview_by: byMember("interview_by"),
		/** How often it was proposed: calendars take the highest for the newest. */
		interview_times: integer("interview_times").notNull().default(0),
		training_hours: doublePrecision("training_hours").notNull().default(0),
		observed_chats: integer("observed_chats").notNull().default(0),
		certified_at: instant("certified_at"),
		/** Hours of support from before they had an account here, as a director knows them. */
		earlier_hours: doublePrecision("earlier_hours").notNull().default(0),
		/** In which they can listen: ISO 639 codes. */
		languages: text("languages").array().notNull().default([]),
		certified_by: byMember("certified_by"),
		suspended_at: instant("suspended_at"),
		suspended_by: byMember("suspended_by"),
		suspended_reason: text("suspended_reason"),
		/** Its last day; null until further notice. */
		suspended_until: date("suspended_until"),
		/** Their role before, restored on reinstatement. */
		suspended_from: text("suspended_from", { enum: roleNames }),
	},
	(table) => [index("volunteer_records_nda_form").on(table.nda_form_id)],
);

/** People who speak for an applicant. */
export const referees = pgTable(
	"referees",
	{
		id: uuid("id").primaryKey(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		email: text("email").notNull(),
		/** Of the link in the mail; it stays after the answer, so that the link still says that it was used. */
		token_hash: bytea("token_hash"),
		asked_at: instant("asked_at").notNull(),
		reminded_at: instant("reminded_at"),
		answered_at: instant("answered_at"),
		/** The form of the public page that was taken for the answer. */
		form_id: uuid("form_id").references(() => sent_forms.id, { onDelete: "set null" }),
		how_known: text("how_known"),
		words: text("words"),
		recommends: boolean("recommends"),
	},
	(table) => [
		index("referees_member_id").on(table.member_id, table.id),
		uniqueIndex("referees_token_hash").on(table.token_hash),
		uniqueIndex("referees_form_id").on(table.form_id),
	],
);

/** What a director wrote to everybody in a stage, for the mails that are on their way. */
export const stage_mails = pgTable(
	"stage_mails",
	{
		id: uuid("id").primaryKey(),
		by: byMember("by"),
		at: instant("at").notNull(),
		subject: text("subject").notNull(),
		text: text("text").notNull(),
		/** To how many it went. */
		count: integer("count").notNull(),
		/** Made by the director's browser: the same for each try to send it. */
		client_id: text("client_id"),
	},
	(table) => [uniqueIndex("stage_mails_client_key").on(table.by, table.client_id)],
);
