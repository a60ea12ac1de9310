import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { tooMany } from "../platform/refusals.ts";
import { clearLimit, countOnce, countUnlessBlocked, limitByKey } from "./queries.ts";

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
const codesAllowed = 5;
const windowSeconds = 15 * 60;
const firstWaitSeconds = 30;

/** One account from one address: guessing is stopped there, and the owner elsewhere is not locked out. */
const loginKey = (account: string, address: string) => keyOf("login", account, address);

/**
 * Counts a try before it is made, so that many at once cannot pass together. From the last allowed one on each brings a
 * wait that doubles, up to the whole window.
 */
const countTry = async (db: Db, clock: Clock, key: Buffer, allowed: number) => {
	const now = clock.now();
	if (await countUnlessBlocked(db, key, now, { allowed, firstSeconds: firstWaitSeconds, windowSeconds })) return;
	const limit = await limitByKey(db, key);
	throw tooMany(secondsUntil(limit?.blocked_until ?? now, now));
};

/** A login that succeeds forgets them all. */
export const countLogin = async (db: Db, clock: Clock, account: string, address: string) => {
	await limitAddress(db, clock, "logins", address, 100, windowSeconds);
	await countTry(db, clock, loginKey(account, address), failuresAllowed);
};

export const forgetFailedLogins = (db: Db, account: string, address: string) =>
	clearLimit(db, loginKey(account, address));

/** One account, from wherever: whoever gets here has its password, and of a million codes three are right. */
const codeKey = (memberId: string) => keyOf("second step", memberId);

export const countCode = (db: Db, clock: Clock, memberId: string) =>
	countTry(db, clock, codeKey(memberId), codesAllowed);
export const forgetWrongCodes = (db: Db, memberId: string) => clearLimit(db, codeKey(memberId));

/** By somebody who is logged in. */
const passwordKey = (memberId: string) => keyOf("own password", memberId);

export const countOwnPassword = (db: Db, clock: Clock, memberId: string) =>
	countTry(db, clock, passwordKey(memberId), codesAllowed);
export const forgetWrongPasswords = (db: Db, memberId: string) => clearLimit(db, passwordKey(memberId));
