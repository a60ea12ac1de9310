import type { LogIn } from "@warmline/contract/accounts/user";
import { type Clock, minutesAfter } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { invalidCredentials, secondStepNeeded } from "../platform/refusals.ts";
import { newToken, tokenHash } from "../platform/tokens.ts";
import { memberMustSetUp } from "./account-settings-queries.ts";
import { countLogin, forgetFailedLogins } from "./limits.ts";
import { passwordMatches } from "./passwords.ts";
import { type MemberRow, memberByEmail, memberByUsername } from "./queries.ts";
import { insertLoginTicket, secondStepOf } from "./second-step-queries.ts";
import { startSession } from "./sessions.ts";
import { societyDay } from "./society-day.ts";

/** For which the password need not be shown again. */
const ticketMinutes = 5;

type From = { readonly address: string; readonly userAgent: string | undefined };

const giveTicket = async (db: Db, clock: Clock, member_id: string): Promise<string> => {
	const ticket = newToken();
	const expires_at = minutesAfter(clock.now(), ticketMinutes);
	await insertLoginTicket(db, { ticket_hash: tokenHash(ticket), member_id, expires_at });
	return ticket;
};

/**
 * The same answer, after the same work, for an unknown name and for a wrong password. Only whoever has the password
 * learns that there is a second step.
 */
export const logIn = async (
	db: Db,
	clock: Clock,
	form: LogIn,
	{ address, userAgent }: From,
): Promise<{ token: string; member: MemberRow; mustSetUp: boolean }> => {
	const name = form.email ?? form.username ?? "";
	const member = form.email === undefined ? await memberByUsername(db, name) : await memberByEmail(db, name);
	// Tries by email and by username are tries on one account.
	const account = member?.id ?? name;
	await countLogin(db, clock, account, address);
	const matches = await passwordMatches(form.password, member?.password_hash);
	if (!member || !matches || !member.is_active) throw invalidCredentials();
	await forgetFailedLogins(db, account, address);
	if (await secondStepOf(db, member.id)) throw secondStepNeeded(await giveTicket(db, clock, member.id));
	const mustSetUp = await memberMustSetUp(db, member.id, societyDay(clock));
	return { token: await startSession(db, clock, member.id, userAgent), member, mustSetUp };
};
