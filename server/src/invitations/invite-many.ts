import type { NewInvitation } from "@warmline/contract/invitations/invitation";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { toRow } from "./invite-member.ts";
import { type MailsInvitation, mailInvitationJob } from "./mail-invitation.ts";
import { closeExpired, insertInvitations } from "./queries.ts";

/**
 * In the transaction of an import, which has looked at whom it invites. Answers how many they are: fewer where another
 * director was quicker with some.
 */
export const inviteMany = async (
	platform: Pick<Platform, "clock" | "jobs" | "vault">,
	tx: Db,
	director: MemberRow,
	{ people, import_id }: { people: readonly NewInvitation[]; import_id: string },
): Promise<number> => {
	const emails = people.map(({ email }) => email);
	await closeExpired(tx, emails, platform.clock.now());
	const rows = people.map((person) => ({ ...toRow(platform, director, person), import_id }));
	const inserted = await insertInvitations(tx, rows);
	const mails = inserted.map(({ id }): MailsInvitation => ({ invitation_id: id, round: 0 }));
	await platform.jobs.promiseAll(mailInvitationJob, mails, tx);
	return inserted.length;
};
