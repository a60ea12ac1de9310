import type { Language } from "@warmline/contract/content/words";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { pageUrl } from "../../platform/language.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { alreadyRegistered, setNewPassword, verifyYourEmail } from "../emails.ts";
import { lockMember, type MemberRow, memberByEmail, memberById } from "../queries.ts";
import { emailOf, toMember } from "../user.ts";
import { unverifiedByEmail, verifiedByEmail } from "./claim-queries.ts";
import { deleteLinksOf, insertLink, linkIsUsed } from "./link-queries.ts";

/** The language of the page that asked. Jobs that were promised before there were two have none. */
export type LinkJob = { email: string; language?: Language };

const linkMinutes = { verify_email: 24 * 60, reset_password: 60 };

export const verificationJob = "mail-verification-link";
export const resetJob = "mail-reset-link";

export type SignUpJob = { memberId: string; language: Language };
export const signUpJob = "mail-sign-up-notice";

/**
 * A fresh link; those mailed before stop working. At every try of the same job it is the same one: who got the mail of
 * a try that was broken off can use it. Undefined when they have done so, or have another email by now.
 */
const makeLink = async (
	{ database: { db }, clock, vault }: Platform,
	{ id: memberId, email }: Pick<MemberRow, "id" | "email">,
	purpose: keyof typeof linkMinutes,
	jobId: string,
): Promise<string | undefined> => {
	const token = vault.tokenFor(`${purpose} ${jobId}`);
	const isFresh = await inTransaction(db, async ({ tx }) => {
		// Their email may have become another one in this moment: the mail would go to the old one.
		if ((await lockMember(tx, memberId))?.email !== email) return false;
		// Looked for before: a link that was asked for since goes on.
		if (await linkIsUsed(tx, tokenHash(token))) return false;
		await deleteLinksOf(tx, memberId, purpose);
		const expires_at = minutesAfter(clock.now(), linkMinutes[purpose]);
		return insertLink(tx, { token_hash: tokenHash(token), member_id: memberId, purpose, expires_at });
	});
	return isFresh ? token : undefined;
};

const mailOwner = async (platform: Platform, owner: MemberRow, language: Language, id: string) => {
	if (!owner.is_active) return;
	const forgotPasswordUrl = pageUrl(platform.config.PUBLIC_URL, language, "/forgot-password");
	await sendEmail(platform, toMember(owner, language), () => alreadyRegistered({ forgotPasswordUrl }), id);
};

/**
 * Of each sign-up, so that none takes longer; here it is found out whether the email is somebody's. They are told; else
 * it brings the link that verifies the new account, and no other that was registered with it.
 */
export const mailSignUpNotice = async (platform: Platform, { memberId, language }: SignUpJob, id: string) => {
	const { db } = platform.database;
	const member = await memberById(db, memberId);
	if (!member || member.is_verified) return;
	const owner = member.claimed_email ? await verifiedByEmail(db, member.claimed_email) : undefined;
	if (owner) return mailOwner(platform, owner, language, id);
	await mailLinkTo(platform, member, { language, job: id });
};

/**
 * Whether an address is known is found out here, in the job, and not while somebody waits for the answer: so the
 * answer is the same for everybody, and takes the same time.
 */
export const mailVerificationLink = async (platform: Platform, { email, language = "en" }: LinkJob, id: string) => {
	const { db } = platform.database;
	if (await verifiedByEmail(db, email)) return;
	const registered = await unverifiedByEmail(db, email);
	for (const member of registered) {
		const job = member.claimed_email === null ? id : `${id}-${member.id}`;
		await mailLinkTo(platform, member, { language, job });
	}
};

type Verification = { language: Language; job: string };

/**
 * One mail for each account that was registered with the address, with its username: a stranger may have registered with
 * it, too, and whoever reads the mail must not verify the stranger's account for their own.
 */
const mailLinkTo = async (platform: Platform, member: MemberRow, { language, job }: Verification) => {
	const token = await makeLink(platform, member, "verify_email", job);
	if (token === undefined) return;
	const { username } = member;
	const recipient = { ...toMember(member, language), to: emailOf(member) };
	await sendEmail(platform, recipient, () => verifyYourEmail({ username, token }), job);
};

export const mailResetLink = async (platform: Platform, { email, language = "en" }: LinkJob, id: string) => {
	const member = await memberByEmail(platform.database.db, email);
	if (!member?.is_active) return;
	const token = await makeLink(platform, member, "reset_password", id);
	if (token === undefined) return;
	await sendEmail(platform, toMember(member, language), () => setNewPassword({ token }), id);
};
