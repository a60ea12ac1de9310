import type { Db } from "../platform/db/database.ts";
import { tooMany } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { isLoopback, limitedAddress } from "../platform/rate-limit/limited-address.ts";
import { clearLimits, countOnce, countUnlessBlocked, limitByKey } from "./queries.ts";

export type Counting = Pick<Platform, "database" | "clock" | "sealer">;
type Marking = Pick<Platform, "sealer">;

/** Addresses and emails are few enough to try them all, so a hash without the server's key would hide nothing. */
const keyOf = ({ sealer }: Marking, ...parts: string[]) => sealer.mark("limit", parts.join("\n").toLowerCase());

const secondsUntil = (when: Date, now: Date) => (when.getTime() - now.getTime()) / 1000;

const countOf = (counting: Counting, parts: string[], seconds: number, db: Db) => {
	const now = counting.clock.now();
	return countOnce(db, keyOf(counting, ...parts), now, new Date(now.getTime() + seconds * 1000));
};

/** Refuses what was done more often than `most` times in `seconds`. Within a transaction only what is kept of it counts. */
export const limitTo = async (
	counting: Counting,
	parts: string[],
	most: number,
	seconds: number,
	db: Db = counting.database.db,
) => {
	const { count, resets_at } = await countOf(counting, parts, seconds, db);
	if (count > most) throw tooMany(secondsUntil(resets_at, counting.clock.now()));
};

/** Refuses what one address did more often than `most` times in `seconds`. */
export const limitAddress = async (
	counting: Counting,
	what: string,
	address: string,
	most: number,
	seconds: number,
) => {
	if (!isLoopback(address)) await limitTo(counting, [what, limitedAddress(address)], most, seconds);
};

const failuresAllowed = 10;
const codesAllowed = 5;
const windowSeconds = 15 * 60;
const firstWaitSeconds = 30;

/**
 * Counts a try before it is made, so that many at once cannot pass together. From the last allowed one on each brings a
 * wait that doubles, up to the whole window. Answers how many there were; undefined while a wait is on.
 */
const countTry = ({ database, clock }: Counting, key: Buffer, allowed: number) =>
	countUnlessBlocked(database.db, key, clock.now(), { allowed, firstSeconds: firstWaitSeconds, windowSeconds });

const countTryOrRefuse = async (counting: Counting, key: Buffer, allowed: number): Promise<number> => {
	const tries = await countTry(counting, key, allowed);
	if (tries !== undefined) return tries;
	const limit = await limitByKey(counting.database.db, key);
	const now = counting.clock.now();
	throw tooMany(secondsUntil(limit?.blocked_until ?? now, now));
};

/** As somebody typed it, and whose it is; both are counted where it is nobody's, too. */
export type LoginTry = { readonly name: string; readonly memberId: string | undefined; readonly address: string };

/** One account from one address: guessing is stopped there, and the owner elsewhere is not locked out. */
const loginKeys = (marking: Marking, { name, memberId, address }: LoginTry) => ({
	typed: keyOf(marking, "login", name, limitedAddress(address)),
	account: keyOf(marking, "login of", memberId ?? name, limitedAddress(address)),
});

/**
 * What was typed is limited openly. The account is limited without a word, so that its email and its username are no
 * two ways to guess, and that nobody learns by the limit that they are of one account: false where no password counts.
 */
export const countLogin = async (counting: Counting, login: LoginTry): Promise<boolean> => {
	await limitAddress(counting, "logins", login.address, 100, windowSeconds);
	const { typed, account } = loginKeys(counting, login);
	await countTryOrRefuse(counting, typed, failuresAllowed);
	return (await countTry(counting, account, failuresAllowed)) !== undefined;
};

/** A login that succeeds forgets them all. */
export const forgetFailedLogins = (counting: Counting, login: LoginTry) => {
	const { typed, account } = loginKeys(counting, login);
	return clearLimits(counting.database.db, [typed, account]);
};

/** Of the app, or on paper: wrong ones of one kind do not shut out who has the other. */
export type CodeKind = "app" | "recovery";

/** One account, from wherever: whoever gets here has its password, and of a million codes three are right. */
const codeKey = (marking: Marking, memberId: string, kind: CodeKind) => keyOf(marking, "second step", kind, memberId);

export const countCode = (counting: Counting, memberId: string, kind: CodeKind) =>
	countTryOrRefuse(counting, codeKey(counting, memberId, kind), codesAllowed);
export const forgetWrongCodes = (db: Db, marking: Marking, memberId: string, ...kinds: CodeKind[]) =>
	clearLimits(
		db,
		kinds.map((kind) => codeKey(marking, memberId, kind)),
	);

/** Whether so many wrong codes are too many, and nobody was told of any today. */
export const isNewsOfGuesses = async (tx: Db, counting: Counting, memberId: string, tries: number): Promise<boolean> =>
	tries >= codesAllowed && (await countOf(counting, ["told of guesses", memberId], 24 * 3600, tx)).count === 1;

/** In an hour, to one email: the first registration may be its owner's, who then is not told anything yet. */
const signUpNotices = 3;

/** Whether whose email it is may still be told that somebody registers with it. */
export const isNewsOfSignUp = async (tx: Db, counting: Counting, email: string): Promise<boolean> =>
	(await countOf(counting, ["told of sign-up", email], 3600, tx)).count <= signUpNotices;

/** By somebody who is logged in. */
const passwordKey = (marking: Marking, memberId: string) => keyOf(marking, "own password", memberId);

export const countOwnPassword = (counting: Counting, memberId: string) =>
	countTryOrRefuse(counting, passwordKey(counting, memberId), codesAllowed);
export const forgetWrongPasswords = (counting: Counting, memberId: string) =>
	clearLimits(counting.database.db, [passwordKey(counting, memberId)]);
