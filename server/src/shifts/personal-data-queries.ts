import { asc, eq, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { place_requests } from "./place-requests/tables.ts";
import { bookings, calendar_feeds, call_outs, shifts, swaps, waiting_places } from "./tables.ts";

const when = { starts_at: shifts.starts_at, ends_at: shifts.ends_at };

/** By the start of the shifts. */
export const bookingsKeptOf = (db: Db, memberId: string) =>
	db
		.select({
			...when,
			part: bookings.part,
			booked_at: bookings.booked_at,
			ended_at: bookings.ended_at,
			ended_how: bookings.ended_how,
			cover_wanted_at: bookings.cover_wanted_at,
			cover_reason: bookings.cover_reason,
			confirmed_at: bookings.confirmed_at,
			checked_in_at: bookings.checked_in_at,
			checked_out_at: bookings.checked_out_at,
			attendance: bookings.attendance,
			minutes: bookings.minutes,
			heavy: bookings.heavy,
			leaving_words: bookings.leaving_words,
			debriefed_at: bookings.debriefed_at,
		})
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(eq(bookings.member_id, memberId))
		.orderBy(asc(shifts.starts_at), asc(bookings.id));

export const waitingKeptOf = (db: Db, memberId: string) =>
	db
		.select({
			...when,
			part: waiting_places.part,
			joined_at: waiting_places.joined_at,
			offered_at: waiting_places.offered_at,
			ended_at: waiting_places.ended_at,
			ended_how: waiting_places.ended_how,
		})
		.from(waiting_places)
		.innerJoin(shifts, eq(shifts.id, waiting_places.shift_id))
		.where(eq(waiting_places.member_id, memberId))
		.orderBy(asc(waiting_places.id));

const [gives, gets] = [alias(bookings, "gives"), alias(bookings, "gets")];
const [givesShift, getsShift] = [alias(shifts, "gives_shift"), alias(shifts, "gets_shift")];

/** What they asked, and what they were asked; who the other was is the other's. */
export const swapsKeptOf = async (db: Db, memberId: string) => {
	const rows = await db
		.select({
			asker: gives.member_id,
			giving: givesShift.starts_at,
			getting: getsShift.starts_at,
			asked_at: swaps.asked_at,
			ended_at: swaps.ended_at,
			ended_how: swaps.ended_how,
		})
		.from(swaps)
		.innerJoin(gives, eq(gives.id, swaps.gives_booking_id))
		.innerJoin(gets, eq(gets.id, swaps.gets_booking_id))
		.innerJoin(givesShift, eq(givesShift.id, gives.shift_id))
		.innerJoin(getsShift, eq(getsShift.id, gets.shift_id))
		.where(or(eq(gives.member_id, memberId), eq(gets.member_id, memberId)))
		.orderBy(asc(swaps.id));
	return rows.map(({ asker, giving, getting, ...swap }) => {
		const asked = asker === memberId;
		return {
			asked_by_self: asked,
			own_shift: asked ? giving : getting,
			other_shift: asked ? getting : giving,
			...swap,
		};
	});
};

export const callOutsKeptOf = (db: Db, memberId: string) =>
	db
		.select({ ...when, part: call_outs.part, asked_at: call_outs.asked_at })
		.from(call_outs)
		.innerJoin(shifts, eq(shifts.id, call_outs.shift_id))
		.where(eq(call_outs.member_id, memberId))
		.orderBy(asc(call_outs.asked_at));

export const placeRequestsKeptOf = (db: Db, memberId: string) =>
	db
		.select({
			...when,
			part: place_requests.part,
			asked_at: place_requests.asked_at,
			ended_at: place_requests.ended_at,
			ended_how: place_requests.ended_how,
		})
		.from(place_requests)
		.innerJoin(shifts, eq(shifts.id, place_requests.shift_id))
		.where(eq(place_requests.member_id, memberId))
		.orderBy(asc(place_requests.id));

/** Shifts that they closed, with their note. */
export const closingsBy = (db: Db, memberId: string) =>
	db
		.select({ ...when, closed_at: shifts.closed_at, note: shifts.close_note })
		.from(shifts)
		.where(eq(shifts.closed_by, memberId))
		.orderBy(asc(shifts.starts_at));

export const calendarKeptOf = async (db: Db, memberId: string) =>
	firstRow(
		await db
			.select({ made_at: calendar_feeds.made_at, read_at: calendar_feeds.read_at })
			.from(calendar_feeds)
			.where(eq(calendar_feeds.member_id, memberId)),
	);

/** With the swaps that hang on them. */
export const deletePlacesOf = async (tx: Db, memberId: string): Promise<void> => {
	await tx.delete(waiting_places).where(eq(waiting_places.member_id, memberId));
	await tx.delete(call_outs).where(eq(call_outs.member_id, memberId));
	await tx.delete(place_requests).where(eq(place_requests.member_id, memberId));
	await tx.delete(calendar_feeds).where(eq(calendar_feeds.member_id, memberId));
	await tx.delete(bookings).where(eq(bookings.member_id, memberId));
};
