import type { Db } from "../platform/db/database.ts";
import type { AfterCommit } from "../platform/db/transaction.ts";
import { announcePlaces } from "./announce-places.ts";
import { offerFreePlaces } from "./cover/waiting-list/offer-free-places.ts";
import { takeOffersBack } from "./cover/waiting-list/waiting-queries.ts";
import { giveUpPlaces } from "./places.ts";
import { seatsOfOne } from "./seats.ts";
import type { ShiftContext } from "./shift-context.ts";
import type { BookingRow, ShiftRow } from "./shift-queries.ts";
import { stateOf } from "./standing.ts";

/** Who books and gives up again and again is news once an hour. */
const hoursLeft = ({ starts_at }: ShiftRow, now: Date) => Math.floor((starts_at.getTime() - now.getTime()) / 3_600_000);

/**
 * Somebody's place is free: who waits is offered it, and who has a place in a shift that was supervised and is not any
 * more is told. The caller has locked the shift.
 */
export const leavePlace = async (
	context: ShiftContext,
	tx: Db,
	afterCommit: AfterCommit,
	shift: ShiftRow,
	booking: Pick<BookingRow, "id" | "member_id">,
	how: "cancelled" | "left",
): Promise<void> => {
	const before = await seatsOfOne(tx, shift);
	const news = await giveUpPlaces(context, tx, [booking], how);
	const places = before.places.filter(({ id }) => id !== booking.id);
	const wasSupervised = stateOf(before) !== "needs_supervisor";
	if (wasSupervised && stateOf({ shift, places }) === "needs_supervisor") {
		await takeOffersBack(tx, shift.id, "listener");
		const told = { message: "shift_unsupervised" as const, shift, actor_id: booking.member_id };
		const same_as = `unsupervised-${shift.id}-${hoursLeft(shift, context.clock.now())}`;
		news.push(...places.map(({ member_id }) => ({ member_id, ...told, same_as })));
	}
	await offerFreePlaces(context, tx, afterCommit, shift, news);
	announcePlaces(context, afterCommit, { shift, places }, before.places);
};
