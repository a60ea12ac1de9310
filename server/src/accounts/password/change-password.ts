import type { changedPassword } from "@warmline/contract/accounts/user";
import type * as z from "zod/mini";
import { inTransaction } from "../../platform/db/transaction.ts";
import { deleteOwnChangeOf } from "../email-change/change-queries.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember, setPassword } from "../queries.ts";
import { deleteLoginTicketsOf } from "../second-step/second-step-queries.ts";
import { endOthersIn } from "../sessions/own-sessions.ts";
import type { Session } from "../sessions/sessions.ts";
import { deleteLinksOf } from "../sign-up/link-queries.ts";
import { ensureUncommonPassword } from "./common-passwords.ts";
import { ensureOwnPassword, wrongPassword } from "./own-password.ts";
import { hashPassword } from "./passwords.ts";

type Change = Pick<z.output<typeof changedPassword>, "current_password" | "password">;

/**
 * By a member who is logged in and knows the old one. This session goes on, all others end, and a mailed link that would
 * set another password counts no longer. Answers how many sessions ended, and whether a change of
 * email did.
 */
export const changeOwnPassword = async (
	platform: AccountPlatform,
	{ member, tokenHash }: Session,
	{ current_password, password }: Change,
): Promise<{ ended: number; cancels_email_change: boolean }> => {
	const { config, database, hub, endNotices, reportSecurityEvent } = platform;
	await ensureOwnPassword(platform, member, current_password, "current_password");
	ensureUncommonPassword(config, password, member);
	const passwordHash = await hashPassword(password, { memberId: member.id });
	return inTransaction(database.db, async (work) => {
		const { tx } = work;
		// From here on a login with the old password waits, and fails; one that was quicker ends with the others.
		const now = await lockMember(tx, member.id, "update");
		// Its owner may have set a new one in this moment, because somebody else had the old one.
		if (now?.password_hash !== member.password_hash) throw wrongPassword("current_password");
		await setPassword(tx, member.id, passwordHash);
		await deleteLoginTicketsOf(tx, member.id);
		await deleteLinksOf(tx, member.id, "reset_password");
		// Whoever had the old password may have begun it.
		const cancels_email_change = await deleteOwnChangeOf(tx, member.id);
		await reportSecurityEvent(tx, now, "password_changed");
		const ended = await endOthersIn({ hub, endNotices }, work, member.id, tokenHash);
		return { ended, cancels_email_change };
	});
};
