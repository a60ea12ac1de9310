import { inTransaction } from "../../../platform/db/transaction.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { lockShifts } from "../../shift-queries.ts";
import { tellOfShifts } from "../../tell-of-shifts.ts";
import { endSwapsOfBegun } from "../swaps/end-swaps.ts";
import { offerFreePlaces } from "./offer-free-places.ts";
import { shiftsToOffer } from "./waiting-queries.ts";

/**
 * Offers that nobody has answered go on to the next, and what waits for a shift that has begun waits no more. It may be
 * done twice, and at the same time by two servers.
 */
export const expireOffers = async (context: ShiftContext): Promise<void> => {
	const { database, clock } = context;
	const now = clock.now();
	await inTransaction(database.db, async (tx, afterCommit) => {
		const news = await endSwapsOfBegun(tx, now);
		if (news.length === 0) return;
		await tellOfShifts(context, tx, afterCommit, news);
		afterCommit(() => context.announceShifts());
	});
	for (const id of await shiftsToOffer(database.db, now)) {
		await inTransaction(database.db, async (tx, afterCommit) => {
			const [shift] = await lockShifts(tx, [id]);
			if (shift) await offerFreePlaces(context, tx, afterCommit, shift);
		});
	}
};
