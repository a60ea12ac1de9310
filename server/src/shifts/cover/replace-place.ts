import { v7 } from "uuid";
import type { Db } from "../../platform/db/database.ts";
import { obstacle } from "../errors.ts";
import { giveUpPlaces } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type BookingRow, bookingOf, hasOverlap, insertBooking, type ShiftRow } from "../shift-queries.ts";
import type { ShiftNews } from "../tell-of-shifts.ts";
import { type ObstacleToCome, whyNotCome } from "./cover-eligibility.ts";
import { leaveList } from "./waiting-list/waiting-queries.ts";

/** A place that goes from one hand into another, so that as many have one as before. */
export type Handing = {
	readonly shift: ShiftRow;
	readonly booking: BookingRow;
	readonly to: string;
};

/**
 * That they can come: they are not in it, nor in another one at its time, besides that which they give away for it. The caller
 * has locked both people and the shift.
 */
export const ensureCanCome = async (
	{ clock }: Pick<ShiftContext, "clock">,
	tx: Db,
	{ shift, to }: Pick<Handing, "shift" | "to">,
	givesAway: readonly string[] = [],
	refusals: Partial<Readonly<Record<ObstacleToCome, () => Error>>> = {},
): Promise<void> => {
	const isIn = (await bookingOf(tx, shift.id, to)) !== undefined;
	const isElsewhere = await hasOverlap(tx, to, shift, givesAway);
	const why = whyNotCome(shift, { isIn, isElsewhere }, clock.now());
	if (why) throw refusals[why]?.() ?? obstacle(why);
};

/**
 * After all of them were found possible. All are ended before the first is given: nobody is in two shifts meanwhile.
 * Answers what those hear whose swaps are over by it, but for who comes now: they did it themselves.
 */
export const replacePlaces = async (
	context: Pick<ShiftContext, "clock">,
	tx: Db,
	handings: readonly Handing[],
	how: "covered" | "swapped",
): Promise<ShiftNews[]> => {
	const now = context.clock.now();
	const places = handings.map(({ booking }) => booking);
	const news = await giveUpPlaces(context, tx, places, how);
	for (const { shift, booking, to } of handings) {
		await leaveList(tx, shift.id, to, "taken", now);
		await insertBooking(tx, { id: v7(), shift_id: shift.id, member_id: to, part: booking.part, booked_at: now });
	}
	const comes = new Set(handings.map(({ to }) => to));
	return news.filter(({ member_id }) => !comes.has(member_id));
};
