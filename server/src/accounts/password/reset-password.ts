import { t } from "@warmline/contract/i18n";
import { inTransaction } from "../../platform/db/transaction.ts";
import { invalid } from "../../platform/errors.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { deleteOwnChangeOf } from "../email-change/change-queries.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember, memberById, setPassword } from "../queries.ts";
import { deleteLoginTicketsOf } from "../second-step/second-step-queries.ts";
import { endAllIn } from "../sessions/own-sessions.ts";
import { memberOfLink, useLink } from "../sign-up/link-queries.ts";
import { verifyMember } from "../sign-up/verify-member.ts";
import { ensureUncommonPassword } from "./common-passwords.ts";
import { hashPassword, nobodysHash } from "./passwords.ts";

const badLink = () => invalid("invalid_token", t("This link is no longer valid. Please request a new one."));

/**
 * Sets the new password and ends every session. Who could read the mail has verified the address, too. Answers whether
 * a change of email ended with it.
 */
export const resetPassword = async (
	platform: AccountPlatform,
	{ token, password }: { token: string; password: string },
	address: string,
): Promise<boolean> => {
	const { config, clock, hub, endNotices } = platform;
	const { db } = platform.database;
	const memberId = await memberOfLink(db, tokenHash(token), "reset_password", clock.now());
	const member = memberId === undefined ? undefined : await memberById(db, memberId);
	if (!member) throw badLink();
	ensureUncommonPassword(config, password, member);
	const passwordHash = await hashPassword(password, { address });
	return inTransaction(db, async (work) => {
		const { tx } = work;
		const link = await useLink(tx, tokenHash(token), "reset_password", clock.now());
		if (!link) throw badLink();
		const { member_id } = link;
		// From here on a login with the old password waits, and fails; one that was quicker ends with the others.
		const locked = await lockMember(tx, member_id, "update");
		if (!locked) throw badLink();
		await setPassword(tx, member_id, passwordHash);
		// Of a first one, or one in place of what was taken, its owner knows by the link.
		if (locked.password_hash !== nobodysHash) await platform.reportSecurityEvent(tx, locked, "password_changed");
		await verifyMember(platform, tx, locked);
		await deleteLoginTicketsOf(tx, member_id);
		// Whoever had the old password may have begun it.
		const cancelsEmailChange = await deleteOwnChangeOf(tx, member_id);
		await platform.revokeApiTokens(tx, member_id);
		await endAllIn({ hub, endNotices }, work, member_id);
		return cancelsEmailChange;
	});
};
