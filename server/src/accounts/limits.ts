import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { tooMany } from "../platform/refusals.ts";
import { isLoopback, limitedAddress } from "./limited-address.ts";
import { clearLimits, countOnce, countUnlessBlocked, limitByKey } from "./queries.ts";

const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n").toLowerCase()).digest();

const secondsUntil = (when: Date, now: Date) => (when.getTime() - now.getTime()) / 1000;

const countOf = (db: Db, now: Date, parts: string[], seconds: number) =>
	countOnce(db, keyOf(...parts), now, new Date(now.getTime() + seconds * 1000));

/** Refuses what was done more often than `most` times in `seconds`. */
export const limitTo = async (db: Db, clock: Clock, parts: string[], most: number, seconds: number) => {
	const now = clock.now();
	const { count, resets_at } = await countOf(db, now, parts, seconds);
	if (count > most) throw tooMany(secondsUntil(resets_at, now));
};

/** Refuses what one address did more often than `most` times in `seconds`. */
export const limitAddress = async (
	db: Db,
	clock: Clock,
	what: string,
	address: string,
	most: number,
	seconds: number,
) => {
	if (!isLoopback(address)) await limitTo(db, clock, [what, limitedAddress(address)], most, seconds);
};

const failuresAllowed = 10;
const codesAllowed = 5;
const windowSeconds = 15 * 60;
const firstWaitSeconds = 30;

/**
 * Counts a try before it is made, so that many at once cannot pass together. From the last allowed one on each brings a
 * wait that doubles, up to the whole window. Answers how many there were; undefined while a wait is on.
 */
const countTry = (db: Db, now: Date, key: Buffer, allowed: number) =>
	countUnlessBlocked(db, key, now, { allowed, firstSeconds: firstWaitSeconds, windowSeconds });

const countTryOrRefuse = async (db: Db, now: Date, key: Buffer, allowed: number): Promise<number> => {
	const tries = await countTry(db, now, key, allowed);
	if (tries !== undefined) return tries;
	const limit = await limitByKey(db, key);
	throw tooMany(secondsUntil(limit?.blocked_until ?? now, now));
};

/** As somebody typed it, and whose it is; both are counted where it is nobody's, too. */
export type LoginTry = { readonly name: string; readonly memberId: string | undefined; readonly address: string };

/** One account from one address: guessing is stopped there, and the owner elsewhere is not locked out. */
const loginKeys = ({ name, memberId, address }: LoginTry) => ({
	typed: keyOf("login", name, limitedAddress(address)),
	account: keyOf("login of", memberId ?? name, limitedAddress(address)),
});

/**
 * What was typed is limited openly. The account is limited without a word, so that its email and its username are no
 * two ways to guess, and that nobody learns by the limit that they are of one account: false where no password counts.
 */
export const countLogin = async (db: Db, clock: Clock, login: LoginTry): Promise<boolean> => {
	await limitAddress(db, clock, "logins", login.address, 100, windowSeconds);
	const now = clock.now();
	const { typed, account } = loginKeys(login);
	await countTryOrRefuse(db, now, typed, failuresAllowed);
	return (await countTry(db, now, account, failuresAllowed)) !== undefined;
};

/** A login that succeeds forgets them all. */
export const forgetFailedLogins = (db: Db, login: LoginTry) => {
	const { typed, account } = loginKeys(login);
	return clearLimits(db, [typed, account]);
};

/** Of the app, or on paper: wrong ones of one kind do not shut out who has the other. */
export type CodeKind = "app" | "recovery";

/** One account, from wherever: whoever gets here has its password, and of a million codes three are right. */
const codeKey = (memberId: string, kind: CodeKind) => keyOf("second step", kind, memberId);

export const countCode = (db: Db, clock: Clock, memberId: string, kind: CodeKind) =>
	countTryOrRefuse(db, clock.now(), codeKey(memberId, kind), codesAllowed);
export const forgetWrongCodes = (db: Db, memberId: string, ...kinds: CodeKind[]) =>
	clearLimits(
		db,
		kinds.map((kind) => codeKey(memberId, kind)),
	);

/** Whether so many wrong codes are too many, and nobody was told of any today. */
export const isNewsOfGuesses = async (tx: Db, clock: Clock, memberId: string, tries: number): Promise<boolean> =>
	tries >= codesAllowed && (await countOf(tx, clock.now(), ["told of guesses", memberId], 24 * 3600)).count === 1;

/** By somebody who is logged in. */
const passwordKey = (memberId: string) => keyOf("own password", memberId);

export const countOwnPassword = (db: Db, clock: Clock, memberId: string) =>
	countTryOrRefuse(db, clock.now(), passwordKey(memberId), codesAllowed);
export const forgetWrongPasswords = (db: Db, memberId: string) => clearLimits(db, [passwordKey(memberId)]);
