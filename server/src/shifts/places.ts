import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { v7 } from "uuid";
import { lockMembers, type MemberRow, memberById } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { endSwapsAbout } from "./cover/swaps/end-swaps.ts";
import { leaveList } from "./cover/waiting-list/waiting-queries.ts";
import { noSuchShift, notASupervisor, obstacle, wouldOverlap } from "./errors.ts";
import { seatsOfOne } from "./seats.ts";
import type { ShiftContext } from "./shift-context.ts";
import {
	type BookingRow,
	bookingOf,
	hasOverlap,
	insertBooking,
	lockShifts,
	type ShiftRow,
	setBookings,
} from "./shift-queries.ts";
import { freePlaces } from "./standing.ts";
import type { ShiftNews } from "./tell-of-shifts.ts";

type Ending = NonNullable<BookingRow["ended_how"]>;

/**
 * Whoever changes who has a place takes turns with all who change the same: the members first, the shifts after them,
 * each in the order of their ids. So nobody gets two shifts at one time, and no shift more people than it needs.
 */
export const lockMembersAndShifts = async (
	tx: Db,
	memberIds: readonly string[],
	shiftIds: readonly string[],
): Promise<{ members: MemberRow[]; shifts: ShiftRow[] }> => {
	const members = await lockMembers(tx, memberIds);
	const shifts = await lockShifts(tx, shiftIds);
	if (shifts.length < new Set(shiftIds).size) throw noSuchShift();
	return { members, shifts };
};

/** Who was locked out, or given another role, while this act waited for its turn, has lost their places by then. */
const ensureWorks = async (tx: Db, memberId: string, part: ShiftPart) => {
	const member = await memberById(tx, memberId);
	if (!member?.is_active || !isAgent(member.role)) throw obstacle("trainee");
	if (part === "supervisor" && !isSupervising(member.role)) throw notASupervisor();
};

/**
 * Gives somebody a place; by whatever way they come to it. The caller has locked them and the shift, and judged whether they
 * may have it; that it is free, and so is their time, and that they still work in such a part is judged here.
 */
export const takePlace = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	shift: ShiftRow,
	memberId: string,
	part: ShiftPart,
): Promise<BookingRow> => {
	const now = context.clock.now();
	if (shift.off_at) throw obstacle("off");
	if (shift.ends_at <= now) throw obstacle("started");
	await ensureWorks(tx, memberId, part);
	if (await bookingOf(tx, shift.id, memberId)) throw obstacle("booked");
	if (await hasOverlap(tx, memberId, shift)) throw wouldOverlap();
	const seats = await seatsOfOne(tx, shift);
	if (freePlaces(seats, part, now, memberId) <= 0) throw obstacle("full");
	await leaveList(tx, shift.id, memberId, "taken", now);
	return insertBooking(tx, { id: v7(), shift_id: shift.id, member_id: memberId, part, booked_at: now });
};

/**
 * Ends these places, with what hangs on them. The caller has locked their shifts, calls `offerFreePlaces` where a place
 * is to go to whoever waits, and tells what this answers: what others hear whose swaps are over by it.
 */
export const giveUpPlaces = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	places: readonly Pick<BookingRow, "id">[],
	how: Ending,
): Promise<ShiftNews[]> => {
	const now = context.clock.now();
	const ids = places.map(({ id }) => id);
	await setBookings(tx, ids, { ended_at: now, ended_how: how, cover_wanted_at: null });
	return endSwapsAbout(tx, ids, now);
};
