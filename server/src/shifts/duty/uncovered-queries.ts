import { shiftParts } from "@warmline/contract/shifts/parts";
import { and, asc, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, shifts } from "../tables.ts";

const [listener, supervisor] = shiftParts;

/** Spelled out: among what is selected of one table, drizzle leaves the table's name out, and this would be another `id`. */
const shiftId = sql.raw('"shifts"."id"');

const holds = (part: typeof listener | typeof supervisor) => sql<boolean>`EXISTS (
	SELECT FROM bookings AS held WHERE held.shift_id = ${shiftId} AND held.part = ${part} AND held.ended_at IS NULL
)`;

/** Shifts that begin in that time and in which nobody supervises, or nobody listens. */
export const uncoveredBetween = (db: Db, from: Date, until: Date) =>
	db
		.select({
			id: shifts.id,
			starts_at: shifts.starts_at,
			supervision_asked_at: shifts.supervision_asked_at,
			supervised: holds(supervisor),
			attended: holds(listener),
		})
		.from(shifts)
		.where(
			and(
				gt(shifts.starts_at, from),
				lte(shifts.starts_at, until),
				isNull(shifts.off_at),
				sql`NOT (${holds(supervisor)} AND ${holds(listener)})`,
			),
		)
		.orderBy(asc(shifts.starts_at));

/** The place that was taken last in a shift that is covered. */
export const lastPlaceTaken = async (db: Db, shiftId: string) =>
	firstRow(
		await db
			.select({ at: bookings.booked_at, by: bookings.member_id })
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(
				and(
					eq(bookings.shift_id, shiftId),
					isNull(bookings.ended_at),
					sql`${holds(supervisor)} AND ${holds(listener)}`,
				),
			)
			.orderBy(desc(bookings.booked_at), desc(bookings.id))
			.limit(1),
	);
