import type { Language } from "@warmline/contract/content/words";
import type { AcceptedInvitation } from "@warmline/contract/invitations/invitation";
import {
	addInvitedMember,
	ensureUncommonPassword,
	hashPassword,
	lockMember,
	type MemberRow,
	namedPerson,
	verifiedByEmail,
} from "../accounts/index.ts";
import { beginRecord } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import { agreeOnJoining } from "../forms/index.ts";
import { isUniqueViolation } from "../platform/db/db-errors.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { tokenHash } from "../platform/tokens.ts";
import { keepLanguage } from "../preferences/index.ts";
import { badLink, youAreAMember } from "./errors.ts";
import { isFirstDirectorToken, joinAsFirstDirector } from "./first-director.ts";
import { joinByLink } from "./links/join-by-link.ts";
import { linkByToken } from "./links/queries.ts";
import { isInForce } from "./policy.ts";
import { invitationByToken, takeInvitation, writeInvitation } from "./queries.ts";

type Accepts = Pick<Platform, "database" | "clock" | "config" | "jobs" | "vault">;
type Accepting = { readonly form: AcceptedInvitation; readonly password_hash: string; readonly language: Language };

const acceptOnce = (
	{ database, clock, jobs }: Accepts,
	hash: Buffer,
	{ form, password_hash, language }: Accepting,
): Promise<MemberRow> =>
	inTransaction(database.db, async ({ tx }) => {
		const now = clock.now();
		const invitation = await takeInvitation(tx, hash, now);
		// Locked: who loses the role in this moment either has invited them, or has not.
		const inviter = invitation?.invited_by ? await lockMember(tx, invitation.invited_by) : undefined;
		if (!invitation || !inviter || !isInForce(inviter)) throw badLink();
		const { email, role } = invitation;
		if (await verifiedByEmail(tx, email)) throw youAreAMember();
		const { first_name, last_name, nickname, username } = form;
		const person = { first_name, last_name, nickname: nickname ?? null, username, email, role, password_hash };
		const member = await addInvitedMember({ jobs, clock }, tx, { ...person, joined_at: now }, { isProved: true });
		await keepLanguage(tx, member.id, language);
		const agreement = await agreeOnJoining({ tx, jobs }, member, { version: form.text_version, language, now });
		await beginRecord(tx, member, { ...invitation, by: inviter.id, at: now, agreement });
		await writeInvitation(tx, invitation.id, { member_id: member.id });
		const about = namedPerson(inviter);
		await record(tx, clock, { act: "accept_invitation", member, about, params: { role } });
		return member;
	});

/** The email that a token proves: an invitation's. Null for a link that several people use. */
const emailOf = async ({ database: { db }, clock }: Accepts, hash: Buffer): Promise<string | null> => {
	const now = clock.now();
	const link = await linkByToken(db, hash, now);
	if (link && isInForce(link.maker)) return null;
	const found = await invitationByToken(db, hash, now);
	if (!found || !isInForce(found.inviter)) throw badLink();
	return found.email;
};

/**
 * Makes a member of who has the link: once, and with the role that a director gave. Where it came by email, the address
 * is verified. Whatever is not as it was then ends it: nobody becomes a member by half.
 */
export const acceptByToken = async (
	platform: Accepts,
	form: AcceptedInvitation,
	{ address, language }: { address: string; language: Language },
): Promise<void> => {
	const hash = tokenHash(form.token);
	const isFirst = isFirstDirectorToken(platform, form.token);
	const email = isFirst ? null : await emailOf(platform, hash);
	const person = { username: form.username, email: email ?? form.email ?? "" };
	ensureUncommonPassword(platform.config, form.password, person);
	const password_hash = await hashPassword(form.password, { address });
	const accepting = { form, password_hash, language };
	if (isFirst) return joinAsFirstDirector(platform, accepting);
	if (email === null) return joinByLink(platform, hash, accepting);
	await acceptOnce(platform, hash, accepting).catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		// Somebody registered with the address, or verified it, in this moment: now it is seen which.
		return acceptOnce(platform, hash, accepting);
	});
};
