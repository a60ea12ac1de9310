import type { Db } from "../platform/db/database.ts";
import {
	bookingsKeptOf,
	calendarKeptOf,
	callOutsKeptOf,
	closingsBy,
	deletePlacesOf,
	placeRequestsKeptOf,
	swapsKeptOf,
	waitingKeptOf,
} from "./personal-data-queries.ts";

/** When somebody had a place in a shift or waited for one, and what they said about it: all of it is their own. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const [places, waiting, swaps, asked_to_come, place_requests, closed, calendar_feed] = await Promise.all([
		bookingsKeptOf(db, memberId),
		waitingKeptOf(db, memberId),
		swapsKeptOf(db, memberId),
		callOutsKeptOf(db, memberId),
		placeRequestsKeptOf(db, memberId),
		closingsBy(db, memberId),
		calendarKeptOf(db, memberId),
	]);
	return { places, waiting, swaps, asked_to_come, place_requests, closed, calendar_feed: calendar_feed ?? null };
};

/**
 * They were let go before: nobody counts on these places any more, and what was free has gone to others. Where they closed a
 * shift, or spoke with somebody after one, the foreign keys take their name out.
 */
export const erasePersonalData = (tx: Db, memberId: string) => deletePlacesOf(tx, memberId);
