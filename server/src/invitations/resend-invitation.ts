import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { isUniqueViolation } from "../platform/db/db-errors.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { alreadyInvited, alreadyMember, noSuchInvitation, notOpen } from "./errors.ts";
import { linkFrom } from "./invitation-token.ts";
import { limitInvitationMails, type MailsInvitation, mailInvitationJob } from "./mail-invitation.ts";
import {
	closeExpired,
	invitationById,
	invitedAmong,
	lockInvitation,
	membersAmong,
	writeInvitation,
} from "./queries.ts";

/** With another link; the one before ends. From now on it is this director's invitation. One that expired is open again. */
export const resend = async (platform: Platform, director: MemberRow, id: string): Promise<void> => {
	const { database, clock, jobs, vault } = platform;
	const known = await invitationById(database.db, id);
	if (!known) throw noSuchInvitation();
	await limitInvitationMails(platform, known.email);
	await inTransaction(database.db, async ({ tx }) => {
		const invitation = await lockInvitation(tx, id);
		if (!invitation) throw noSuchInvitation();
		const now = clock.now();
		const replaced = invitation.revoked_at !== null && invitation.expires_at <= invitation.revoked_at;
		if (invitation.accepted_at || (invitation.revoked_at && !replaced)) throw notOpen();
		if ((await membersAmong(tx, [invitation.email])).size > 0) throw alreadyMember();
		if (replaced && (await invitedAmong(tx, [invitation.email], now)).size > 0) throw alreadyInvited();
		// One that was sent later, and has had its time as well.
		await closeExpired(tx, [invitation.email], now);
		const round = invitation.round + 1;
		await writeInvitation(tx, id, {
			...{ round, invited_by: director.id, revoked_at: null, sent_at: null, failed_at: null, opened_at: null },
			...linkFrom(vault, now, { id, round }),
		}).catch((error) => {
			// Somebody invited them anew in this moment.
			throw isUniqueViolation(error) ? alreadyInvited() : error;
		});
		await record(tx, clock, { act: "invite_member", member: director, params: { role: invitation.role } });
		await jobs.promise<MailsInvitation>(mailInvitationJob, { invitation_id: id, round }, tx);
	});
};
