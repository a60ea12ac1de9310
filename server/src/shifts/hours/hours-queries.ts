import { agentRoles } from "@warmline/contract/accounts/roles";
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { members, nameInOrder } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import type { NameKey } from "../../platform/db/keyset-page.ts";
import { bookings, shifts } from "../tables.ts";

/** Days on the clocks of the organisation; both belong to it. A shift is of the day on which it starts. */
export type Days = { readonly from?: string | undefined; readonly until?: string | undefined };

const isWorked = eq(bookings.attendance, "worked");

/** A place that was given up counts no more, unless its member had been there before. */
const counts = or(isNull(bookings.ended_at), isWorked);

const within = ({ from, until }: Days) =>
	and(from ? gte(shifts.day, from) : undefined, until ? lte(shifts.day, until) : undefined);

/** In a shift that is not over and takes place, and nobody has said yet whether they were there. */
const isToCome = (now: Date) =>
	and(eq(bookings.attendance, "booked"), isNull(bookings.ended_at), isNull(shifts.off_at), gt(shifts.ends_at, now));

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
const howMany = (which: SQL | undefined) => number(sql`count(*) FILTER (WHERE ${which})`);
const minutesWorked = number(sql`coalesce(sum(${bookings.minutes}) FILTER (WHERE ${isWorked}), 0)`);
/** What a place will give of support time, by the rule of `placeMinutes`. */
export const minutesOfPlace = sql`round(extract(epoch FROM ${shifts.ends_at} - CASE
	WHEN ${shifts.starts_at} < ${bookings.booked_at} AND ${bookings.booked_at} < ${shifts.ends_at} THEN ${bookings.booked_at}
	ELSE ${shifts.starts_at} END) / 60)`;
const minutesToCome = (now: Date) => number(sql`coalesce(sum(${minutesOfPlace}) FILTER (WHERE ${isToCome(now)}), 0)`);
const noShows = and(eq(bookings.attendance, "no_show"), isNull(bookings.ended_at));

export type MonthRow = { month: string; minutes: number; shifts: number; no_shows: number };

const monthOfShift = sql<string>`to_char(${shifts.day}, 'YYYY-MM')`;

/** The months in which somebody worked, or should have, the newest first. */
export const monthsOf = (db: Db, memberId: string, days: Days = {}): Promise<MonthRow[]> =>
	db
		.select({ month: monthOfShift, minutes: minutesWorked, shifts: howMany(isWorked), no_shows: howMany(noShows) })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(and(eq(bookings.member_id, memberId), within(days), or(isWorked, noShows)))
		.groupBy(monthOfShift)
		.orderBy(desc(monthOfShift));

export type ComingRow = { minutes: number; shifts: number };

/** What somebody has booked of these days and is still to come. */
export const toComeOf = async (db: Db, memberId: string, days: Days, now: Date): Promise<ComingRow> => {
	const [found] = await db
		.select({ minutes: minutesToCome(now), shifts: howMany(isToCome(now)) })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(and(eq(bookings.member_id, memberId), within(days)));
	return found ?? { minutes: 0, shifts: 0 };
};

/** In how many shifts of these days somebody was, or will be. */
export const countGiven = async (db: Db, memberId: string, days: Days, now: Date): Promise<number> => {
	const [found] = await db
		.select({ shifts: howMany(or(isWorked, isToCome(now))) })
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(and(eq(bookings.member_id, memberId), within(days)));
	return found?.shifts ?? 0;
};

const placeInShift = (db: Db, memberId: string, days: Days, begun: Date | undefined) =>
	db
		.select({
			shift_id: bookings.shift_id,
			day: shifts.day,
			starts_at: shifts.starts_at,
			ends_at: shifts.ends_at,
			part: bookings.part,
			attendance: bookings.attendance,
			minutes: bookings.minutes,
		})
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(
			and(
				eq(bookings.member_id, memberId),
				counts,
				or(isNull(shifts.off_at), isWorked),
				within(days),
				begun && lte(shifts.starts_at, begun),
			),
		);
export type WorkedRow = Awaited<ReturnType<typeof placesOf>>[number];

/** Shifts of these days in which somebody has a place, by their start. */
export const placesOf = (db: Db, memberId: string, days: Days) =>
	placeInShift(db, memberId, days, undefined).orderBy(asc(shifts.starts_at), asc(bookings.id));

/** The last ones that have begun, the newest first. */
export const lastPlacesOf = (db: Db, memberId: string, now: Date, most: number) =>
	placeInShift(db, memberId, {}, now).orderBy(desc(shifts.starts_at), desc(bookings.id)).limit(most);

const byFirst = nameInOrder(members.first_name);
const byLast = nameInOrder(members.last_name);

/** By name: who can have shifts now, and who had some of these days. */
export const membersWithHours = (
	db: Db,
	days: Days,
	now: Date,
	{ after, limit }: { after: NameKey | undefined; limit: number },
) => {
	const sums = db
		.select({
			member_id: bookings.member_id,
			worked_minutes: minutesWorked.as("worked_minutes"),
			worked_shifts: howMany(isWorked).as("worked_shifts"),
			booked_minutes: minutesToCome(now).as("booked_minutes"),
			no_shows: howMany(noShows).as("no_shows"),
		})
		.from(bookings)
		.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
		.where(and(within(days), or(isWorked, noShows, isToCome(now))))
		.groupBy(bookings.member_id)
		.as("sums");
	const orNone = (value: SQL.Aliased<number>) => number(sql`coalesce(${value}, 0)`);
	return db
		.select({
			id: members.id,
			first_name: members.first_name,
			last_name: members.last_name,
			role: members.role,
			joined_at: members.joined_at,
			worked_minutes: orNone(sums.worked_minutes),
			worked_shifts: orNone(sums.worked_shifts),
			booked_minutes: orNone(sums.booked_minutes),
			no_shows: orNone(sums.no_shows),
			by_first: byFirst,
			by_last: byLast,
		})
		.from(members)
		.leftJoin(sums, eq(sums.member_id, members.id))
		.where(
			and(
				or(
					sql`${sums.member_id} IS NOT NULL`,
					and(inArray(members.role, [...agentRoles]), eq(members.is_active, true), eq(members.is_verified, true)),
				),
				after && sql`(${byFirst}, ${byLast}, ${members.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
			),
		)
		.orderBy(byFirst, byLast, asc(members.id))
		.limit(limit);
};
