import { and, asc, desc, eq, exists, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db, Queries } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { bookings, shifts } from "../tables.ts";

/** No shift is longer; by it those that run are found without looking at all there will be. */
const dayMinutes = 24 * 60;

/** Has checked in to a shift and not checked out. */
export const isOnDuty = and(
	isNotNull(bookings.checked_in_at),
	isNull(bookings.checked_out_at),
	isNull(bookings.ended_at),
);

const preparedCheckedIn = prepared((db) =>
	db
		.select({
			id: bookings.id,
			shift_id: bookings.shift_id,
			member_id: bookings.member_id,
			part: bookings.part,
			checked_in_at: bookings.checked_in_at,
			ends_at: shifts.ends_at,
			first_name: members.first_name,
			nickname: members.nickname,
			role: members.role,
			presence: members.presence,
			is_active: members.is_active,
			is_verified: members.is_verified,
		})
		.from(bookings)
		.innerJoin(members, eq(members.id, bookings.member_id))
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(isOnDuty)
		.orderBy(desc(bookings.part), asc(bookings.checked_in_at), asc(bookings.id))
		.prepare("checked_in"),
);

/** Who has checked in and not checked out, supervisors first. */
export const checkedInRows = async (db: Db) =>
	(await preparedCheckedIn(db).execute()).flatMap(({ checked_in_at, ...row }) =>
		checked_in_at ? [{ ...row, checked_in_at }] : [],
	);
export type CheckedInRow = Awaited<ReturnType<typeof checkedInRows>>[number];

/** Whoever checks one of these out waits until the transaction is over; false when all of them have gone. */
export const lockOneOnDuty = async (tx: Db, bookingIds: readonly string[]): Promise<boolean> =>
	(
		await tx
			.select({ id: bookings.id })
			.from(bookings)
			.where(and(isAnyOf(bookings.id, bookingIds), isOnDuty))
			.orderBy(asc(bookings.id))
			.limit(1)
			.for("share")
	).length > 0;

/** By the same rule as `willBe`. */
const willBe = `s.off_at IS NULL
	AND EXISTS (SELECT 1 FROM bookings b WHERE b.shift_id = s.id AND b.ended_at IS NULL AND b.part = 'supervisor')
	AND EXISTS (SELECT 1 FROM bookings b WHERE b.shift_id = s.id AND b.ended_at IS NULL AND b.part = 'listener')`;

/** From shift to shift, each found by the index. Of a rota without a gap nobody need know more than two days. */
const openingTimesText = `
WITH RECURSIVE chain AS (
	(SELECT s.ends_at FROM shifts s
	WHERE s.ends_at > $1::timestamptz AND s.ends_at < $1::timestamptz + interval '1 day' AND s.starts_at <= $1::timestamptz
		AND ${willBe}
	ORDER BY s.ends_at DESC LIMIT 1)
	UNION ALL
	SELECT n.ends_at FROM chain c CROSS JOIN LATERAL (
		SELECT s.ends_at FROM shifts s
		WHERE c.ends_at < $1::timestamptz + interval '2 days'
			AND s.ends_at > c.ends_at AND s.ends_at < c.ends_at + interval '1 day' AND s.starts_at <= c.ends_at AND ${willBe}
		ORDER BY s.ends_at LIMIT 1
	) n
), closing AS (SELECT max(ends_at) AS at FROM chain)
SELECT closing.at AS closes_at,
	(SELECT s.starts_at FROM shifts s
	WHERE s.starts_at > coalesce(closing.at, $1::timestamptz) AND ${willBe}
		AND coalesce(closing.at < $1::timestamptz + interval '2 days', true)
	ORDER BY s.starts_at LIMIT 1) AS next_open
FROM closing`;

type OpeningTimes = { closes_at: Date | null; next_open: Date | null };

/**
 * The end of the shifts that follow each other without a gap from the one that runs, and the start of the next one
 * after
 * that; two days of them at most, and then nothing is said of the next one. Every visitor who comes asks for it, so
 * each
 * connection keeps its plan.
 */
export const openingTimes = async (database: Queries, now: Date): Promise<OpeningTimes> => {
	const { rows } = await database.query<OpeningTimes>({ name: "opening_times", text: openingTimesText, values: [now] });
	return rows[0] ?? { closes_at: null, next_open: null };
};

/** It runs, and was not called off. That none lasts longer than a day lets the index by its end find it. */
const runsAt = (now: Date) =>
	and(
		gt(shifts.ends_at, now),
		lte(shifts.ends_at, minutesAfter(now, dayMinutes)),
		lte(shifts.starts_at, now),
		isNull(shifts.off_at),
	);

/** Whether a shift of the weekly schedule runs that was not called off, be anybody in it or nobody. */
export const isAnyRunning = async (db: Db, now: Date): Promise<boolean> =>
	(await db.select({ id: shifts.id }).from(shifts).where(runsAt(now)).limit(1)).length > 0;

/** Shifts that run, and in which somebody has a place; the one that began last first. */
export const runningShifts = (db: Db, now: Date): Promise<ShiftRow[]> =>
	db
		.select()
		.from(shifts)
		.where(
			and(
				runsAt(now),
				exists(
					db
						.select({ one: sql`1` })
						.from(bookings)
						.where(and(eq(bookings.shift_id, shifts.id), isNull(bookings.ended_at))),
				),
			),
		)
		.orderBy(desc(shifts.starts_at), asc(shifts.id));

/** The shift in which somebody has something to do now: what they have left is last, and the earliest first. */
export const shiftAtHand = async (
	db: Db,
	memberId: string,
	now: Date,
	aheadMinutes: number,
): Promise<ShiftRow | undefined> =>
	firstRow(
		await db
			.select({ shift: shifts })
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(
				and(
					eq(bookings.member_id, memberId),
					isNull(bookings.ended_at),
					isNull(shifts.off_at),
					lte(shifts.starts_at, minutesAfter(now, aheadMinutes)),
					or(gt(shifts.ends_at, now), isOnDuty),
				),
			)
			.orderBy(sql`${bookings.checked_out_at} IS NOT NULL`, asc(shifts.starts_at), asc(shifts.id))
			.limit(1),
	)?.shift;

/** Shifts that are over since then, that somebody supervised, and that nobody has closed; the earliest first. */
export const shiftsToClose = async (db: Db, memberId: string, now: Date, since: Date): Promise<ShiftRow[]> =>
	(
		await db
			.select({ shift: shifts })
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(
				and(
					eq(bookings.member_id, memberId),
					eq(bookings.part, "supervisor"),
					isNull(bookings.ended_at),
					isNotNull(bookings.checked_in_at),
					isNull(shifts.off_at),
					isNull(shifts.closed_at),
					lte(shifts.ends_at, now),
					gt(shifts.ends_at, since),
				),
			)
			.orderBy(asc(shifts.ends_at), asc(shifts.id))
	).map(({ shift }) => shift);

/** Who has a place in one of these and has not checked in. */
export const notCheckedIn = (db: Db, shiftIds: readonly string[]) =>
	db
		.select({
			member_id: bookings.member_id,
			part: bookings.part,
			first_name: members.first_name,
			nickname: members.nickname,
		})
		.from(bookings)
		.innerJoin(members, eq(members.id, bookings.member_id))
		.where(and(isAnyOf(bookings.shift_id, shiftIds), isNull(bookings.ended_at), isNull(bookings.checked_in_at)))
		.orderBy(desc(bookings.part), asc(bookings.id));

/** Whether somebody is on duty; `since`: what is over for longer was only forgotten to be left. */
export const hasCheckedIn = async (db: Db, memberId: string, since: Date): Promise<boolean> =>
	(
		await db
			.select({ id: bookings.id })
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(and(eq(bookings.member_id, memberId), isOnDuty, gt(shifts.ends_at, since)))
			.limit(1)
	).length > 0;

/** Whether somebody of the shift is on duty still. */
export const isAnybodyLeft = async (db: Db, shiftId: string): Promise<boolean> =>
	(
		await db
			.select({ id: bookings.id })
			.from(bookings)
			.where(and(eq(bookings.shift_id, shiftId), isOnDuty))
			.limit(1)
	).length > 0;

export const setClosed = async (
	tx: Db,
	shiftId: string,
	closing: Pick<ShiftRow, "closed_at" | "closed_by" | "close_note">,
): Promise<void> => {
	await tx.update(shifts).set(closing).where(eq(shifts.id, shiftId));
};
