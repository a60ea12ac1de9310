import { isUniqueViolation } from "../../platform/db/db-errors.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { lockMember } from "../queries.ts";
import { takeEmail, verifiedByEmail } from "./claim-queries.ts";
import { useLink } from "./link-queries.ts";
import { verifyMember } from "./verify-member.ts";

type Verifies = Pick<Platform, "database" | "clock" | "jobs">;

/** Whether the link was good. It works once, and not when another account with the same email was verified before. */
export const verifyEmail = async (platform: Verifies, token: string): Promise<boolean> => {
	try {
		return await verifyByLink(platform, token);
	} catch (error) {
		// Another account's link for the same email was used in this moment.
		if (isUniqueViolation(error)) return false;
		throw error;
	}
};

const verifyByLink = (platform: Verifies, token: string): Promise<boolean> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const link = await useLink(tx, tokenHash(token), "verify_email", platform.clock.now());
		const member = link && (await lockMember(tx, link.member_id));
		if (!member) return false;
		if (member.claimed_email !== null) {
			if (await verifiedByEmail(tx, member.claimed_email)) return false;
			await takeEmail(tx, member.id, member.claimed_email);
		}
		await verifyMember(platform, tx, member);
		return true;
	});
