import { isSupervising } from "@warmline/contract/accounts/roles";
import type { RotaSettings } from "@warmline/contract/shifts/rota-calls";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { nameOf } from "../accounts/index.ts";
import type { ShownPlace } from "./booking/many-places-queries.ts";
import { partsToCover } from "./cover/cover-eligibility.ts";
import type { OwnPlace, PlaceRow, WaitingRow } from "./shift-queries.ts";
import {
	bookingOpens,
	cancelUntil,
	isActive,
	isHalf,
	overlaps,
	type Reader,
	type Seats,
	stateOf,
	whyNot,
} from "./standing.ts";

/** Who looks, with their own places at the time that is looked at. */
export type ShiftReader = Omit<Reader, "busy"> & {
	readonly busy: readonly OwnPlace[];
	/** Another system reads in the name of a director. */
	readonly isProgram?: boolean;
};

export type WholeSeats = Pick<Seats, "shift"> & {
	readonly places: readonly PlaceRow[];
	readonly waiting: readonly WaitingRow[];
};

/** What is shown of it. */
export type ShownSeats = Pick<WholeSeats, "shift" | "waiting"> & { readonly places: readonly ShownPlace[] };

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

type Settings = Pick<RotaSettings, "booking_weeks" | "cancel_hours">;

const ownIn = (
	{ shift, places, waiting }: ShownSeats,
	reader: ShiftReader,
	settings: Settings,
	now: Date,
): Shift["own"] => {
	const inShift = reader.busy.filter(({ shift_id }) => shift_id === shift.id);
	const own = inShift.find(({ ended_at }) => ended_at === null);
	const before = waiting.findIndex(({ member_id }) => member_id === reader.id);
	const until = waiting[before]?.offer_until ?? null;
	return {
		part: own?.part ?? null,
		cover_wanted: Boolean(own?.cover_wanted_at),
		confirmed: Boolean(own?.confirmed_at),
		cancel_until: own ? cancelUntil(shift, settings).toISOString() : null,
		overlaps: overlaps(shift, reader),
		checked_in_at: iso(own?.checked_in_at),
		checked_out_at: iso(own?.checked_out_at),
		waiting: before < 0 ? null : before,
		offer_until: until && until > now ? until.toISOString() : null,
		can_cover: partsToCover({ shift, places }, reader, now),
		called_off: inShift.some(({ ended_at }) => ended_at !== null),
	};
};

const attendedOf = ({ attendance, minutes }: ShownPlace): Pick<Place, "attended"> =>
	attendance === "booked" ? {} : { attended: { attendance, minutes: attendance === "worked" ? (minutes ?? 0) : 0 } };

/**
 * Why somebody looks for cover may be their illness, and whether they came is not for all to see: who sees to it that the
 * shift is manned reads both, and nobody else. What somebody wrote is for people: no program gets it.
 */
const toPlace = (place: ShownPlace, reader: Pick<ShiftReader, "role" | "isProgram">): Place => {
	const wanted = place.cover_wanted_at !== null;
	const supervises = isSupervising(reader.role);
	const reason = wanted && supervises && !reader.isProgram ? place.cover_reason : null;
	return {
		member_id: place.member_id,
		name: nameOf(place),
		part: place.part,
		cover_wanted: wanted,
		...(reason !== null && { cover_reason: reason }),
		...(supervises && attendedOf(place)),
	};
};

/** A shift as this member sees it. */
export const toShift = (
	seats: ShownSeats,
	reader: ShiftReader,
	settings: Settings,
	now: Date,
	toPlaceOf = (place: ShownPlace): Place => toPlace(place, reader),
): Shift => {
	const { shift, places, waiting } = seats;
	const opensAt = bookingOpens(shift, settings);
	return {
		id: shift.id,
		shift_time: shift.shift_time_id,
		date: shift.day,
		shift_datetime: shift.starts_at.toISOString(),
		ends_at: shift.ends_at.toISOString(),
		half: isHalf(shift),
		is_active: isActive(seats, now),
		state: stateOf(seats),
		off_reason: reader.isProgram ? null : shift.off_reason,
		supervisor: places.find(({ part }) => part === "supervisor")?.member_id ?? null,
		volunteer: places.filter(({ part }) => part === "listener").map(({ member_id }) => member_id),
		capacity: shift.listeners,
		supervisors_needed: shift.supervisors,
		places: places.map(toPlaceOf),
		waiting: waiting.length,
		own: ownIn(seats, reader, settings, now),
		why_not: whyNot(seats, reader, settings, now),
		bookable_from: now < opensAt ? opensAt.toISOString() : null,
	};
};

/** Shifts as this member sees them. A place that stands in many of them is made once. */
export const toShifts = (all: readonly ShownSeats[], reader: ShiftReader, settings: Settings, now: Date): Shift[] => {
	const made = new Map<ShownPlace, Place>();
	const toPlaceOf = (place: ShownPlace) => {
		const known = made.get(place) ?? toPlace(place, reader);
		made.set(place, known);
		return known;
	};
	return all.map((seats) => toShift(seats, reader, settings, now, toPlaceOf));
};
