import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { bookings, shifts } from "../tables.ts";

const isToBeHeld = and(eq(bookings.heavy, true), isNull(bookings.debriefed_at), isNotNull(bookings.checked_out_at));

/** For whom a shift was heavy and with whom nobody has spoken; who has waited longest first. */
export const debriefsToHold = async (db: Db) =>
	(
		await db
			.select({
				shift_id: bookings.shift_id,
				starts_at: shifts.starts_at,
				member_id: bookings.member_id,
				first_name: members.first_name,
				nickname: members.nickname,
				part: bookings.part,
				words: bookings.leaving_words,
				checked_out_at: bookings.checked_out_at,
			})
			.from(bookings)
			.innerJoin(members, eq(members.id, bookings.member_id))
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.where(isToBeHeld)
			.orderBy(asc(bookings.checked_out_at), asc(bookings.id))
	).flatMap(({ checked_out_at, ...row }) => (checked_out_at ? [{ ...row, checked_out_at }] : []));
export type DebriefRow = Awaited<ReturnType<typeof debriefsToHold>>[number];

export const hasDebriefsLeft = async (db: Db, shiftId: string): Promise<boolean> =>
	(
		await db
			.select({ id: bookings.id })
			.from(bookings)
			.where(and(isToBeHeld, eq(bookings.shift_id, shiftId)))
			.limit(1)
	).length > 0;

/** They said that the shift was heavy; also when their place was given up since, or somebody has spoken with them. */
export const saidHeavy = async (db: Db, shiftId: string, memberId: string): Promise<boolean> =>
	firstRow(
		await db
			.select({ id: bookings.id })
			.from(bookings)
			.where(and(eq(bookings.shift_id, shiftId), eq(bookings.member_id, memberId), eq(bookings.heavy, true)))
			.limit(1),
	) !== undefined;

/** Nothing changes where somebody was quicker. */
export const markDebriefed = async (
	db: Db,
	shiftId: string,
	memberId: string,
	by: string,
	now: Date,
): Promise<void> => {
	await db
		.update(bookings)
		.set({ debriefed_at: now, debriefed_by: by })
		.where(and(isToBeHeld, eq(bookings.shift_id, shiftId), eq(bookings.member_id, memberId)));
};
