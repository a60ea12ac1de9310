import { and, asc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { daysBefore } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, shifts } from "../tables.ts";

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Days after which it is left to a person to say who was there. */
const daysLookedBack = 31;

/**
 * Who has not checked in to a shift that is over was not there. A shift without a supervisor or without a listener was
 * none, and nobody need have come.
 */
export const markAbsent = async (
	tx: Db,
	now: Date,
): Promise<{ member_id: string; shift_id: string; starts_at: Date }[]> => {
	const { rows } = await tx.execute<{ member_id: string; shift_id: string; starts: number; attendance: string }>(sql`
		UPDATE bookings SET attendance = CASE
			WHEN EXISTS (SELECT 1 FROM bookings o WHERE o.shift_id = s.id AND o.ended_at IS NULL AND o.part = 'supervisor')
				AND EXISTS (SELECT 1 FROM bookings o WHERE o.shift_id = s.id AND o.ended_at IS NULL AND o.part = 'listener')
			THEN 'no_show' ELSE 'excused' END
		FROM shifts s
		WHERE s.id = bookings.shift_id AND s.off_at IS NULL
			AND s.ends_at <= ${instant(now)} AND s.ends_at > ${instant(daysBefore(now, daysLookedBack))}
			AND bookings.ended_at IS NULL AND bookings.checked_in_at IS NULL AND bookings.attendance = 'booked'
		RETURNING bookings.member_id, bookings.shift_id, (extract(epoch FROM s.starts_at) * 1000)::float8 AS starts, attendance`);
	return rows
		.filter(({ attendance }) => attendance === "no_show")
		.map(({ member_id, shift_id, starts }) => ({ member_id, shift_id, starts_at: new Date(starts) }));
};

/** When the first shift begins, of those from then on, to which somebody has checked in. */
export const beginOfNextDuty = async (db: Db, memberId: string, from: Date): Promise<Date | undefined> =>
	firstRow(
		await db
			.select({ starts_at: shifts.starts_at })
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(
				and(
					eq(bookings.member_id, memberId),
					isNotNull(bookings.checked_in_at),
					or(isNull(bookings.ended_at), eq(bookings.attendance, "worked")),
					gte(shifts.starts_at, from),
				),
			)
			.orderBy(asc(shifts.starts_at))
			.limit(1),
	)?.starts_at;

/** Checks out who forgot it, or this one: they were there until the end, and not longer. Answers who it was. */
export const checkOutForgotten = async (tx: Db, now: Date, overBefore: Date, memberId?: string): Promise<string[]> => {
	const { rows } = await tx.execute<{ member_id: string }>(sql`
		UPDATE bookings SET checked_out_at = ${instant(now)}, attendance = 'worked',
			minutes = coalesce(minutes, 0) + greatest(0, round(extract(epoch FROM s.ends_at - greatest(s.starts_at, bookings.checked_in_at)) / 60))::int
		FROM shifts s
		WHERE s.id = bookings.shift_id AND s.ends_at <= ${instant(overBefore)}
			AND bookings.checked_in_at IS NOT NULL AND bookings.checked_out_at IS NULL AND bookings.ended_at IS NULL
			AND ${memberId === undefined ? sql`true` : eq(bookings.member_id, memberId)}
		RETURNING bookings.member_id`);
	return rows.map(({ member_id }) => member_id);
};
