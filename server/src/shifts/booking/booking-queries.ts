import { agentRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { lostWithShift, type ShiftRow } from "../shift-queries.ts";
import { bookings, shifts, waiting_places } from "../tables.ts";

/**
 * Who has a place in a shift that is not over, or waits for one, and is locked out, or works in no shifts by their role;
 * or has one to supervise, and supervises no more: of them only that part.
 */
export const membersPastTheirPlaces = async (
	db: Db,
	now: Date,
): Promise<{ member_id: string; only: "supervisor" | null }[]> => {
	const ofShiftsAhead = (table: typeof bookings | typeof waiting_places) => sql`
		SELECT ${table.member_id}, ${table.part} FROM ${table} JOIN ${shifts} ON ${shifts.id} = ${table.shift_id}
		WHERE ${table.ended_at} IS NULL AND ${gt(shifts.ends_at, now)}`;
	const works = and(eq(members.is_active, true), inArray(members.role, [...agentRoles]));
	const supervises = inArray(members.role, [...supervisingRoles]);
	const { rows } = await db.execute<{ member_id: string; only: "supervisor" | null }>(sql`
		SELECT DISTINCT held.member_id, CASE WHEN ${works} THEN 'supervisor' END AS only
		FROM (${ofShiftsAhead(bookings)} UNION ${ofShiftsAhead(waiting_places)}) AS held
		JOIN ${members} ON ${members.id} = held.member_id
		WHERE NOT (${works}) OR (held.part = 'supervisor' AND NOT (${supervises}))
		ORDER BY held.member_id`);
	return rows;
};

/** Shifts that are not over in which somebody has a place, or waits for one, or had one when they were called off, by their start. */
export const shiftsOf = (db: Db, memberId: string, now: Date): Promise<ShiftRow[]> => {
	const shiftIdsIn = (table: typeof bookings | typeof waiting_places) =>
		sql`SELECT ${table.shift_id} FROM ${table} WHERE ${table.member_id} = ${memberId} AND ${table.ended_at} IS NULL`;
	const lost = and(eq(bookings.shift_id, shifts.id), eq(bookings.member_id, memberId), lostWithShift);
	return db
		.select()
		.from(shifts)
		.where(
			and(
				gt(shifts.ends_at, now),
				sql`(${shifts.id} IN (${shiftIdsIn(bookings)} UNION ${shiftIdsIn(waiting_places)})
					OR EXISTS (SELECT 1 FROM ${bookings} WHERE ${lost}))`,
			),
		)
		.orderBy(asc(shifts.starts_at), asc(shifts.ends_at), asc(shifts.id));
};
