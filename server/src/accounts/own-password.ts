import { say } from "@warmline/contract/say";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { invalid } from "../platform/refusals.ts";
import { countOwnPassword, forgetWrongPasswords } from "./limits.ts";
import { writePasswordShown } from "./own-session-queries.ts";
import { passwordMatches } from "./passwords.ts";
import type { MemberRow } from "./queries.ts";
import type { Session } from "./sessions.ts";

export const wrongPassword = () => {
	const message = say("This is not your password.");
	return invalid("wrong_password", message, { password: message });
};

/** Asked again before what a stranger at an open page must not do. */
export const ensureOwnPassword = async (db: Db, clock: Clock, member: MemberRow, password: string): Promise<void> => {
	await countOwnPassword(db, clock, member.id);
	if (!(await passwordMatches(password, member.password_hash))) throw wrongPassword();
	await forgetWrongPasswords(db, member.id);
};

/** Opens the calls that ask for it, to this session, for a while. */
export const showPassword = async (db: Db, clock: Clock, session: Session, password: string): Promise<void> => {
	await ensureOwnPassword(db, clock, session.member, password);
	await writePasswordShown(db, session.tokenHash, clock.now());
};
