import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { v7 } from "uuid";
import type { Db } from "../platform/db/database.ts";
import { endSwapsAbout } from "./cover/swaps/end-swaps.ts";
import { leaveList } from "./cover/waiting-list/waiting-queries.ts";
import type { LockedPlace } from "./lock-places.ts";
import type { ShiftNews } from "./notify-of-shifts.ts";
import { toShift } from "./serializers.ts";
import {
	type BookingRow,
	insertBooking,
	type PlaceRow,
	setBooking,
	setBookings,
	type WaitingRow,
} from "./shift-queries.ts";

type Ending = NonNullable<BookingRow["ended_how"]>;

/** As `placesIn` has them. */
const inOrder = (places: readonly PlaceRow[]): PlaceRow[] => {
	const rank = ({ part }: PlaceRow) => (part === "supervisor" ? 0 : 1);
	return places.toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
};

/** Ends their waiting for the shift, where they do. */
export const endWaiting = async (
	tx: Db,
	place: LockedPlace,
	how: NonNullable<WaitingRow["ended_how"]>,
): Promise<LockedPlace> => {
	const { member, seats, now } = place;
	const waiting = seats.waiting.filter(({ member_id }) => member_id !== member.id);
	if (waiting.length === seats.waiting.length) return place;
	await leaveList(tx, seats.shift.id, member.id, how, now);
	return { ...place, seats: { ...seats, waiting } };
};

/**
 * Gives somebody a place; by whatever way they come to it. The caller has judged by the same `place` that they may have it:
 * that it is free, and so is their time, and that they work in such a part.
 */
export const takePlace = async (tx: Db, place: LockedPlace, part: ShiftPart): Promise<LockedPlace> => {
	const { now, member, seats, reader } = await endWaiting(tx, place, "taken");
	const { id: shift_id, day, starts_at, ends_at, off_at } = seats.shift;
	const booking = await insertBooking(tx, { id: v7(), shift_id, member_id: member.id, part, booked_at: now });
	const { first_name, nickname } = member;
	return {
		...place,
		seats: { ...seats, places: inOrder([...seats.places, { ...booking, first_name, nickname }]) },
		reader: { ...reader, busy: [...reader.busy, { ...booking, day, starts_at, ends_at, off_at }] },
	};
};

/** What is other in somebody's own booking. */
export const changePlace = async (
	tx: Db,
	place: LockedPlace,
	{ id }: Pick<BookingRow, "id">,
	changes: Partial<Pick<BookingRow, "cover_wanted_at" | "cover_reason" | "confirmed_at">>,
): Promise<LockedPlace> => {
	await setBooking(tx, id, changes);
	const changed = <T extends { id: string }>(one: T): T => (one.id === id ? { ...one, ...changes } : one);
	return {
		...place,
		seats: { ...place.seats, places: place.seats.places.map(changed) },
		reader: { ...place.reader, busy: place.reader.busy.map(changed) },
	};
};

/**
 * Ends these places, with what hangs on them. The caller has locked their shifts, calls `offerFreePlaces` where a place
 * is to go to whoever waits, and tells what this answers: what others hear whose swaps are over by it.
 */
export const giveUpPlaces = async (
	tx: Db,
	places: readonly Pick<BookingRow, "id">[],
	how: Ending,
	now: Date,
): Promise<ShiftNews[]> => {
	const ids = places.map(({ id }) => id);
	await setBookings(tx, ids, { ended_at: now, ended_how: how, cover_wanted_at: null });
	return endSwapsAbout(tx, ids, now);
};

/** The shift after `giveUpPlaces` has ended these. */
export const withoutPlaces = (place: LockedPlace, ended: readonly Pick<BookingRow, "id">[]): LockedPlace => {
	const stays = ({ id }: { id: string }) => ended.every((one) => one.id !== id);
	return {
		...place,
		seats: { ...place.seats, places: place.seats.places.filter(stays) },
		reader: { ...place.reader, busy: place.reader.busy.filter(stays) },
	};
};

/** The shift as its member sees it after what they did. */
export const shown = ({ seats, reader, settings, now }: LockedPlace): Shift => toShift(seats, reader, settings, now);
