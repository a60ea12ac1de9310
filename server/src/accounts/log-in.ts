import type { LogIn } from "@warmline/contract/accounts/user";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { invalidCredentials } from "../platform/refusals.ts";
import { countLogin, forgetFailedLogins } from "./limits.ts";
import { passwordMatches } from "./passwords.ts";
import { type MemberRow, memberByEmail, memberByUsername } from "./queries.ts";
import { startSession } from "./sessions.ts";

/** The same answer, after the same work, for an unknown name and for a wrong password. */
export const logIn = async (
	db: Db,
	clock: Clock,
	form: LogIn,
	address: string,
): Promise<{ token: string; member: MemberRow }> => {
	const name = form.email ?? form.username ?? "";
	const member = form.email === undefined ? await memberByUsername(db, name) : await memberByEmail(db, name);
	// Tries by email and by username are tries on one account.
	const account = member?.id ?? name;
	await countLogin(db, clock, account, address);
	const matches = await passwordMatches(form.password, member?.password_hash);
	if (!member || !matches || !member.is_active) throw invalidCredentials();
	await forgetFailedLogins(db, account, address);
	return { token: await startSession(db, clock, member.id), member };
};
