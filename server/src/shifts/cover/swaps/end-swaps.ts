import type { Db } from "../../../platform/db/database.ts";
import type { ShiftNews } from "../../notify-of-shifts.ts";
import { closeSwapsOf, closeSwapsOfBegun, type WholeSwap } from "./swap-queries.ts";

const toAsker = ({ from, givesShift }: WholeSwap): ShiftNews => ({
	member_id: from.id,
	message: "shift_swap_over",
	shift: givesShift,
	actor_id: null,
});

const toAsked = ({ to, getsShift }: WholeSwap): ShiftNews => ({
	member_id: to.id,
	message: "shift_swap_withdrawn",
	shift: getsShift,
	actor_id: null,
});

/** Nobody can answer any more what was asked about these places. Answers what they hear who still have theirs. */
export const endSwapsAbout = async (tx: Db, bookingIds: readonly string[], now: Date): Promise<ShiftNews[]> => {
	const isGone = (id: string) => bookingIds.includes(id);
	return (await closeSwapsOf(tx, bookingIds, now)).flatMap((ended) => [
		...(isGone(ended.swap.gives_booking_id) ? [] : [toAsker(ended)]),
		...(isGone(ended.swap.gets_booking_id) ? [] : [toAsked(ended)]),
	]);
};

/** Nor about a shift that has begun: who asked hears that they have to come. */
export const endSwapsOfBegun = async (tx: Db, now: Date): Promise<ShiftNews[]> =>
	(await closeSwapsOfBegun(tx, now)).map(toAsker);
