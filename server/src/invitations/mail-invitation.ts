import { memberById, nameOf } from "../accounts/index.ts";
import { isRefusedForGood } from "../platform/mail/mailer.ts";
import { sendEmail } from "../platform/mail/send-email.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { invitationEmail } from "./emails.ts";
import { invitationToken } from "./invitation-token.ts";
import { isInForce } from "./policy.ts";
import { invitationById, noteSending } from "./queries.ts";

/** Which invitation, and which of the times that it was sent. No token: it follows from these by the key of the vault. */
export type MailsInvitation = { readonly invitation_id: string; readonly round: number };

export const mailInvitationJob = "mail-invitation";

/** In a quarter of an hour to one address, as of other links. */
const mostMails = 3;

export const limitInvitationMails = (platform: Platform, email: string) =>
	limitTo(platform, ["invitation mail", email], { limit: mostMails, windowSeconds: 15 * 60 });

/** Nothing when it was accepted, revoked or sent anew since, or who sent it is no director any more. */
export const mailInvitation = async (
	platform: Platform,
	{ invitation_id, round }: MailsInvitation,
	id: string,
): Promise<void> => {
	const { database, clock, vault, log } = platform;
	const { db } = database;
	const invitation = await invitationById(db, invitation_id);
	if (!invitation || invitation.round !== round || invitation.accepted_at || invitation.revoked_at) return;
	if (invitation.expires_at <= clock.now()) return;
	const inviter = invitation.invited_by === null ? undefined : await memberById(db, invitation.invited_by);
	if (!inviter || !isInForce(inviter)) return;
	const { email, name, language, role } = invitation;
	const token = invitationToken(vault, invitation_id, round);
	const write = () => invitationEmail({ inviter: nameOf(inviter), role, token });
	const failed_at = await sendEmail(platform, { to: email, name, language }, write, id).then(
		() => null,
		(error) => {
			if (!isRefusedForGood(error)) throw error;
			return clock.now();
		},
	);
	const came = failed_at ? { failed_at } : { sent_at: clock.now(), failed_at: null };
	// The mail is out: to try the job again for this would send another one.
	await noteSending(db, invitation_id, round, came).catch((error) =>
		log.warn({ err: error }, "it was not noted that an invitation was sent"),
	);
};
