import type { Db } from "../../platform/db/database.ts";
import { obstacle } from "../errors.ts";
import { bookingIn, type LockedPlace } from "../lock-places.ts";
import type { ShiftNews } from "../notify-of-shifts.ts";
import { giveUpPlaces, takePlace, withoutPlaces } from "../places.ts";
import type { PlaceRow } from "../shift-queries.ts";
import { overlaps, restOf } from "../standing.ts";
import { type ObstacleToCome, whyNotCome } from "./cover-eligibility.ts";

/** A place that goes from one hand into another, so that as many have one as before. */
export type Handing = {
	/** Of who comes. */
	readonly to: LockedPlace;
	/** Of who had it. */
	readonly booking: Pick<PlaceRow, "id" | "part">;
};

/** That they can come: they are not in it, nor in another one at its time, besides those which they give away for it. */
export const ensureCanCome = (
	place: LockedPlace,
	givesAway: readonly string[] = [],
	refusals: Partial<Readonly<Record<ObstacleToCome, () => Error>>> = {},
): void => {
	const { shift } = place.seats;
	const busy = place.reader.busy.filter(({ shift_id }) => !givesAway.includes(shift_id));
	const isIn = bookingIn(place) !== undefined;
	const why = whyNotCome(shift, { isIn, isElsewhere: overlaps(restOf(shift, place.now), { busy }) }, place.now);
	if (why) throw refusals[why]?.() ?? obstacle(why);
};

/**
 * After all of them were found possible. All are ended before the first is given: nobody is in two shifts meanwhile.
 * Answers the shifts as they are then, and what those hear whose swaps are over by it, but for who comes now: they did it
 * themselves.
 */
export const replacePlaces = async (
	tx: Db,
	handings: readonly Handing[],
	how: "covered" | "swapped",
	now: Date,
): Promise<{ places: LockedPlace[]; news: ShiftNews[] }> => {
	const ended = handings.map(({ booking }) => booking);
	const over = await giveUpPlaces(tx, ended, how, now);
	const places: LockedPlace[] = [];
	for (const { to, booking } of handings) places.push(await takePlace(tx, withoutPlaces(to, ended), booking.part));
	const comes = new Set(handings.map(({ to }) => to.member.id));
	return { places, news: over.filter(({ member_id }) => !comes.has(member_id)) };
};
