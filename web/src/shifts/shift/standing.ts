import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { endOf, hasBegun, isOver, startOf } from "../shift-days.ts";

export const inPart = (shift: Pick<Shift, "places">, part: ShiftPart): readonly Place[] =>
	shift.places.filter((place) => place.part === part);

export const neededIn = (shift: Pick<Shift, "capacity" | "supervisors_needed">, part: ShiftPart): number =>
	part === "supervisor" ? shift.supervisors_needed : shift.capacity;

/** Places nobody has. Who waits may be kept one of them; then the server says that it is full. */
export const freeIn = (shift: Shift, part: ShiftPart): number =>
	Math.max(0, neededIn(shift, part) - inPart(shift, part).length);

type ToBook = Pick<Shift, "why_not" | "bookable_from" | "shift_datetime" | "ends_at">;

/** Why it cannot be booked at this time, which may be long after the server said it. */
export const obstacleAt = ({ why_not, bookable_from, ...times }: ToBook, at: number): Shift["why_not"] => {
	if (why_not === "off") return why_not;
	if (isOver(times, at)) return "started";
	return why_not === "not_yet" && bookable_from !== null && Date.parse(bookable_from) <= at ? null : why_not;
};

/** The parts that somebody can choose between when they book it; the first is what they get without choosing. */
export const partsToBook = (shift: Shift, role: Role): readonly ShiftPart[] => {
	if (!isSupervising(role) || freeIn(shift, "supervisor") === 0) return ["listener"];
	const canListen = inPart(shift, "supervisor").length > 0 && freeIn(shift, "listener") > 0;
	return canListen ? ["supervisor", "listener"] : ["supervisor"];
};

/** Places of others that the reader could take, as the server said, until the shift is over. */
export const placesToTake = (shift: Shift, at: number): readonly Place[] =>
	isOver(shift, at)
		? []
		: shift.places.filter(({ part, cover_wanted }) => cover_wanted && shift.own.can_cover.includes(part));

/**
 * Whose place the reader has by coming to this shift, where they could also book a free one: who asks for cover is
 * relieved first, so that there are not two ways in of which one leaves them waiting.
 */
export const placeToRelieve = (shift: Shift, role: Role, at: number): Place | undefined => {
	const [part] = partsToBook(shift, role);
	return obstacleAt(shift, at) === null ? placesToTake(shift, at).find((place) => place.part === part) : undefined;
};

/** Whether one who is not on the list of this full shift can wait for a place. */
export const canWait = (shift: ToBook & Pick<Shift, "own">, at: number): boolean =>
	!hasBegun(shift, at) &&
	obstacleAt(shift, at) === "full" &&
	shift.own.waiting === null &&
	shift.own.offer_until === null;

/** Whether a place is kept for the reader, and still is at this time. */
export const isKept = ({ own }: Pick<Shift, "own">, at: number): boolean =>
	own.part === null && own.offer_until !== null && at < Date.parse(own.offer_until);

/** Whether the reader can give their place up at this time; else only to somebody who takes it. */
export const canGiveUp = ({ own }: Pick<Shift, "own">, at: number): boolean =>
	own.cancel_until !== null && at <= Date.parse(own.cancel_until);

/** Whether somebody is in a shift at the time of `to`, in another one than the two that would be swapped. */
const isElsewhere = (memberId: string, to: Shift, from: Shift, all: readonly Shift[]): boolean =>
	all.some(
		(one) =>
			one.id !== to.id &&
			one.id !== from.id &&
			one.state !== "off" &&
			startOf(one) < endOf(to) &&
			endOf(one) > startOf(to) &&
			one.places.some(({ member_id }) => member_id === memberId),
	);

/**
 * Places of others that one could have for one's own: of the same part, in a shift that one is not in, where both are
 * free for what they would have instead. `all` are the shifts of that time.
 */
export const placesToSwap = (
	shift: Shift,
	given: Shift,
	all: readonly Shift[],
	ownId: string,
	at: number,
): readonly Place[] => {
	if (shift.id === given.id || shift.own.part !== null || shift.state === "off" || hasBegun(shift, at)) return [];
	if (isElsewhere(ownId, shift, given, all)) return [];
	return inPart(shift, given.own.part ?? "listener").filter(
		({ member_id }) =>
			member_id !== ownId &&
			!given.places.some((place) => place.member_id === member_id) &&
			!isElsewhere(member_id, given, shift, all),
	);
};

/** Shifts that somebody could come to: whose place is wanted covered, or that have one free for the reader. */
export const openShifts = (shifts: readonly Shift[], at: number): readonly Shift[] =>
	shifts
		.filter((shift) => obstacleAt(shift, at) === null || placesToTake(shift, at).length > 0)
		.sort((a, b) => startOf(a) - startOf(b));
