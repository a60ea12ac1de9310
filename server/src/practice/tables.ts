import { practiceSides, practiceStates } from "@warmline/contract/practice/practice";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant } from "../platform/db/columns.ts";

const someone = (name: string) => uuid(name).references(() => members.id, { onDelete: "set null" });

/** A chat between two members, of whom one plays a visitor. It is no chat: nothing counts it, no visitor is in it. */
export const practice_rooms = pgTable(
	"practice_rooms",
	{
		id: uuid("id").primaryKey(),
		state: text("state", { enum: practiceStates }).notNull(),
		/** Who practises listening. */
		learner_id: someone("learner_id"),
		/** Who plays the visitor. */
		partner_id: someone("partner_id"),
		/** The script card that the partner plays, by its name in the content. */
		card: text("card"),
		/** The last line's. */
		seq: integer("seq").notNull().default(0),
		opened_at: instant("opened_at").notNull(),
		started_at: instant("started_at"),
		ended_at: instant("ended_at"),
	},
	(table) => [
		// One at a time: who is in two rooms leaves somebody alone in one.
		uniqueIndex("practice_rooms_learner_key").on(table.learner_id).where(sql`${table.state} <> 'ended'`),
		uniqueIndex("practice_rooms_partner_key").on(table.partner_id).where(sql`${table.state} <> 'ended'`),
		index("practice_rooms_state").on(table.state, table.id),
		index("practice_rooms_of_learner").on(table.learner_id, table.id),
		index("practice_rooms_of_partner").on(table.partner_id, table.id),
		check("practice_rooms_two_people", sql`${table.learner_id} <> ${table.partner_id}`),
	],
);

export const practice_lines = pgTable(
	"practice_lines",
	{
		room_id: uuid("room_id")
			.notNull()
			.references(() => practice_rooms.id, { onDelete: "cascade" }),
		seq: integer("seq").notNull(),
		/** Which the sender's page gave it: sent again it is stored once. */
		client_id: text("client_id").notNull(),
		side: text("side", { enum: practiceSides }).notNull(),
		text: text("text").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.room_id, table.seq] }),
		uniqueIndex("practice_lines_client_key").on(table.room_id, table.side, table.client_id),
	],
);

/** What somebody says afterwards, or meanwhile, of one line. */
export const practice_comments = pgTable(
	"practice_comments",
	{
		id: uuid("id").primaryKey(),
		room_id: uuid("room_id").notNull(),
		seq: integer("seq").notNull(),
		author_id: someone("author_id"),
		/** Which the author's page gave it: sent again it is stored once. */
		client_id: text("client_id").notNull(),
		text: text("text").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [
		foreignKey({
			columns: [table.room_id, table.seq],
			foreignColumns: [practice_lines.room_id, practice_lines.seq],
		}).onDelete("cascade"),
		index("practice_comments_room").on(table.room_id, table.id),
		index("practice_comments_author").on(table.author_id),
		uniqueIndex("practice_comments_client_key").on(table.room_id, table.author_id, table.client_id),
	],
);
