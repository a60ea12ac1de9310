import type { UnitOfWork } from "../platform/db/transaction.ts";
import { announcePlaces } from "./announce-places.ts";
import { offerFreePlaces } from "./cover/waiting-list/offer-free-places.ts";
import { takeOffersBack } from "./cover/waiting-list/waiting-queries.ts";
import type { LockedPlace } from "./lock-places.ts";
import type { ShiftNews } from "./notify-of-shifts.ts";
import { giveUpPlaces, withoutPlaces } from "./places.ts";
import type { ShiftContext } from "./shift-context.ts";
import type { BookingRow, ShiftRow } from "./shift-queries.ts";
import { stateOf, withoutOffers } from "./standing.ts";

/** Who books and gives up again and again is news once an hour. */
const hoursLeft = ({ starts_at }: ShiftRow, now: Date) => Math.floor((starts_at.getTime() - now.getTime()) / 3_600_000);

/** What those hear who still have a place in a shift that nobody supervises any more. */
const newsOfUnsupervised = ({ seats: { shift, places }, member, now }: LockedPlace): ShiftNews[] =>
	places.map(({ member_id }) => ({
		member_id,
		message: "shift_unsupervised",
		shift,
		actor_id: member.id,
		same_as: `unsupervised-${shift.id}-${hoursLeft(shift, now)}`,
	}));

/**
 * Somebody's place is free: who waits is offered it, and who has a place in a shift that was supervised and is not any
 * more is told.
 */
export const leavePlace = async (
	context: ShiftContext,
	work: UnitOfWork,
	before: LockedPlace,
	booking: Pick<BookingRow, "id">,
	how: "cancelled" | "left",
): Promise<LockedPlace> => {
	const { tx } = work;
	const news = await giveUpPlaces(tx, [booking], how, before.now);
	let place = withoutPlaces(before, [booking]);
	if (stateOf(before.seats) !== "needs_supervisor" && stateOf(place.seats) === "needs_supervisor") {
		await takeOffersBack(tx, place.seats.shift.id, "listener");
		place = { ...place, seats: withoutOffers(place.seats, "listener") };
		news.push(...newsOfUnsupervised(place));
	}
	const after = await offerFreePlaces(context, work, place, news);
	announcePlaces(context, work, after.seats, before.seats.places);
	return after;
};
