import { t } from "@warmline/contract/i18n";
import { isUniqueViolation } from "../../platform/db/db-errors.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { maskedEmail } from "../../platform/mail/masked-email.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember, type MemberRow, setVerified } from "../queries.ts";
import { deleteLoginTicketsOf } from "../second-step/second-step-queries.ts";
import { endAllIn, endOthersIn } from "../sessions/own-sessions.ts";
import { takeEmail, verifiedByEmail } from "../sign-up/claim-queries.ts";
import { deleteAllLinksOf } from "../sign-up/link-queries.ts";
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

/** All that could still be done with the old email ends with it. The session that asked goes on. */
const takeEffect = async (
	platform: AccountPlatform,
	work: UnitOfWork,
	member: MemberRow,
	{ new_email, kept_session }: ChangeRow,
): Promise<void> => {
	const { tx } = work;
	await takeEmail(tx, member.id, new_email);
	await setVerified(tx, member.id);
	if (member.is_verified)
		await insertFormerEmail(tx, { member_id: member.id, email: member.email, until: platform.clock.now() });
	await deleteAllLinksOf(tx, member.id);
	await deleteLoginTicketsOf(tx, member.id);
	if (kept_session) await endOthersIn(platform, work, member.id, kept_session);
	else await endAllIn(platform, work, member.id);
	const change = { before: maskedEmail(emailOf(member)), after: maskedEmail(new_email) };
	await platform.reportSecurityEvent(tx, member, "email_changed", change);
};

type Outcome = "waits" | "changed" | "taken";

/** Of two addresses that confirm at once, the second waits for the first, and the change takes effect once. */
const confirmOnce = async (platform: AccountPlatform, hash: Buffer): Promise<Outcome> => {
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
		await takeEffect(platform, work, member, change);
		return "changed";
	});
};

/** Whether the change has taken effect: the other address has confirmed it, too. */
export const confirmChange = async (platform: AccountPlatform, token: string): Promise<boolean> => {
	const hash = tokenHash(token);
	const outcome = await confirmOnce(platform, hash).catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		// Somebody registered with the address, or verified it, in this moment: now it is seen which.
		return confirmOnce(platform, hash);
	});
	if (outcome === "taken") throw emailTaken();
	return outcome === "changed";
};

export const refuseChange = async ({ database, clock }: AccountPlatform, token: string): Promise<void> => {
	if (!(await refuseByToken(database.db, tokenHash(token), clock.now()))) throw badLink();
};
