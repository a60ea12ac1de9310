import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { forgetOldInvitations } from "./forget-old-invitations.ts";
import { type MailsInvitation, mailInvitation, mailInvitationJob } from "./mail-invitation.ts";
import { invitationRoutes } from "./routes.ts";

export { firstDirectorLink } from "./first-director.ts";
export { inviteMany } from "./invite-many.ts";
export { recordProblems } from "./invite-member.ts";
export { erasePersonalData, exportPersonalData } from "./personal-data.ts";
export { invitedAmong, membersAmong } from "./queries.ts";

/** Directors ask people by email to be members. */
export const invitations = async (calls: Calls<MemberRow>, platform: Platform) => {
	const { jobs } = platform;
	invitationRoutes(calls, platform);
	await jobs.handle(mailInvitationJob, (job: MailsInvitation, id) => mailInvitation(platform, job, id));
	await jobs.everyNight("forget-old-invitations", () => forgetOldInvitations(platform));
};
