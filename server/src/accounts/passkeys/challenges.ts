import { t } from "@warmline/contract/i18n";
import { minutesAfter } from "../../platform/clock.ts";
import { invalid } from "../../platform/errors.ts";
import { type Counting, limitTo } from "../../platform/rate-limit/limits.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { type ChallengeRow, insertChallenge, takeChallenge } from "./passkey-queries.ts";

const challengeMinutes = 5;
/** Of one member, from wherever: nobody needs so many. */
const mostChallenges = 100;

/**
 * What a challenge is good for, whose passkey may answer it, and with which session or login ticket it was asked for.
 * A browser shows that and the challenge's own ticket: what was signed is of no use in another browser.
 */
export type Use = Pick<ChallengeRow, "purpose" | "member_id" | "bound_to">;

export const passkeyExpired = () =>
	invalid("passkey_expired", t("This took too long, or was already used. Please try again."));

/** A new one, kept until it is answered, by whichever server. */
export const giveChallenge = async (counting: Counting, use: Use): Promise<{ ticket: string; challenge: string }> => {
	const { database, clock } = counting;
	const { member_id } = use;
	if (member_id !== null)
		await limitTo(counting, ["passkey challenges", member_id], { limit: mostChallenges, windowSeconds: 3600 });
	const ticket = newToken();
	const challenge = newToken();
	const expires_at = minutesAfter(clock.now(), challengeMinutes);
	await insertChallenge(database.db, { ...use, challenge, expires_at, ticket_hash: tokenHash(ticket) });
	return { ticket, challenge };
};

const isSame = (one: Buffer | null, other: Buffer | null) =>
	one === other || (one && other ? one.equals(other) : false);

/** Uses a challenge up, also where it was for something else; outside of transactions, so that no failure gives it back. */
export const answerChallenge = async (
	{ database, clock }: Pick<Counting, "database" | "clock">,
	ticket: string,
	{ purpose, member_id, bound_to }: Use,
): Promise<string> => {
	const found = await takeChallenge(database.db, tokenHash(ticket), clock.now());
	if (!found || found.purpose !== purpose || found.member_id !== member_id || !isSame(found.bound_to, bound_to))
		throw passkeyExpired();
	return found.challenge;
};
