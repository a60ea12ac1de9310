import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { tooMany } from "../platform/refusals.ts";
import { blockLimit, clearLimit, countOnce, limitByKey } from "./queries.ts";

const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n").toLowerCase()).digest();

const secondsUntil = (when: Date, now: Date) => (when.getTime() - now.getTime()) / 1000;

/** Refuses what was done more often than `most` times in `seconds`. */
export const limitTo = async (db: Db, clock: Clock, parts: string[], most: number, seconds: number) => {
	const now = clock.now();
	const { count, resets_at } = await countOnce(db, keyOf(...parts), now, new Date(now.getTime() + seconds * 1000));
	if (count > most) throw tooMany(secondsUntil(resets_at, now));
};

/** Loopback is this machine, or a proxy not named as trusted: one limit for all behind it would shut everybody out. */
const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** Refuses what one address did more often than `most` times in `seconds`. */
export const limitAddress = async (
	db: Db,
	clock: Clock,
	what: string,
	address: string,
	most: number,
	seconds: number,
) => {
	if (!isLoopback(address)) await limitTo(db, clock, [what, address], most, seconds);
};

const failuresAllowed = 10;
const windowSeconds = 15 * 60;
const firstWaitSeconds = 30;

/** One account from one address: guessing is stopped there, and the owner elsewhere is not locked out. */
const loginKey = (account: string, address: string) => keyOf("login", account, address);

export const refuseWhileGuessing = async (db: Db, clock: Clock, account: string, address: string) => {
	const now = clock.now();
	const limit = await limitByKey(db, loginKey(account, address));
	if (limit?.blocked_until && limit.blocked_until > now) throw tooMany(secondsUntil(limit.blocked_until, now));
};

/** From the tenth failure on each one doubles the wait, up to the whole window. */
export const noteFailedLogin = async (db: Db, clock: Clock, account: string, address: string) => {
	const now = clock.now();
	const key = loginKey(account, address);
	const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
	const { count } = await countOnce(db, key, now, windowEnd);
	if (count < failuresAllowed) return;
	const wait = Math.min(firstWaitSeconds * 2 ** (count - failuresAllowed), windowSeconds);
	await blockLimit(db, key, new Date(now.getTime() + wait * 1000), windowEnd);
};

export const forgetFailedLogins = (db: Db, account: string, address: string) =>
	clearLimit(db, loginKey(account, address));
