import { minutesAfter } from "../../../platform/clock.ts";

const [minute, hour, day] = [60, 3600, 24 * 3600];

/** Seconds from each try to the next: eleven tries in a little more than three days. */
const delays = [5, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, day];

const secondsAfter = (at: Date, seconds: number) => minutesAfter(at, seconds / 60);

/** A number of seconds, or a date of HTTP. */
const askedFor = (retryAfter: string | undefined, now: Date): number => {
	if (retryAfter === undefined) return 0;
	const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000;
	return Number.isNaN(seconds) ? 0 : Math.min(seconds, day);
};

/**
 * When it is tried again that failed at this time, for the so manieth time: no sooner than the endpoint asked for, as long as that is within a
 * day. Null when it is given up.
 */
export const retryTime = (attempts: number, now: Date, retryAfter?: string): Date | null => {
	const delay = delays[attempts - 1];
	return delay === undefined ? null : secondsAfter(now, Math.max(delay, askedFor(retryAfter, now)));
};
