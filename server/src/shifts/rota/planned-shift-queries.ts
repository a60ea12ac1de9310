import { agentRoles } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import type { ShiftRow, WaitingRow } from "../shift-queries.ts";
import { bookings, shifts, waiting_places } from "../tables.ts";
import { closingOf } from "./closed-days/closed-day-queries.ts";
import type { WeeklyRow } from "./weekly-shifts/weekly-queries.ts";

const idsWhere = async (db: Db, which: SQL | undefined): Promise<string[]> =>
	(await db.select({ id: shifts.id }).from(shifts).where(which)).map(({ id }) => id);

/** Those to come that a weekly shift has brought, and that nobody has changed by hand. */
export const idsOfWeekly = (
	db: Db,
	{ weekday, shift_time_id }: Pick<WeeklyRow, "weekday" | "shift_time_id">,
	now: Date,
): Promise<string[]> =>
	idsWhere(
		db,
		and(
			gt(shifts.starts_at, now),
			eq(shifts.shift_time_id, shift_time_id),
			eq(shifts.by_hand, false),
			sql`extract(dow FROM ${shifts.day}) = ${weekday}`,
		),
	);

export const idsAtTime = (db: Db, shiftTimeId: string, now: Date): Promise<string[]> =>
	idsWhere(db, and(gt(shifts.starts_at, now), eq(shifts.shift_time_id, shiftTimeId)));

/** Those to come on days that are closed by this. */
export const idsOnClosed = (db: Db, closedDaysId: string, now: Date): Promise<string[]> =>
	idsWhere(
		db,
		and(
			gt(shifts.starts_at, now),
			isNull(shifts.off_at),
			sql`EXISTS (SELECT 1 FROM (${closingOf(sql`${shifts.day}`)}) AS closing WHERE closing.id = ${closedDaysId})`,
		),
	);

/** Those to come that were called off with these days. */
export const idsOffBy = (db: Db, closedDaysId: string, now: Date): Promise<string[]> =>
	idsWhere(db, and(gt(shifts.starts_at, now), eq(shifts.closed_days_id, closedDaysId)));

export const shiftAt = async (db: Db, day: string, shiftTimeId: string): Promise<ShiftRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(shifts)
			.where(and(eq(shifts.day, day), eq(shifts.shift_time_id, shiftTimeId))),
	);

export const insertShift = async (tx: Db, shift: typeof shifts.$inferInsert): Promise<ShiftRow> => {
	const [made] = await tx.insert(shifts).values(shift).returning();
	if (!made) throw new Error("a shift was not stored");
	return made;
};

export const setShift = async (tx: Db, id: string, changes: Partial<ShiftRow>): Promise<ShiftRow> => {
	const [changed] = await tx.update(shifts).set(changes).where(eq(shifts.id, id)).returning();
	if (!changed) throw new Error("a shift was not there");
	return changed;
};

type Off = Pick<ShiftRow, "off_at" | "off_reason" | "closed_days_id">;

export const setOff = async (tx: Db, ids: readonly string[], off: Off): Promise<void> => {
	await tx.update(shifts).set(off).where(isAnyOf(shifts.id, ids));
};

/** Those of them in which nobody ever had a place, or waited for one. */
export const deleteUntouched = async (tx: Db, ids: readonly string[]): Promise<void> => {
	await tx
		.delete(shifts)
		.where(
			and(
				isAnyOf(shifts.id, ids),
				sql`NOT EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.shift_id} = ${shifts.id})`,
				sql`NOT EXISTS (SELECT 1 FROM ${waiting_places} WHERE ${waiting_places.shift_id} = ${shifts.id})`,
			),
		);
};

/**
 * They are on again, but for those whose days are closed by others, too: they are off by those. Answers the ids of those
 * that are on.
 */
export const putOnAgain = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
	const { rows } = await tx.execute<{ id: string; on: boolean }>(sql`
		UPDATE ${shifts} SET
			off_at = CASE WHEN found.closed_days_id IS NOT NULL THEN ${shifts.off_at} END,
			off_reason = found.reason,
			closed_days_id = found.closed_days_id
		FROM (
			SELECT put.id, closing.id AS closed_days_id, closing.name AS reason
			FROM ${shifts} AS put
			LEFT JOIN LATERAL (${closingOf(sql.raw("put.day"))} LIMIT 1) AS closing ON true
			WHERE put.id = ANY(${sql.param([...ids])}::uuid[])
		) AS found
		WHERE ${shifts.id} = found.id
		RETURNING ${shifts.id} AS id, ${shifts.off_at} IS NULL AS on`);
	return rows.filter(({ on }) => on).map(({ id }) => id);
};

type Lost = { shift_id: string; member_id: string; waited: boolean };

/** Who lost a place in these shifts, or the wait for one, when they were called off, and still works in shifts. */
export const lostWithShifts = async (tx: Db, ids: readonly string[]): Promise<Lost[]> => {
	const works = and(eq(members.is_active, true), inArray(members.role, [...agentRoles]));
	const lostFrom = (table: typeof bookings | typeof waiting_places, how: string, waited: boolean) => sql`
		SELECT ${table.shift_id} AS shift_id, ${table.member_id} AS member_id, ${waited}::boolean AS waited
		FROM ${table}
		JOIN ${shifts} ON ${shifts.id} = ${table.shift_id}
		JOIN ${members} ON ${members.id} = ${table.member_id}
		WHERE ${isAnyOf(shifts.id, ids)} AND ${table.ended_how} = ${how} AND ${table.ended_at} >= ${shifts.off_at}
			AND ${works}`;
	const { rows } = await tx.execute<Lost>(sql`
		${lostFrom(bookings, "called_off", false)} UNION ${lostFrom(waiting_places, "over", true)}
		ORDER BY shift_id, member_id`);
	return rows;
};

/** Places of a part that somebody has, or that are kept for somebody. */
const takenPlaces = (part: ShiftPart, now: Date): SQL => sql`(
	(SELECT count(*) FROM ${bookings}
		WHERE ${bookings.shift_id} = ${shifts.id} AND ${bookings.part} = ${part} AND ${bookings.ended_at} IS NULL)
	+ (SELECT count(*) FROM ${waiting_places}
		WHERE ${waiting_places.shift_id} = ${shifts.id} AND ${waiting_places.part} = ${part}
			AND ${waiting_places.ended_at} IS NULL AND ${waiting_places.offer_until} > ${now})
)::integer`;

/** They need so many from now on; not fewer than have a place. */
export const setNeeds = async (
	tx: Db,
	ids: readonly string[],
	{ listeners, supervisors }: Pick<WeeklyRow, "listeners" | "supervisors">,
	now: Date,
): Promise<ShiftRow[]> =>
	tx
		.update(shifts)
		.set({
			listeners: sql`greatest(${listeners}::integer, ${takenPlaces("listener", now)})`,
			supervisors: sql`greatest(${supervisors}::integer, ${takenPlaces("supervisor", now)})`,
		})
		.where(isAnyOf(shifts.id, ids))
		.returning();

/** Nobody waits for a place in these any more, and none is kept for anybody. */
export const endWaitingFor = (tx: Db, ids: readonly string[], now: Date): Promise<WaitingRow[]> =>
	tx
		.update(waiting_places)
		.set({ ended_at: now, ended_how: "over" })
		.where(and(isAnyOf(waiting_places.shift_id, ids), isNull(waiting_places.ended_at)))
		.returning();
