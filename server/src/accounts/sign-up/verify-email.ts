import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/db-errors.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { lockMember, setVerified } from "../queries.ts";
import { takeEmail, verifiedByEmail } from "./claim-queries.ts";
import { useLink } from "./link-queries.ts";

/** Whether the link was good. It works once, and not when another account with the same email was verified before. */
export const verifyEmail = async (db: Db, clock: Clock, token: string): Promise<boolean> => {
	try {
		return await verifyByLink(db, clock, token);
	} catch (error) {
		// Another account's link for the same email was used in this moment.
		if (isUniqueViolation(error)) return false;
		throw error;
	}
};

const verifyByLink = (db: Db, clock: Clock, token: string): Promise<boolean> =>
	inTransaction(db, async ({ tx }) => {
		const link = await useLink(tx, tokenHash(token), "verify_email", clock.now());
		const member = link && (await lockMember(tx, link.member_id));
		if (!member) return false;
		if (member.claimed_email !== null) {
			if (await verifiedByEmail(tx, member.claimed_email)) return false;
			await takeEmail(tx, member.id, member.claimed_email);
		}
		await setVerified(tx, member.id);
		return true;
	});
