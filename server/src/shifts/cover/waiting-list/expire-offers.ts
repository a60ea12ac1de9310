import { inTransaction } from "../../../platform/db/transaction.ts";
import { readPlaces } from "../../lock-places.ts";
import { notifyOfShifts } from "../../notify-of-shifts.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShifts } from "../../shift-queries.ts";
import { endSwapsOfBegun } from "../swaps/end-swaps.ts";
import { newsOfFreePlaces } from "./offer-free-places.ts";
import { shiftsToOffer } from "./waiting-queries.ts";

const expireOffersOf = (context: ShiftContext, shiftId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { seats: all, ...read } = await readPlaces(context, tx, [], await lockShifts(tx, [shiftId]));
		for (const seats of all) {
			const { news } = await newsOfFreePlaces(tx, { ...read, seats });
			if (news.length === 0) continue;
			await notifyOfShifts(context, work, news);
			afterCommit(() => context.announceShifts());
		}
	});

/**
 * Offers that nobody has answered go on to the next, and what waits for a shift that has begun waits no more. It may be
 * done twice, and at the same time by two servers.
 */
export const expireOffers = async (context: ShiftContext): Promise<void> => {
	const { database, clock } = context;
	const now = clock.now();
	await inTransaction(database.db, async (work) => {
		const { tx, afterCommit } = work;
		const news = await endSwapsOfBegun(tx, now);
		if (news.length === 0) return;
		await notifyOfShifts(context, work, news);
		afterCommit(() => context.announceShifts());
	});
	for (const id of await shiftsToOffer(database.db, now)) await expireOffersOf(context, id);
};
