import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { bookings, shifts } from "../tables.ts";

/** More is read by nobody. */
const most = 50;

const names = { first_name: members.first_name, nickname: members.nickname };
const shift = { shift_id: shifts.id, starts_at: shifts.starts_at };

/**
 * What people said when they left shifts that ended since then, the latest first. Of a shift that was heavy it is told
 * with the debrief.
 */
export const leavingWordsSince = async (db: Db, since: Date) =>
	(
		await db
			.select({
				...shift,
				...names,
				member_id: bookings.member_id,
				words: bookings.leaving_words,
				at: bookings.checked_out_at,
			})
			.from(bookings)
			.innerJoin(shifts, eq(shifts.id, bookings.shift_id))
			.innerJoin(members, eq(members.id, bookings.member_id))
			.where(and(gt(shifts.ends_at, since), eq(bookings.heavy, false), isNotNull(bookings.leaving_words)))
			.orderBy(desc(bookings.checked_out_at), desc(bookings.id))
			.limit(most)
	).flatMap(({ words, at, ...row }) => (words !== null && at ? [{ ...row, words, at }] : []));
export type LeavingWordsRow = Awaited<ReturnType<typeof leavingWordsSince>>[number];

/** Of shifts that were closed since then, the latest first. */
export const closeNotesSince = async (db: Db, since: Date) =>
	(
		await db
			.select({ ...shift, ...names, member_id: shifts.closed_by, words: shifts.close_note, at: shifts.closed_at })
			.from(shifts)
			.leftJoin(members, eq(members.id, shifts.closed_by))
			.where(and(gt(shifts.closed_at, since), isNotNull(shifts.close_note)))
			.orderBy(desc(shifts.closed_at), desc(shifts.id))
			.limit(most)
	).flatMap(({ words, at, ...row }) => (words !== null && at ? [{ ...row, words, at }] : []));
export type CloseNoteRow = Awaited<ReturnType<typeof closeNotesSince>>[number];
