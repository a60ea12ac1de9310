import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { tokenHash } from "../platform/tokens.ts";
import { useLink } from "./link-queries.ts";
import { setVerified } from "./queries.ts";

/** Whether the link was good. It works once. */
export const verifyEmail = (db: Db, clock: Clock, token: string): Promise<boolean> =>
	inTransaction(db, async (tx) => {
		const link = await useLink(tx, tokenHash(token), "verify_email", clock.now());
		if (link) await setVerified(tx, link.member_id);
		return link !== undefined;
	});
