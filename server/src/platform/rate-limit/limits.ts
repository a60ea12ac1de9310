import type { Db } from "../db/database.ts";
import { tooMany } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { countOnce, countUnlessBlocked, limitByKey } from "./limit-queries.ts";
import { isInnerAddress, limitedAddress } from "./limited-address.ts";

/** What a count in the database needs. */
export type Counting = Pick<Platform, "database" | "clock" | "sealer">;
export type LimitKeys = Pick<Platform, "sealer">;

/** Addresses and emails are few enough to try them all, so a hash without the server's key would hide nothing. */
export const limitKey = ({ sealer }: LimitKeys, ...parts: string[]): Buffer =>
	sealer.mark("limit", parts.join("\n").toLowerCase());

const secondsUntil = (when: Date, now: Date) => (when.getTime() - now.getTime()) / 1000;

/** Rate limiter with a fixed window, counted in the database: so often within a window that begins with the first time. */
type RateLimit = { readonly limit: number; readonly windowSeconds: number };

/** Counts one more in a window that begins with the first. */
export const countInWindow = (counting: Counting, parts: string[], windowSeconds: number, db: Db) => {
	const now = counting.clock.now();
	return countOnce(db, limitKey(counting, ...parts), now, new Date(now.getTime() + windowSeconds * 1000));
};

/** Refuses with 429 what was done more often than that. Within a transaction only what is kept of it counts. */
export const limitTo = async (
	counting: Counting,
	parts: string[],
	{ limit, windowSeconds }: RateLimit,
	db: Db = counting.database.db,
) => {
	const { count, resets_at } = await countInWindow(counting, parts, windowSeconds, db);
	if (count > limit) throw tooMany(secondsUntil(resets_at, counting.clock.now()));
};

/** The same of what one address did. */
export const limitAddress = async (counting: Counting, what: string, address: string, allowed: RateLimit) => {
	if (!isInnerAddress(address)) await limitTo(counting, [what, limitedAddress(address)], allowed);
};

export const attemptWindowSeconds = 15 * 60;
const firstWaitSeconds = 30;

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. From the last allowed one on each
 * brings a wait that doubles, up to the whole window. Answers how many there were; undefined while a wait is on.
 */
export const countAttempt = ({ database, clock }: Counting, key: Buffer, allowed: number) =>
	countUnlessBlocked(database.db, key, clock.now(), {
		allowed,
		firstSeconds: firstWaitSeconds,
		windowSeconds: attemptWindowSeconds,
	});

/** The same; while a wait is on it refuses with 429 and the seconds that are left. */
export const countAttemptOrRefuse = async (counting: Counting, key: Buffer, allowed: number): Promise<number> => {
	const attempts = await countAttempt(counting, key, allowed);
	if (attempts !== undefined) return attempts;
	const limit = await limitByKey(counting.database.db, key);
	const now = counting.clock.now();
	throw tooMany(secondsUntil(limit?.blocked_until ?? now, now));
};
