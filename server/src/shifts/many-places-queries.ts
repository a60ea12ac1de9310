import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { isAmong } from "../platform/db/is-among.ts";
import type { PlaceRow } from "./shift-queries.ts";
import { bookings } from "./tables.ts";

/** A place as it is shown. */
export type ShownPlace = Pick<
	PlaceRow,
	"member_id" | "part" | "cover_wanted_at" | "cover_reason" | "attendance" | "minutes" | "first_name" | "nickname"
>;

type Names = Pick<PlaceRow, "first_name" | "nickname">;

const namesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, Names>> => {
	const { rows } = await db.execute<Names & { id: string }>(
		sql`SELECT id, first_name, nickname FROM members WHERE id = ANY(${sql.param([...memberIds])}::uuid[])`,
	);
	return new Map(rows.map(({ id, ...names }) => [id, names]));
};

/**
 * The people of many shifts, supervisors first, each part in the order of booking. A week may have thousands: one row a
 * shift and each name once are half the work of a row for each place.
 */
export const placesOfMany = async (db: Db, shiftIds: readonly string[]): Promise<Map<string, ShownPlace[]>> => {
	const { rows } = await db.execute<{
		shift_id: string;
		who: string;
		supervisors: number;
		seeking: Record<string, { since: string; reason: string | null }> | null;
		attended: Record<string, Pick<PlaceRow, "attendance" | "minutes">> | null;
	}>(sql`
		SELECT shift_id,
			array_agg(member_id ORDER BY part <> 'supervisor', id)::text AS who,
			count(*) FILTER (WHERE part = 'supervisor')::int AS supervisors,
			json_object_agg(member_id, json_build_object('since', cover_wanted_at, 'reason', cover_reason))
				FILTER (WHERE cover_wanted_at IS NOT NULL) AS seeking,
			json_object_agg(member_id, json_build_object('attendance', attendance, 'minutes', minutes))
				FILTER (WHERE attendance <> 'booked') AS attended
		FROM bookings WHERE ${isAmong(bookings.shift_id, shiftIds)} AND ended_at IS NULL
		GROUP BY shift_id`);
	const people = rows.map(({ who }) => who.slice(1, -1).split(","));
	const names = await namesOf(db, [...new Set(people.flat())]);
	return new Map(
		rows.map(({ shift_id, supervisors, seeking, attended }, at) => [
			shift_id,
			(people[at] ?? []).flatMap((member_id, place): ShownPlace[] => {
				const name = names.get(member_id);
				// Erased since.
				if (!name) return [];
				const seeks = seeking?.[member_id];
				const part = place < supervisors ? "supervisor" : "listener";
				const cover_wanted_at = seeks === undefined ? null : new Date(seeks.since);
				const { attendance, minutes } = attended?.[member_id] ?? { attendance: "booked", minutes: null };
				return [
					{ member_id, part, cover_wanted_at, cover_reason: seeks?.reason ?? null, attendance, minutes, ...name },
				];
			}),
		]),
	);
};
