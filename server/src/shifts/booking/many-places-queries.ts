import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { PlaceRow } from "../shift-queries.ts";

/** A place as it is shown. */
export type ShownPlace = Pick<
	PlaceRow,
	"member_id" | "part" | "cover_wanted_at" | "cover_reason" | "attendance" | "minutes" | "first_name" | "nickname"
>;

type Names = Pick<PlaceRow, "first_name" | "nickname">;
/** What there is to say of a place that is not simply booked. */
type Noted = Pick<PlaceRow, "cover_reason" | "attendance" | "minutes"> & { cover_wanted_at: string | null };
/** Somebody's place wherever there is no more to say of it. */
type Simply = Readonly<Record<ShiftPart, ShownPlace>>;

const simplyOf = ({ id, first_name, nickname }: Names & { id: string }): Simply => {
	const simply = { cover_wanted_at: null, cover_reason: null, attendance: "booked", minutes: null } as const;
	const of = (part: ShiftPart) => ({ member_id: id, part, ...simply, first_name, nickname });
	return { supervisor: of("supervisor"), listener: of("listener") };
};

const simplyBooked = async (db: Db, memberIds: Iterable<string>): Promise<Map<string, Simply>> => {
	// Written out here: turning hundreds of ids into a parameter takes as long as finding their names.
	const { rows } = await db.execute<Names & { id: string }>(
		sql`SELECT id, first_name, nickname FROM members WHERE id = ANY(${`{${[...memberIds].join()}}`}::uuid[])`,
	);
	return new Map(rows.map((row) => [row.id, simplyOf(row)]));
};

const withNote = (place: ShownPlace, { cover_wanted_at, ...noted }: Noted): ShownPlace => ({
	...{ ...place, ...noted },
	cover_wanted_at: cover_wanted_at === null ? null : new Date(cover_wanted_at),
});

/**
 * The people of the shifts that begin in this time, supervisors first, each part in the order of booking. A week may have
 * thousands: one row a shift, and of each member one place that stands in all their shifts, are half the work of a row for
 * each. They are put into their order before they are grouped, which takes less time than an order in each group.
 */
export const placesBetween = async (db: Db, from: Date, until: Date): Promise<Map<string, ShownPlace[]>> => {
	const { rows } = await db.execute<{
		shift_id: string;
		who: string;
		supervisors: number;
		noted: Record<string, Noted> | null;
	}>(sql`
		SELECT shift_id, string_agg(member_id::text, ',') AS who,
			count(*) FILTER (WHERE NOT listens)::int AS supervisors,
			json_object_agg(member_id, noted) FILTER (WHERE noted IS NOT NULL) AS noted
		FROM (
			SELECT shift_id, member_id, part <> 'supervisor' AS listens,
				CASE WHEN cover_wanted_at IS NOT NULL OR attendance <> 'booked' THEN json_build_object('cover_wanted_at',
					cover_wanted_at, 'cover_reason', cover_reason, 'attendance', attendance, 'minutes', minutes) END AS noted
			FROM bookings
			WHERE ended_at IS NULL
				AND shift_id = ANY(ARRAY(SELECT id FROM shifts WHERE starts_at >= ${from} AND starts_at < ${until}))
			ORDER BY shift_id, listens, id
		) AS place
		GROUP BY shift_id`);
	const people = rows.map(({ who }) => who.split(","));
	const simply = await simplyBooked(db, new Set(people.flat()));
	return new Map(
		rows.map(({ shift_id, supervisors, noted }, at) => [
			shift_id,
			(people[at] ?? []).flatMap((member_id, place) => {
				const shown = simply.get(member_id)?.[place < supervisors ? "supervisor" : "listener"];
				// Erased since.
				if (!shown) return [];
				const more = noted?.[member_id];
				return more ? withNote(shown, more) : shown;
			}),
		]),
	);
};
