import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { and, asc, eq, gt, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { bookings, shifts, waiting_places } from "./tables.ts";

export type ShiftRow = typeof shifts.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;
export type WaitingRow = typeof waiting_places.$inferSelect;

/** A booking, with what everybody may know about the member. */
export type PlaceRow = Pick<
	BookingRow,
	"id" | "shift_id" | "member_id" | "part" | "cover_wanted_at" | "cover_reason" | "attendance" | "minutes"
> & {
	first_name: string;
	nickname: string | null;
};

export const shiftById = async (db: Db, id: string) =>
	firstRow(await db.select().from(shifts).where(eq(shifts.id, id)));

/** By their start. */
export const shiftsByIds = (db: Db, ids: readonly string[]): Promise<ShiftRow[]> =>
	db.select().from(shifts).where(isAnyOf(shifts.id, ids)).orderBy(asc(shifts.starts_at), asc(shifts.id));

const readAs = (at: string | null) => (at === null ? null : new Date(at));

/** Those that begin in it, by their start: hundreds of rows, as `placesIn` reads them. */
export const shiftsBetween = async (db: Db, from: Date, until: Date): Promise<ShiftRow[]> => {
	type Written = Record<"starts_at" | "ends_at", string> & Record<"off_at" | "closed_at", string | null>;
	const { rows } = await db.execute<Omit<ShiftRow, keyof Written> & Written>(sql`
		SELECT * FROM shifts WHERE starts_at >= ${from} AND starts_at < ${until} ORDER BY starts_at, ends_at, id`);
	return rows.map((row) =>
		Object.assign(row, {
			starts_at: new Date(row.starts_at),
			ends_at: new Date(row.ends_at),
			off_at: readAs(row.off_at),
			closed_at: readAs(row.closed_at),
		}),
	);
};

/**
 * Supervisors first, each part in the order of booking. A week may have thousands of them: rows that nobody turns into
 * others take half as long, and the order by a question a third of that by the words themselves.
 */
export const placesIn = async (db: Db, shiftIds: readonly string[]): Promise<PlaceRow[]> => {
	const { rows } = await db.execute<Omit<PlaceRow, "cover_wanted_at"> & { cover_wanted_at: string | null }>(sql`
		SELECT bookings.id, shift_id, member_id, part, cover_wanted_at, cover_reason, attendance, minutes,
			first_name, nickname
		FROM bookings JOIN members ON members.id = member_id
		WHERE ${isAnyOf(bookings.shift_id, shiftIds)} AND ended_at IS NULL
		ORDER BY part <> 'supervisor', bookings.id`);
	return rows.map((row) => Object.assign(row, { cover_wanted_at: readAs(row.cover_wanted_at) }));
};

/** Rows that are of a shift, by its id, in the order in which they came. */
export const byShift = <T extends { shift_id: string }>(rows: readonly T[]): Map<string, T[]> => {
	const found = new Map<string, T[]>();
	for (const row of rows) {
		const known = found.get(row.shift_id);
		if (known) known.push(row);
		else found.set(row.shift_id, [row]);
	}
	return found;
};

/** Who waits for a place in the shifts that begin in it, in the order of coming. */
export const waitingBetween = (db: Db, from: Date, until: Date): Promise<WaitingRow[]> => {
	const begin = db
		.select({ id: shifts.id })
		.from(shifts)
		.where(and(gte(shifts.starts_at, from), lt(shifts.starts_at, until)));
	return db
		.select()
		.from(waiting_places)
		.where(and(inArray(waiting_places.shift_id, begin), isNull(waiting_places.ended_at)))
		.orderBy(asc(waiting_places.id));
};

/** In the order of coming. */
export const waitingFor = (db: Db, shiftIds: readonly string[]): Promise<WaitingRow[]> =>
	db
		.select()
		.from(waiting_places)
		.where(and(isAnyOf(waiting_places.shift_id, shiftIds), isNull(waiting_places.ended_at)))
		.orderBy(asc(waiting_places.id));

export type OwnPlace = BookingRow & Pick<ShiftRow, "day" | "starts_at" | "ends_at" | "off_at">;

/** Booked when the shift was called off, as it still is. */
export const lostWithShift = and(eq(bookings.ended_how, "called_off"), gte(bookings.ended_at, shifts.off_at));

/** Places of these members in shifts that run at some time of it, and those that they lost with the shift. */
export const ownPlaces = async (db: Db, memberIds: readonly string[], from: Date, until: Date): Promise<OwnPlace[]> =>
	(
		await db
			.select({
				booking: bookings,
				times: { day: shifts.day, starts_at: shifts.starts_at, ends_at: shifts.ends_at, off_at: shifts.off_at },
			})
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(
				and(
					isAnyOf(bookings.member_id, memberIds),
					or(isNull(bookings.ended_at), lostWithShift),
					lt(shifts.starts_at, until),
					gt(shifts.ends_at, from),
				),
			)
			.orderBy(asc(shifts.starts_at))
	).map(({ booking, times }) => ({ ...booking, ...times }));

/** In the order of their ids, so that two acts that need the same shifts cannot wait for each other. */
export const lockShifts = (tx: Db, ids: readonly string[]): Promise<ShiftRow[]> =>
	tx
		.select()
		.from(shifts)
		.where(inArray(shifts.id, [...ids]))
		.orderBy(asc(shifts.id))
		.for("no key update");

export const insertBooking = async (
	tx: Db,
	booking: { id: string; shift_id: string; member_id: string; part: ShiftPart; booked_at: Date },
): Promise<BookingRow> => {
	const [made] = await tx.insert(bookings).values(booking).returning();
	if (!made) throw new Error("a booking was not stored");
	return made;
};

export const bookingOf = async (db: Db, shiftId: string, memberId: string): Promise<BookingRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(bookings)
			.where(and(eq(bookings.shift_id, shiftId), eq(bookings.member_id, memberId), isNull(bookings.ended_at))),
	);

export const setBooking = async (db: Db, id: string, changes: Partial<BookingRow>): Promise<void> => {
	await db.update(bookings).set(changes).where(eq(bookings.id, id));
};

export const setBookings = async (db: Db, ids: readonly string[], changes: Partial<BookingRow>): Promise<void> => {
	if (ids.length > 0) await db.update(bookings).set(changes).where(isAnyOf(bookings.id, ids));
};
