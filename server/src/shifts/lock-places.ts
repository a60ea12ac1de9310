import { lockMembers, type MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { notLoggedIn } from "../platform/errors.ts";
import { noSuchShift } from "./errors.ts";
import { type RotaRow, readRotaSettings } from "./rota/settings/settings-queries.ts";
import { seatsOf } from "./seats.ts";
import type { ShiftReader, WholeSeats } from "./serializers.ts";
import type { ShiftContext } from "./shift-context.ts";
import { lockShifts, type OwnPlace, ownPlaces, type ShiftRow } from "./shift-queries.ts";

/** Shifts that an act has locked, and members: all that it is judged by, read once. */
export type LockedPlaces = {
	readonly now: Date;
	readonly settings: RotaRow;
	readonly seats: readonly WholeSeats[];
	/** The members' places, from a week before the first of the shifts to a week after the last. */
	readonly own: readonly OwnPlace[];
};

/**
 * The same of one member and one shift. An act that changes it answers what it is then, so that it is not read again.
 */
export type LockedPlace = Pick<LockedPlaces, "now" | "settings"> & {
	readonly member: MemberRow;
	readonly seats: WholeSeats;
	readonly reader: ShiftReader;
};

/**
 * Whoever changes who has a place takes turns with all who change the same: the members first, the shifts after them,
 * each in the order of their ids. So nobody gets two shifts at one time, and no shift more people than it needs.
 * Members
 * who are gone are missing.
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

/** Milliseconds: a week on the organisation's clocks, of which one of a year is an hour longer. */
const around = 8 * 24 * 3_600_000;

/** Read after all of them were locked, so that nothing of it changes before the act does. */
export const readPlaces = async (
	{ clock }: Pick<ShiftContext, "clock">,
	tx: Db,
	members: readonly Pick<MemberRow, "id">[],
	shifts: readonly ShiftRow[],
): Promise<LockedPlaces> => {
	const from = new Date(Math.min(...shifts.map(({ starts_at }) => starts_at.getTime())) - around);
	const until = new Date(Math.max(...shifts.map(({ ends_at }) => ends_at.getTime())) + around);
	const ids = members.map(({ id }) => id);
	return {
		now: clock.now(),
		settings: await readRotaSettings(tx),
		seats: await seatsOf(tx, shifts),
		own: ids.length === 0 || shifts.length === 0 ? [] : await ownPlaces(tx, ids, from, until),
	};
};

export const placeOf = (
	{ now, settings, seats: all, own }: LockedPlaces,
	member: MemberRow,
	shiftId: string,
): LockedPlace => {
	const seats = all.find(({ shift }) => shift.id === shiftId);
	if (!seats) throw noSuchShift();
	const busy = own.filter(({ member_id }) => member_id === member.id);
	return { now, settings, member, seats, reader: { id: member.id, role: member.role, busy } };
};

/** Of who acts on a place of theirs, or on one that they would have; `besides` are others whose places it concerns. */
export const lockPlace = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	memberId: string,
	shiftId: string,
	besides: readonly string[] = [],
): Promise<LockedPlace> => {
	const { members, shifts } = await lockMembersAndShifts(tx, [memberId, ...besides], [shiftId]);
	const member = members.find(({ id }) => id === memberId);
	if (!member) throw notLoggedIn();
	return placeOf(await readPlaces(context, tx, [member], shifts), member, shiftId);
};

/** Their own booking in it. */
export const bookingIn = ({ seats: { shift }, reader }: Pick<LockedPlace, "seats" | "reader">): OwnPlace | undefined =>
	reader.busy.find(({ shift_id, ended_at }) => shift_id === shift.id && ended_at === null);
