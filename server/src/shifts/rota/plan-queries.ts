import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { shift_times, shifts, weekly_shifts } from "../tables.ts";
import { closingOf } from "./closed-days/closed-day-queries.ts";

type Plan = {
	/** The first and the last day, on the clocks of the zone. */
	readonly from: string;
	readonly until: string;
	readonly zone: string;
	readonly now: Date;
};

/** From one time of the clock to another one, which is on the day after where it is not later. */
const instants = (day: SQL, zone: string): SQL => sql`
	SELECT
		(${day} + ${shift_times.start_time}) AT TIME ZONE ${zone} AS starts_at,
		(${day} + ${shift_times.end_time}
			+ CASE WHEN ${shift_times.end_time} > ${shift_times.start_time} THEN interval '0' ELSE interval '1 day' END
		) AT TIME ZONE ${zone} AS ends_at`;

/** A UUID v7 of this moment, a new one for each row. PostgreSQL has a function for it from version 18 on only. */
const idOf = (at: Date): SQL => {
	const random = sql`uuid_send(gen_random_uuid())`;
	const milliseconds = sql`substring(int8send(${at.getTime()}::bigint) FROM 3)`;
	// From version 4 to version 7 two bits are missing.
	return sql`encode(set_bit(set_bit(overlay(${random} PLACING ${milliseconds} FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;
};

/**
 * Makes the weekly shifts of these days that are not there yet and have not begun; answers how many. Whatever is there
 * stays as it is, so it may be done again at any time, and by two at once.
 */
export const planShifts = async (tx: Db, { from, until, zone, now }: Plan): Promise<number> => {
	const day = sql.raw("days.day");
	const { rowCount } = await tx.execute(sql`
		INSERT INTO ${shifts} (id, shift_time_id, day, starts_at, ends_at, listeners, supervisors)
		SELECT ${idOf(now)}, ${shift_times.id}, ${day}, clocks.starts_at, clocks.ends_at,
			${weekly_shifts.listeners}, ${weekly_shifts.supervisors}
		FROM (
			SELECT ${from}::date + n AS day FROM generate_series(0, ${until}::date - ${from}::date) AS n
		) AS days
		JOIN ${weekly_shifts} ON ${weekly_shifts.weekday} = extract(dow FROM ${day})
		JOIN ${shift_times} ON ${shift_times.id} = ${weekly_shifts.shift_time_id} AND ${shift_times.retired_at} IS NULL
		CROSS JOIN LATERAL (${instants(day, zone)}) AS clocks
		WHERE clocks.starts_at > ${now} AND NOT EXISTS (${closingOf(day)})
		ON CONFLICT (day, shift_time_id) DO NOTHING`);
	return rowCount ?? 0;
};

/** When a shift of that day and time begins and ends. */
export const instantsOf = async (
	db: Db,
	day: string,
	shiftTimeId: string,
	zone: string,
): Promise<{ starts_at: Date; ends_at: Date }> => {
	const milliseconds = (at: string) => sql.raw(`(extract(epoch FROM clocks.${at}) * 1000)::float8 AS ${at}`);
	const { rows } = await db.execute<{ starts_at: number; ends_at: number }>(sql`
		SELECT ${milliseconds("starts_at")}, ${milliseconds("ends_at")}
		FROM ${shift_times} CROSS JOIN LATERAL (${instants(sql`${day}::date`, zone)}) AS clocks
		WHERE ${shift_times.id} = ${shiftTimeId}`);
	const found = firstRow(rows);
	if (!found) throw new Error("a shift time is not there");
	return { starts_at: new Date(found.starts_at), ends_at: new Date(found.ends_at) };
};
