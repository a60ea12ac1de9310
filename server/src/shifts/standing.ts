import { isAgent, isSupervising, type Role } from "@warmline/contract/accounts/roles";
import {
	type BookingObstacle,
	halfShiftHours,
	type ShiftPart,
	type ShiftState,
	soonHours,
} from "@warmline/contract/shifts/parts";
import type { RotaSettings } from "@warmline/contract/shifts/rota-calls";
import { aheadIn } from "../platform/days.ts";
import { society } from "../platform/society.ts";
import type { PlaceRow, ShiftRow, WaitingRow } from "./shift-queries.ts";

/** A shift with whoever has a place in it, or waits for one. */
export type Seats = {
	readonly shift: ShiftRow;
	readonly places: readonly Pick<PlaceRow, "member_id" | "part" | "cover_wanted_at">[];
	readonly waiting: readonly Pick<WaitingRow, "member_id" | "part" | "offer_until">[];
};

const hour = 3_600_000;

export const needOf = (shift: Pick<ShiftRow, "listeners" | "supervisors">, part: ShiftPart): number =>
	part === "supervisor" ? shift.supervisors : shift.listeners;

/** Counted without making a list of them: a week asks this thousands of times. */
const countIf = <T>(all: readonly T[], counts: (one: T) => boolean): number => {
	let count = 0;
	for (const one of all) if (counts(one)) count++;
	return count;
};

/** After the offers of places of this part were taken back. */
export const withoutOffers = <S extends Seats>(seats: S, part: ShiftPart): S => ({
	...seats,
	waiting: seats.waiting.map((one) => (one.part === part ? { ...one, offer_until: null } : one)),
});

/** Places that nobody has, and that are kept for nobody but, perhaps, this member. */
export const freePlaces = (
	{ shift, places, waiting }: Seats,
	part: ShiftPart,
	now: Date,
	memberId?: string,
): number => {
	const isKept = ({ member_id, offer_until }: Seats["waiting"][number]) =>
		member_id !== memberId && offer_until !== null && offer_until > now;
	// Nobody waits for a shift that has begun: who comes now has the place.
	const kept = hasBegun(shift, now) ? 0 : countIf(waiting, (one) => one.part === part && isKept(one));
	return needOf(shift, part) - countIf(places, (one) => one.part === part) - kept;
};

const holds = (places: Seats["places"], part: ShiftPart, asks = (_: Seats["places"][number]) => true) =>
	places.some((one) => one.part === part && asks(one));

export const stateOf = ({ shift, places }: Pick<Seats, "shift" | "places">): ShiftState => {
	if (shift.off_at) return "off";
	if (!holds(places, "supervisor")) return "needs_supervisor";
	const stays = ({ cover_wanted_at }: Seats["places"][number]) => cover_wanted_at === null;
	return holds(places, "supervisor", stays) && holds(places, "listener", stays) ? "confirmed" : "at_risk";
};

/** Whether visitors can count on it. A member who looks for cover still comes until somebody covers. */
export const willBe = ({ shift, places }: Pick<Seats, "shift" | "places">): boolean =>
	shift.off_at === null && holds(places, "supervisor") && holds(places, "listener");

export const hasBegun = (shift: Pick<ShiftRow, "starts_at">, now: Date): boolean => shift.starts_at <= now;

export const isOver = (shift: Pick<ShiftRow, "ends_at">, now: Date): boolean => shift.ends_at <= now;

/** It is on, or starts soon: somebody is asked by name to help out. */
export const isSoon = (shift: Pick<ShiftRow, "starts_at" | "ends_at">, now: Date): boolean =>
	!isOver(shift, now) && shift.starts_at.getTime() - now.getTime() <= soonHours * hour;

/** What is left of it: of a shift that runs no more than that is asked of who joins. */
export const restOf = <S extends Pick<ShiftRow, "starts_at">>(shift: S, now: Date): S =>
	shift.starts_at < now ? { ...shift, starts_at: now } : shift;

/** As the contract has it: a listener can book it. */
export const isActive = (seats: Seats, now: Date): boolean =>
	seats.shift.off_at === null &&
	!isOver(seats.shift, now) &&
	holds(seats.places, "supervisor") &&
	freePlaces(seats, "listener", now) > 0;

/**
 * By the clocks of the organisation, which are put on or back in a night: then a whole shift may take three hours,
 * and a half
 * one too.
 */
export const isHalf = (
	{ starts_at, ends_at }: Pick<ShiftRow, "starts_at" | "ends_at">,
	zone: string = society().clock,
): boolean => {
	const took = ends_at.getTime() - starts_at.getTime();
	const between = (halfShiftHours + 1) * hour;
	if (took !== between) return took < between;
	return aheadIn(zone, ends_at.getTime()) < aheadIn(zone, starts_at.getTime());
};

/** The part a member would take: what they ask for, else where a supervisor is missing that, for those who can. */
export const partFor = (
	seats: Seats,
	{ id, role }: { id: string; role: Role },
	now: Date,
	wanted?: ShiftPart,
): ShiftPart =>
	wanted ?? (isSupervising(role) && freePlaces(seats, "supervisor", now, id) > 0 ? "supervisor" : "listener");

export type Reader = {
	readonly id: string;
	readonly role: Role;
	/** Times of their bookings in other shifts. */
	readonly busy: readonly { shift_id: string; starts_at: Date; ends_at: Date; off_at: Date | null }[];
};

/**
 * Whether they have a place in another shift at its time. In numbers, as comparing two dates takes fifty times as
 * long.
 */
export const overlaps = (
	shift: Pick<ShiftRow, "id" | "starts_at" | "ends_at">,
	{ busy }: Pick<Reader, "busy">,
): boolean => {
	const [start, end] = [shift.starts_at.getTime(), shift.ends_at.getTime()];
	return busy.some(
		({ shift_id, starts_at, ends_at, off_at }) =>
			starts_at.getTime() < end && ends_at.getTime() > start && off_at === null && shift_id !== shift.id,
	);
};

/** When it can be booked first. */
export const bookingOpens = (
	{ starts_at }: Pick<ShiftRow, "starts_at">,
	{ booking_weeks }: Pick<RotaSettings, "booking_weeks">,
): Date => new Date(starts_at.getTime() - booking_weeks * 7 * 24 * hour);

/** Until then a place can be given up; afterwards only to somebody who takes it. */
export const cancelUntil = (
	{ starts_at }: Pick<ShiftRow, "starts_at">,
	{ cancel_hours }: Pick<RotaSettings, "cancel_hours">,
): Date => new Date(starts_at.getTime() - cancel_hours * hour);

/** Why the reader cannot book it; null when they can. */
export const whyNot = (
	seats: Seats,
	reader: Reader,
	settings: Pick<RotaSettings, "booking_weeks">,
	now: Date,
	wanted?: ShiftPart,
): BookingObstacle | null => {
	const { shift, places } = seats;
	if (shift.off_at) return "off";
	if (isOver(shift, now)) return "started";
	if (!isAgent(reader.role)) return "trainee";
	if (places.some(({ member_id }) => member_id === reader.id)) return "booked";
	if (now < bookingOpens(shift, settings)) return "not_yet";
	const part = partFor(seats, reader, now, wanted);
	if (part === "listener" && !holds(places, "supervisor")) return "needs_supervisor";
	if (overlaps(restOf(shift, now), reader)) return "overlap";
	return freePlaces(seats, part, now, reader.id) > 0 ? null : "full";
};
