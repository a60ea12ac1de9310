import { minutesAfter } from "../../../platform/clock.ts";

/** Nearer to the start than that, whoever books first is of more use than an order. */
const nearMinutes = 15;
const leastMinutes = 5;

/**
 * Until when a free place is kept: never more than half of what is left, so that after a "no" there is time to ask the
 * next. Null near the start: then it is kept for nobody.
 */
export const offerUntil = (now: Date, startsAt: Date, offerMinutes: number): Date | null => {
	const left = (startsAt.getTime() - now.getTime()) / 60_000;
	if (left <= nearMinutes) return null;
	return minutesAfter(now, Math.max(leastMinutes, Math.min(offerMinutes, left / 2)));
};
