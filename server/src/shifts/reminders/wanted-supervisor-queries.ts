import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { bookings, shifts } from "../tables.ts";

/**
 * Shifts that begin in that time, that nobody supervises, and for which it was not asked at this mark, locked: what
 * another server has locked it asks for itself.
 */
export const lockUnsupervised = (tx: Db, mark: number, [after, until]: readonly [Date, Date]): Promise<ShiftRow[]> =>
	tx
		.select()
		.from(shifts)
		.where(
			and(
				gt(shifts.starts_at, after),
				lte(shifts.starts_at, until),
				isNull(shifts.off_at),
				or(isNull(shifts.supervision_asked), gt(shifts.supervision_asked, mark)),
				notExists(
					tx
						.select({ one: sql`1` })
						.from(bookings)
						.where(and(eq(bookings.shift_id, shifts.id), eq(bookings.part, "supervisor"), isNull(bookings.ended_at))),
				),
			),
		)
		.orderBy(asc(shifts.starts_at), asc(shifts.id))
		.for("no key update", { skipLocked: true });

export const noteSupervisionAsked = async (
	tx: Db,
	shiftIds: readonly string[],
	mark: number,
	now: Date,
): Promise<void> => {
	await tx
		.update(shifts)
		.set({ supervision_asked: mark, supervision_asked_at: now })
		.where(isAnyOf(shifts.id, shiftIds));
};
