import { attendances, placeEndings, shiftParts } from "@warmline/contract/shifts/parts";
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	time,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { bytea, instant } from "../platform/db/columns.ts";

/** Hours of the organisation's day at which shifts stand. */
export const shift_times = pgTable(
	"shift_times",
	{
		id: uuid("id").primaryKey(),
		start_time: time("start_time", { precision: 0 }).notNull(),
		end_time: time("end_time", { precision: 0 }).notNull(),
		/** No more shifts from then on; what was at these hours is kept. */
		retired_at: instant("retired_at"),
	},
	(table) => [unique("shift_times_hours_key").on(table.start_time, table.end_time)],
);

/** The shifts of every week. */
export const weekly_shifts = pgTable(
	"weekly_shifts",
	{
		/** 0 for Sunday. */
		weekday: integer("weekday").notNull(),
		shift_time_id: uuid("shift_time_id")
			.notNull()
			.references(() => shift_times.id),
		listeners: integer("listeners").notNull(),
		supervisors: integer("supervisors").notNull(),
	},
	(table) => [primaryKey({ columns: [table.weekday, table.shift_time_id] })],
);

/** Days without shifts. */
export const closed_days = pgTable("closed_days", {
	id: uuid("id").primaryKey(),
	first: date("first").notNull(),
	last: date("last").notNull(),
	name: text("name").notNull(),
	/** On the same days of every year. */
	yearly: boolean("yearly").notNull(),
});

/** One row: how booking goes. */
export const rota_settings = pgTable(
	"rota_settings",
	{
		id: integer("id").primaryKey(),
		booking_weeks: integer("booking_weeks").notNull().default(8),
		cancel_hours: integer("cancel_hours").notNull().default(0),
		weekly_cap: integer("weekly_cap").notNull().default(3),
		rest_hours: integer("rest_hours").notNull().default(8),
		offer_minutes: integer("offer_minutes").notNull().default(120),
		/** The last day for which shifts were made. */
		planned_until: date("planned_until"),
	},
	(table) => [check("rota_settings_one_row", sql`${table.id} = 1`)],
);

export const shifts = pgTable(
	"shifts",
	{
		id: uuid("id").primaryKey(),
		shift_time_id: uuid("shift_time_id")
			.notNull()
			.references(() => shift_times.id),
		/** On the clocks of the organisation; the instants follow from it, on both nights of daylight saving too. */
		day: date("day").notNull(),
		starts_at: instant("starts_at").notNull(),
		ends_at: instant("ends_at").notNull(),
		/** How many it needs. */
		listeners: integer("listeners").notNull(),
		supervisors: integer("supervisors").notNull(),
		/** Changed or added by hand: the weekly shifts do not touch it. */
		by_hand: boolean("by_hand").notNull().default(false),
		/** Of the hours before the start at which supervisors are asked where nobody supervises it: the last that was done, and when. */
		supervision_asked: integer("supervision_asked"),
		supervision_asked_at: instant("supervision_asked_at"),
		off_at: instant("off_at"),
		off_reason: text("off_reason"),
		/** Called off with these days, and put on again with them. */
		closed_days_id: uuid("closed_days_id").references(() => closed_days.id, { onDelete: "set null" }),
		closed_at: instant("closed_at"),
		closed_by: uuid("closed_by").references(() => members.id, { onDelete: "set null" }),
		close_note: text("close_note"),
	},
	(table) => [
		unique("shifts_day_time_key").on(table.day, table.shift_time_id),
		index("shifts_starts_at").on(table.starts_at),
		index("shifts_ends_at").on(table.ends_at),
		index("shifts_closed_days_id").on(table.closed_days_id),
	],
);

/** Somebody's place in a shift. Kept when it was given up. */
export const bookings = pgTable(
	"bookings",
	{
		/** UUID v7: who has booked earlier is first. The name of the event in calendars. */
		id: uuid("id").primaryKey(),
		shift_id: uuid("shift_id")
			.notNull()
			.references(() => shifts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		part: text("part", { enum: shiftParts }).notNull(),
		booked_at: instant("booked_at").notNull(),
		ended_at: instant("ended_at"),
		ended_how: text("ended_how", { enum: placeEndings }),
		/** Since when they have been looking for cover. */
		cover_wanted_at: instant("cover_wanted_at"),
		cover_reason: text("cover_reason"),
		/** They have confirmed that they will come. */
		confirmed_at: instant("confirmed_at"),
		checked_in_at: instant("checked_in_at"),
		checked_out_at: instant("checked_out_at"),
		/** It was heavy, and they would like to talk to somebody. */
		heavy: boolean("heavy").notNull().default(false),
		leaving_words: text("leaving_words"),
		debriefed_at: instant("debriefed_at"),
		debriefed_by: uuid("debriefed_by").references(() => members.id, { onDelete: "set null" }),
		attendance: text("attendance", { enum: attendances }).notNull().default("booked"),
		/** Support time, once they have attended. */
		minutes: integer("minutes"),
		reminded_day_at: instant("reminded_day_at"),
		reminded_hour_at: instant("reminded_hour_at"),
		/** Of the link in their reminders. */
		reminder_hash: bytea("reminder_hash"),
	},
	(table) => [
		uniqueIndex("bookings_once_key").on(table.shift_id, table.member_id).where(sql`${table.ended_at} IS NULL`),
		index("bookings_shift_id").on(table.shift_id),
		index("bookings_member_id").on(table.member_id, table.shift_id),
		uniqueIndex("bookings_reminder_key").on(table.reminder_hash),
		index("bookings_on_duty")
			.on(table.shift_id)
			.where(sql`${table.checked_in_at} IS NOT NULL AND ${table.checked_out_at} IS NULL AND ${table.ended_at} IS NULL`),
		index("bookings_to_debrief").on(table.checked_out_at).where(sql`${table.heavy} AND ${table.debriefed_at} IS NULL`),
		check("bookings_ended_how", sql`(${table.ended_at} IS NULL) = (${table.ended_how} IS NULL)`),
	],
);

/** Who waits for a place in a full shift. */
export const waiting_places = pgTable(
	"waiting_places",
	{
		/** UUID v7: the order of coming. */
		id: uuid("id").primaryKey(),
		shift_id: uuid("shift_id")
			.notNull()
			.references(() => shifts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		part: text("part", { enum: shiftParts }).notNull(),
		joined_at: instant("joined_at").notNull(),
		/** A place is reserved for them until then. */
		offered_at: instant("offered_at"),
		offer_until: instant("offer_until"),
		ended_at: instant("ended_at"),
		/** `missed`: they did not answer in time. `over`: the shift began, or was called off. */
		ended_how: text("ended_how", { enum: ["taken", "declined", "missed", "left", "over"] }),
	},
	(table) => [
		uniqueIndex("waiting_places_once_key").on(table.shift_id, table.member_id).where(sql`${table.ended_at} IS NULL`),
		index("waiting_places_shift_id").on(table.shift_id, table.id),
		index("waiting_places_member_id").on(table.member_id),
		index("waiting_places_offer_until").on(table.offer_until).where(sql`${table.ended_at} IS NULL`),
	],
);

/** A member offers their booking in exchange for another's. */
export const swaps = pgTable(
	"swaps",
	{
		id: uuid("id").primaryKey(),
		gives_booking_id: uuid("gives_booking_id")
			.notNull()
			.references(() => bookings.id, { onDelete: "cascade" }),
		gets_booking_id: uuid("gets_booking_id")
			.notNull()
			.references(() => bookings.id, { onDelete: "cascade" }),
		asked_at: instant("asked_at").notNull(),
		ended_at: instant("ended_at"),
		ended_how: text("ended_how", { enum: ["accepted", "declined", "withdrawn", "over"] }),
	},
	(table) => [
		uniqueIndex("swaps_once_key")
			.on(table.gives_booking_id, table.gets_booking_id)
			.where(sql`${table.ended_at} IS NULL`),
		index("swaps_gets_booking_id").on(table.gets_booking_id),
	],
);

/** Who was asked to come to a shift that lacks people. */
export const call_outs = pgTable(
	"call_outs",
	{
		shift_id: uuid("shift_id")
			.notNull()
			.references(() => shifts.id, { onDelete: "cascade" }),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		part: text("part", { enum: shiftParts }).notNull(),
		asked_at: instant("asked_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.shift_id, table.member_id, table.part] }),
		index("call_outs_member_id").on(table.member_id),
	],
);

/** The private address by which a calendar shows somebody's shifts. */
export const calendar_feeds = pgTable("calendar_feeds", {
	member_id: uuid("member_id")
		.primaryKey()
		.references(() => members.id, { onDelete: "cascade" }),
	token_hash: bytea("token_hash").notNull().unique(),
	made_at: instant("made_at").notNull(),
	read_at: instant("read_at"),
});
