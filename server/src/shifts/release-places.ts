import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { lockMembers } from "../accounts/index.ts";
import { inTransaction, type UnitOfWork } from "../platform/db/transaction.ts";
import { membersPastTheirPlaces, shiftsOf } from "./booking/booking-queries.ts";
import { offerFreePlaces } from "./cover/waiting-list/offer-free-places.ts";
import { leavePlace } from "./leave-place.ts";
import { bookingIn, placeOf, readPlaces } from "./lock-places.ts";
import { endWaiting } from "./places.ts";
import { relievePlace } from "./relieve-place.ts";
import type { ShiftContext } from "./shift-context.ts";
import { lockShifts } from "./shift-queries.ts";

const leaveShift = async (
	context: ShiftContext,
	work: UnitOfWork,
	{ memberId, shiftId, only }: { memberId: string; shiftId: string; only: ShiftPart | undefined },
): Promise<void> => {
	const { tx, afterCommit } = work;
	const [member] = await lockMembers(tx, [memberId]);
	const [shift] = await lockShifts(tx, [shiftId]);
	if (!member || !shift) return;
	let place = placeOf(await readPlaces(context, tx, [member], [shift]), member, shiftId);
	const isTheirs = (place: { part: ShiftPart } | undefined) => place && (only === undefined || place.part === only);
	if (isTheirs(place.seats.waiting.find(({ member_id }) => member_id === memberId))) {
		place = await offerFreePlaces(context, work, await endWaiting(tx, place, "left"));
		afterCommit(() => context.announceShifts());
	}
	const booking = bookingIn(place);
	if (!booking || !isTheirs(booking)) return;
	await relievePlace(tx, place.now, shift, booking);
	await leavePlace(context, work, place, booking, "left");
};

/**
 * Somebody works in shifts no more, or only in the other part, and their account says so already: their places in shifts
 * that run or are to come go to whoever waits for them. Done twice, the second does nothing.
 */
export const freeFuturePlaces = async (context: ShiftContext, memberId: string, only?: ShiftPart): Promise<void> => {
	const { db } = context.database;
	for (const { id } of await shiftsOf(db, memberId, context.clock.now()))
		await inTransaction(db, (work) => leaveShift(context, work, { memberId, shiftId: id, only }));
};

/** What a server that went down behind a change of somebody's account has left undone. */
export const freeForgottenPlaces = async (context: ShiftContext): Promise<void> => {
	for (const { member_id, only } of await membersPastTheirPlaces(context.database.db, context.clock.now()))
		await freeFuturePlaces(context, member_id, only ?? undefined);
};
