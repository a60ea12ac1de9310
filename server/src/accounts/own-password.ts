import { say } from "@warmline/contract/say";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { invalid } from "../platform/refusals.ts";
import { countOwnPassword, forgetWrongPasswords } from "./limits.ts";
import { passwordMatches } from "./passwords.ts";
import type { MemberRow } from "./queries.ts";

/** Asked again before what a stranger at an open page must not do. */
export const ensureOwnPassword = async (db: Db, clock: Clock, member: MemberRow, password: string): Promise<void> => {
	await countOwnPassword(db, clock, member.id);
	if (!(await passwordMatches(password, member.password_hash))) {
		const message = say("This is not your password.");
		throw invalid("wrong_password", message, { password: message });
	}
	await forgetWrongPasswords(db, member.id);
};
