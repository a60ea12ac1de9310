import { say } from "@warmline/contract/say";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/refusals.ts";
import { tokenHash } from "../platform/tokens.ts";
import { linkIsGood, useLink } from "./link-queries.ts";
import { hashPassword } from "./passwords.ts";
import { deleteSessionsOf, setPassword, setVerified } from "./queries.ts";
import { deleteLoginTicketsOf } from "./second-step-queries.ts";

const badLink = () => invalid("invalid_token", say("This link is no longer good. Please ask for a new one."));

/** Sets the new password and ends every session. Who could read the mail has verified the address, too. */
export const resetPassword = async (db: Db, clock: Clock, token: string, password: string): Promise<string> => {
	if (!(await linkIsGood(db, tokenHash(token), "reset_password", clock.now()))) throw badLink();
	const passwordHash = await hashPassword(password);
	return inTransaction(db, async (tx) => {
		const link = await useLink(tx, tokenHash(token), "reset_password", clock.now());
		if (!link) throw badLink();
		await setPassword(tx, link.member_id, passwordHash);
		await setVerified(tx, link.member_id);
		// A ticket that is being used up is waited for: the session it opens ends with the others.
		await deleteLoginTicketsOf(tx, link.member_id);
		await deleteSessionsOf(tx, link.member_id);
		return link.member_id;
	});
};
