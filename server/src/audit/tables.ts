import { type AuditedAct, auditActs } from "@warmline/contract/audit/calls";
import { isNotNull } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../platform/db/columns.ts";

/** Names are kept as they were, and there are no foreign keys: a line outlives the member and the chat it tells of. */
export const audit_log = pgTable(
	"audit_log",
	{
		/** UUID v7, so that ids sort by time. */
		id: uuid("id").primaryKey(),
		at: instant("at").notNull(),
		act: text("act", { enum: auditActs }).notNull(),
		member_id: uuid("member_id").notNull(),
		member_name: text("member_name").notNull(),
		chat_id: uuid("chat_id"),
		about_id: uuid("about_id"),
		about_name: text("about_name"),
		params: jsonb("params").$type<AuditedAct["params"]>(),
		/** What a version before `params` writes; read into them at the next start. */
		detail: text("detail"),
	},
	(table) => [
		index("audit_log_member").on(table.member_id, table.id),
		index("audit_log_about").on(table.about_id, table.id),
		// Of days long ago; the newest lines are found by their ids.
		index("audit_log_at").on(table.at),
		index("audit_log_chat").on(table.chat_id, table.id),
		index("audit_log_detail").on(table.id).where(isNotNull(table.detail)),
	],
);
