import type { LogIn } from "@warmline/contract/accounts/user";
import { minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { invalidCredentials, secondStepNeeded } from "../../platform/errors.ts";
import { type Counting, limitTo } from "../../platform/rate-limit/limits.ts";
import { societyDay } from "../../platform/society.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { memberMustSetUp } from "../account-settings-queries.ts";
import { countLogin, forgetFailedLogins } from "../login-limits.ts";
import { passwordMatches } from "../password/passwords.ts";
import { lockMember, type MemberRow, memberByUsername } from "../queries.ts";
import { hasSecondStep, insertLoginTicket } from "../second-step/second-step-queries.ts";
import { membersByEmail } from "../sign-up/claim-queries.ts";
import { startSession } from "./sessions.ts";

/** For which the password need not be shown again. */
const ticketMinutes = 5;
/** Of one member, from wherever: nobody logs in so often. */
const mostTickets = 100;

type From = { readonly address: string; readonly userAgent: string | undefined };

const giveTicket = async (tx: Db, counting: Counting, member_id: string): Promise<string> => {
	await limitTo(counting, ["login tickets", member_id], { limit: mostTickets, windowSeconds: 3600 }, tx);
	const ticket = newToken();
	const expires_at = minutesAfter(counting.clock.now(), ticketMinutes);
	await insertLoginTicket(tx, { ticket_hash: tokenHash(ticket), member_id, expires_at });
	return ticket;
};

type Opened = { token: string; member: MemberRow; mustSetUp: boolean };

type Meant = readonly (MemberRow | undefined)[];

const byUsername = async (db: Db, username: string): Promise<Meant> => [await memberByUsername(db, username)];

/**
 * Whose password it is. Of an email two are compared, the owner's first, also where there is no owner: how long it takes
 * does not tell. Where the owner's does not count any more, it is as wrong as any other. Of whoever is not verified only
 * what was typed is limited: more would tell whose the email is.
 */
const ownerOfPassword = async (
	password: string,
	meant: Meant,
	{ address, counts }: { address: string; counts: boolean },
): Promise<MemberRow | undefined> => {
	for (const one of meant) {
		const matches = await passwordMatches(password, one?.password_hash, { address });
		if (matches && one && (counts || !one.is_verified)) return one;
	}
	return undefined;
};

/**
 * The same answer, after the same work, for an unknown name and for a wrong password. Only whoever has the password
 * learns that there is a second step.
 */
export const logIn = async (counting: Counting, form: LogIn, { address, userAgent }: From): Promise<Opened> => {
	const { clock } = counting;
	const { db } = counting.database;
	const name = form.email ?? form.username ?? "";
	const meant = form.email === undefined ? await byUsername(db, name) : await membersByEmail(db, name);
	const login = { name, memberId: meant.find((one) => one?.is_verified)?.id, address };
	const counts = await countLogin(counting, login);
	const member = await ownerOfPassword(form.password, meant, { address, counts });
	if (!member?.is_active) throw invalidCredentials();
	const opened = await inTransaction(db, async ({ tx }): Promise<Opened | { ticket: string }> => {
		// While the password was looked at another one may have been set, the account closed, or a second step set up. What
		// is under way ends all sessions, and must not miss the one that begins here.
		const now = await lockMember(tx, member.id, "key share");
		if (!now?.is_active || now.password_hash !== member.password_hash) throw invalidCredentials();
		if (await hasSecondStep(tx, now.id)) return { ticket: await giveTicket(tx, counting, now.id) };
		const mustSetUp = await memberMustSetUp(tx, now.id, societyDay(clock.now()));
		return { token: await startSession(tx, clock, now.id, userAgent), member: now, mustSetUp };
	});
	if (member.is_verified || form.email === undefined) await forgetFailedLogins(counting, login);
	if ("ticket" in opened) throw secondStepNeeded(opened.ticket);
	return opened;
};
