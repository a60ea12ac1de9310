import type { Db } from "../platform/db/database.ts";
import { clearLimits } from "../platform/rate-limit/limit-queries.ts";
import { limitedAddress } from "../platform/rate-limit/limited-address.ts";
import {
	attemptWindowSeconds,
	type Counting,
	countAttempt,
	countAttemptOrRefuse,
	countInWindow,
	type LimitKeys,
	limitAddress,
	limitKey,
} from "../platform/rate-limit/limits.ts";

const failuresAllowed = 10;
const codesAllowed = 5;

/** As somebody typed it, and whose it is; both are counted where it is nobody's, too. */
export type LoginTry = { readonly name: string; readonly memberId: string | undefined; readonly address: string };

/** One account from one address: guessing is stopped there, and the owner elsewhere is not locked out. */
const loginKeys = (marking: LimitKeys, { name, memberId, address }: LoginTry) => ({
	typed: limitKey(marking, "login", name, limitedAddress(address)),
	account: limitKey(marking, "login of", memberId ?? name, limitedAddress(address)),
});

/** Of one address, by whatever. */
export const limitLogins = (counting: Counting, address: string) =>
	limitAddress(counting, "logins", address, { limit: 100, windowSeconds: attemptWindowSeconds });

/**
 * What was typed is limited openly. The account is limited without a word, so that its email and its username are no
 * two ways to guess, and that nobody learns by the limit that they are of one account: false where no password counts.
 */
export const countLogin = async (counting: Counting, login: LoginTry): Promise<boolean> => {
	await limitLogins(counting, login.address);
	const { typed, account } = loginKeys(counting, login);
	await countAttemptOrRefuse(counting, typed, failuresAllowed);
	return (await countAttempt(counting, account, failuresAllowed)) !== undefined;
};

/** A login that succeeds forgets them all. */
export const forgetFailedLogins = (counting: Counting, login: LoginTry) => {
	const { typed, account } = loginKeys(counting, login);
	return clearLimits(counting.database.db, [typed, account]);
};

/** Of the app, or on paper. */
export type CodeKind = "app" | "recovery";
/** Wrong ones of one kind do not shut out who has another. */
export type StepKind = CodeKind | "passkey";

/** One account, from wherever: whoever gets here has its password, and of a million codes three are right. */
const codeKey = (marking: LimitKeys, memberId: string, kind: StepKind) =>
	limitKey(marking, "second step", kind, memberId);

export const countCode = (counting: Counting, memberId: string, kind: StepKind) =>
	countAttemptOrRefuse(counting, codeKey(counting, memberId, kind), codesAllowed);
export const forgetWrongCodes = (db: Db, marking: LimitKeys, memberId: string, ...kinds: StepKind[]) =>
	clearLimits(
		db,
		kinds.map((kind) => codeKey(marking, memberId, kind)),
	);

/** Whether so many wrong codes are too many, and nobody was told of any today. */
export const isNewsOfGuesses = async (tx: Db, counting: Counting, memberId: string, tries: number): Promise<boolean> =>
	tries >= codesAllowed && (await countInWindow(counting, ["told of guesses", memberId], 24 * 3600, tx)).count === 1;

/** Whether nobody was told today of a passkey that may have been copied. */
export const isNewsOfCopies = async (tx: Db, counting: Counting, memberId: string): Promise<boolean> =>
	(await countInWindow(counting, ["told of copies", memberId], 24 * 3600, tx)).count === 1;

/** In an hour, to one email: the first registration may be its owner's, who then is not told anything yet. */
const signUpNotices = 3;

/** Whether whose email it is may still be told that somebody registers with it. */
export const isNewsOfSignUp = async (tx: Db, counting: Counting, email: string): Promise<boolean> =>
	(await countInWindow(counting, ["told of sign-up", email], 3600, tx)).count <= signUpNotices;

/** By somebody who is logged in. */
const passwordKey = (marking: LimitKeys, memberId: string) => limitKey(marking, "own password", memberId);

export const countOwnPassword = (counting: Counting, memberId: string) =>
	countAttemptOrRefuse(counting, passwordKey(counting, memberId), codesAllowed);
export const forgetWrongPasswords = (counting: Counting, memberId: string) =>
	clearLimits(counting.database.db, [passwordKey(counting, memberId)]);
