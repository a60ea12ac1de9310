import { agentRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { and, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { minutesOfPlace } from "../hours/hours-queries.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { bookings, call_outs, shifts } from "../tables.ts";

export type CandidateRow = {
	id: string;
	first_name: string;
	nickname: string | null;
	asked_at: Date | null;
	rested: boolean;
	/** Worked in the month, and still to be worked in it. */
	minutes: number;
};

const hour = 3_600_000;

/** Places of `members` in shifts of which this holds. */
const placesWhere = (holds: SQL | undefined): SQL => sql`
	FROM ${bookings} JOIN ${shifts} ON ${shifts.id} = ${bookings.shift_id}
	WHERE ${bookings.member_id} = ${members.id} AND ${bookings.ended_at} IS NULL AND ${shifts.off_at} IS NULL AND ${holds}`;

const hasShift = (shiftId: string, from: Date, until: Date): SQL =>
	sql`EXISTS (SELECT ${placesWhere(and(ne(shifts.id, shiftId), lt(shifts.starts_at, until), gt(shifts.ends_at, from)))})`;

const isIn = (shiftId: string): SQL => sql`EXISTS (SELECT ${placesWhere(eq(shifts.id, shiftId))})`;

/** All who may have this part of the shift, have no place in it, and have no other shift at its time. */
export const candidatesOf = (
	db: Db,
	{ id, starts_at, ends_at }: ShiftRow,
	part: ShiftPart,
	restHours: number,
	month: { from: Date; until: Date },
): Promise<CandidateRow[]> => {
	const rest = restHours * hour;
	const tired = hasShift(id, new Date(starts_at.getTime() - rest), new Date(ends_at.getTime() + rest));
	const inMonth = and(gte(shifts.starts_at, month.from), lt(shifts.starts_at, month.until));
	return db
		.select({
			id: members.id,
			first_name: members.first_name,
			nickname: members.nickname,
			asked_at: call_outs.asked_at,
			rested: sql<boolean>`NOT ${tired}`,
			minutes: sql<number>`coalesce((
				SELECT sum(CASE ${bookings.attendance}
					WHEN 'worked' THEN ${bookings.minutes}
					WHEN 'booked' THEN ${minutesOfPlace}
				END) ${placesWhere(inMonth)}), 0)::int`,
		})
		.from(members)
		.leftJoin(call_outs, and(eq(call_outs.member_id, members.id), eq(call_outs.shift_id, id), eq(call_outs.part, part)))
		.where(
			and(
				eq(members.is_active, true),
				eq(members.is_verified, true),
				inArray(members.role, part === "supervisor" ? [...supervisingRoles] : [...agentRoles]),
				sql`NOT ${isIn(id)}`,
				sql`NOT ${hasShift(id, starts_at, ends_at)}`,
			),
		);
};

/** Who was asked before is noted as asked again. */
export const noteAsked = async (
	tx: Db,
	memberIds: readonly string[],
	{ shift_id, part, asked_at }: { shift_id: string; part: ShiftPart; asked_at: Date },
): Promise<void> => {
	await tx.execute(sql`
		INSERT INTO ${call_outs} (shift_id, member_id, part, asked_at)
		SELECT ${shift_id}::uuid, asked, ${part}, ${asked_at.toISOString()}::timestamptz
		FROM unnest(${sql.param([...memberIds])}::uuid[]) AS asked
		ON CONFLICT (shift_id, member_id, part) DO UPDATE SET asked_at = excluded.asked_at`);
};
