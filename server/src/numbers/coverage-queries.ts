import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { bookings, shifts } from "../shifts/tables.ts";
import type { Part } from "./span.ts";

export type CoverageRow = {
	/** The place of the part, from 1. */
	part: number;
	planned: number;
	off: number;
	confirmed: number;
	held: number;
	promised_minutes: number;
	open_minutes: number;
	booked_minutes: number;
	given_minutes: number;
};

const array = (values: readonly (string | Date)[]) =>
	sql.param(values.map((value) => (typeof value === "string" ? value : value.toISOString())));

const anyOf = (part: "supervisor" | "listener", which: SQL) =>
	sql`coalesce(bool_or(part = ${sql.raw(`'${part}'`)} AND ${which}), false)`;
const bothOf = (which: SQL) => sql`NOT is_off AND ${anyOf("supervisor", which)} AND ${anyOf("listener", which)}`;

const minutes = (length: SQL) => sql`extract(epoch FROM ${length}) / 60`;

/** Minutes of these times that are in the part. */
const minutesIn = (times: string) => sql`(
	SELECT coalesce(round(sum(${minutes(sql`upper(one) - lower(one)`)})), 0)::int
	FROM unnest(${sql.raw(times)} * tstzmultirange(tstzrange(p.starts_at, p.ends_at))) one
)`;

/**
 * Shifts that are over, each on the day on which it began; the hours where they were. Shifts that overlap, and people in
 * them, count once for the time in which the chat was open.
 */
export const coverageNumbers = async (db: Db, parts: readonly Part[], now: Date): Promise<CoverageRow[]> => {
	const days = parts.map(({ from }) => from);
	const [starts, ends] = [parts.map(({ starts_at }) => starts_at), parts.map(({ ends_at }) => ends_at)];
	const { rows } = await db.execute<CoverageRow>(sql`
		WITH places AS MATERIALIZED (
			SELECT s.id, s.day, s.starts_at, s.ends_at, s.off_at IS NOT NULL AS is_off, b.part, b.minutes, b.attendance,
				b.id IS NOT NULL AND (b.ended_at IS NULL OR b.attendance = 'worked') AS is_booked,
				b.attendance = 'worked' OR (b.attendance = 'booked' AND b.checked_in_at < s.ends_at) AS was_there,
				greatest(s.starts_at, b.checked_in_at) AS from_then,
				least(s.ends_at, coalesce(b.checked_out_at, s.starts_at + b.minutes * interval '1 minute')) AS until_then
			FROM ${shifts} s LEFT JOIN ${bookings} b ON b.shift_id = s.id
			WHERE s.ends_at <= ${now.toISOString()}::timestamptz
				AND s.day BETWEEN ${parts.at(0)?.from ?? null}::date - 1 AND ${parts.at(-1)?.until ?? null}::date
		), each AS (
			SELECT id, day, starts_at, ends_at, is_off,
				${bothOf(sql`is_booked`)} AS is_confirmed, ${bothOf(sql`was_there`)} AS is_held,
				CASE WHEN is_off THEN 0 ELSE count(*) FILTER (WHERE is_booked) * ${minutes(sql`ends_at - starts_at`)} END AS booked,
				coalesce(sum(minutes) FILTER (WHERE attendance = 'worked'), 0) AS given
			FROM places GROUP BY id, day, starts_at, ends_at, is_off
		), times AS (
			SELECT
				(SELECT coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}') FROM each WHERE is_confirmed) AS promised,
				(SELECT coalesce(range_agg(tstzrange(from_then, until_then)) FILTER (WHERE part = 'supervisor'), '{}')
					* coalesce(range_agg(tstzrange(from_then, until_then)) FILTER (WHERE part = 'listener'), '{}')
				FROM places WHERE was_there AND NOT is_off AND from_then < until_then) AS open
		), sums AS (
			SELECT width_bucket(day, ${array(days)}::date[]) AS part, count(*)::int AS planned,
				count(*) FILTER (WHERE is_off)::int AS off, count(*) FILTER (WHERE is_confirmed)::int AS confirmed,
				count(*) FILTER (WHERE is_held)::int AS held, round(sum(booked))::int AS booked, sum(given)::int AS given
			FROM each WHERE day >= ${parts.at(0)?.from ?? null}::date GROUP BY 1
		)
		SELECT p.part::int, coalesce(s.planned, 0) AS planned, coalesce(s.off, 0) AS off, coalesce(s.confirmed, 0) AS confirmed,
			coalesce(s.held, 0) AS held, ${minutesIn("times.promised")} AS promised_minutes,
			${minutesIn("times.open")} AS open_minutes, coalesce(s.booked, 0) AS booked_minutes, coalesce(s.given, 0) AS given_minutes
		FROM times, unnest(${array(starts)}::timestamptz[], ${array(ends)}::timestamptz[]) WITH ORDINALITY p (starts_at, ends_at, part)
		LEFT JOIN sums s ON s.part = p.part
		ORDER BY p.part`);
	return rows;
};
