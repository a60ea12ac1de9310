import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/db-errors.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { maskedEmail } from "../../platform/mail/masked-email.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { nobodysHash } from "../password/passwords.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember, type MemberRow, setPassword } from "../queries.ts";
import { deleteLoginTicketsOf } from "../second-step/second-step-queries.ts";
import { endAllIn, endOthersIn } from "../sessions/own-sessions.ts";
import { takeEmail, verifiedByEmail } from "../sign-up/claim-queries.ts";
import { deleteAllLinksOf } from "../sign-up/link-queries.ts";
import { type LinkJob, resetJob } from "../sign-up/mailed-links.ts";
import { verifyMember } from "../sign-up/verify-member.ts";
import { emailOf } from "../user.ts";
import {
	type ChangeRow,
	confirmByToken,
	deleteChangeOf,
	insertFormerEmail,
	memberOfConfirmation,
	refuseByToken,
} from "./change-queries.ts";

const badLink = () =>
	invalid("invalid_token", t("This link is no longer valid. Please start the change of your email again."));

/** Said to who reads the new address's mail only. */
const emailTaken = () =>
	conflict("email_taken", t("This address now belongs to another account, so your email was not changed."));

const isConfirmed = ({ by_director, old_confirmed_at, new_confirmed_at }: ChangeRow) =>
	new_confirmed_at !== null && (by_director || old_confirmed_at !== null);

/** Somebody else may read the mailbox that was lost, and know the password: only the new address sets another one. */
const replacePassword = async ({ jobs }: AccountPlatform, tx: Db, memberId: string, reset: LinkJob): Promise<void> => {
	await setPassword(tx, memberId, nobodysHash);
	await jobs.promise<LinkJob>(resetJob, reset, tx);
};

/** `reset`: changed, and the member has to set a new password by the mailed link. */
type Outcome = "waits" | "changed" | "reset" | "taken";

/** All that could still be done with the old email ends with it. The session that asked goes on. */
const takeEffect = async (
	platform: AccountPlatform,
	work: UnitOfWork,
	member: MemberRow,
	{ new_email, kept_session, by_director }: ChangeRow,
	language: Language,
): Promise<Outcome> => {
	const { tx } = work;
	const resets = by_director && member.is_verified;
	await takeEmail(tx, member.id, new_email);
	await verifyMember(platform, tx, member);
	// A mailbox that a director takes for lost, or mistyped, may be somebody else's, and is no former one.
	if (resets) await replacePassword(platform, tx, member.id, { email: new_email, language });
	else if (member.is_verified)
		await insertFormerEmail(tx, { member_id: member.id, email: member.email, until: platform.clock.now() });
	await deleteAllLinksOf(tx, member.id);
	await deleteLoginTicketsOf(tx, member.id);
	if (kept_session) await endOthersIn(platform, work, member.id, kept_session);
	else await endAllIn(platform, work, member.id);
	const masked = { before: maskedEmail(emailOf(member)), after: maskedEmail(new_email) };
	const change = { ...masked, ...(by_director && { by_director }) };
	await platform.reportSecurityEvent(tx, member, "email_changed", change);
	return resets ? "reset" : "changed";
};

/** Of two addresses that confirm at once, the second waits for the first, and the change takes effect once. */
const confirmOnce = async (platform: AccountPlatform, hash: Buffer, language: Language): Promise<Outcome> => {
	const { database, clock } = platform;
	const memberId = await memberOfConfirmation(database.db, hash, clock.now());
	if (memberId === undefined) throw badLink();
	return inTransaction(database.db, async (work) => {
		const { tx } = work;
		const member = await lockMember(tx, memberId, "update");
		const change = await confirmByToken(tx, hash, clock.now());
		if (!member?.is_active || !change) throw badLink();
		if (!isConfirmed(change)) return "waits";
		const owner = await verifiedByEmail(tx, change.new_email);
		await deleteChangeOf(tx, member.id);
		if (owner) return "taken";
		return takeEffect(platform, work, member, change, language);
	});
};

/** Whether the change has taken effect (the other address has confirmed it, too), and whether the password has to be set anew. */
export const confirmChange = async (platform: AccountPlatform, token: string, language: Language) => {
	const hash = tokenHash(token);
	const outcome = await confirmOnce(platform, hash, language).catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		// Somebody registered with the address, or verified it, in this moment: now it is seen which.
		return confirmOnce(platform, hash, language);
	});
	if (outcome === "taken") throw emailTaken();
	return { changed: outcome !== "waits", resets_password: outcome === "reset" };
};

export const refuseChange = async ({ database, clock }: AccountPlatform, token: string): Promise<void> => {
	if (!(await refuseByToken(database.db, tokenHash(token), clock.now()))) throw badLink();
};
