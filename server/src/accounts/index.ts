import type { FastifyInstance } from "fastify";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { answerForChannels } from "../platform/realtime/presence.ts";
import { type ChangeMail, changeMailJob, mailChange } from "./email-change/mail-change.ts";
import { emailChangeRoutes } from "./email-change/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import type { AccountPorts } from "./ports.ts";
import type { MemberRow } from "./queries.ts";
import { accountRoutes } from "./routes.ts";
import { securityRoutes } from "./security-routes.ts";
import { forgetOldSessions, tendSessions } from "./sessions/sessions.ts";
import { fillUsernameKeys } from "./sign-up/fill-username-keys.ts";
import {
	type LinkJob,
	mailResetLink,
	mailSignUpNotice,
	mailVerificationLink,
	resetJob,
	type SignUpJob,
	signUpJob,
	verificationJob,
} from "./sign-up/mailed-links.ts";

export {
	hasSecondStepInSql,
	lockSecondStepFrom,
	memberMustSetUp,
	secondStepCounts,
	secondStepFrom,
	writeSecondStepFrom,
} from "./account-settings-queries.ts";
export { avatarsAmong, clearAvatars } from "./avatar-queries.ts";
export { changeRole } from "./change-role.ts";
export { limitChangeMails, putChangeOf } from "./email-change/begin-change.ts";
export { correctedEmailInSql, formerEmailsLeftTo } from "./email-change/change-queries.ts";
export { emailsInJobsOf, provedEmailsOf } from "./email-change/every-email.ts";
export { ensureSelf } from "./ensure-self.ts";
export { ensureUncommonPassword } from "./password/common-passwords.ts";
export { hashPassword } from "./password/passwords.ts";
export { exportPersonalData } from "./personal-data.ts";
export { isActingDirector } from "./policy.ts";
export { type AccountPorts, type SecurityEvent, securityEvents, type WhichLogins } from "./ports.ts";
export {
	actingDirectorIds,
	deleteMember,
	isActingDirectorInSql,
	isCommunityMemberInSql,
	isFirstAtWork,
	isSupervisingInSql,
	lockMember,
	lockMembers,
	lockWithDirectors,
	type MemberRow,
	memberById,
	memberByUsername,
	personColumns,
	setApplicantType,
	setChatsLimit,
	setPresence,
} from "./queries.ts";
export { forgetSecondStep, takeSecondStep } from "./second-step/change-second-step.ts";
export { deactivateAccount, reactivateAccount } from "./sessions/deactivate.ts";
export { type OnChannel, sessionOfChannel } from "./sessions/open-channel.ts";
export { isSessionThere } from "./sessions/own-session-queries.ts";
export {
	type ActingToken,
	apiTokenOf,
	createGate,
	memberOfSession,
	oldestUse,
	type Session,
	sessionOf,
	sessionOfRequest,
	type TokenGate,
} from "./sessions/sessions.ts";
export { isByApiToken, tokenFrom } from "./sessions/shown-token.ts";
export { addInvitedMember, mailToProveEmail } from "./sign-up/add-invited-member.ts";
export { addMember, type MemberToAdd } from "./sign-up/add-member.ts";
export { deleteClaimsOf, verifiedByEmail } from "./sign-up/claim-queries.ts";
export {
	avatarOf,
	emailOf,
	namedPerson,
	nameOf,
	noTies,
	type PersonRow,
	personOf,
	roleOf,
	type Ties,
	toMember,
	userFor,
} from "./user.ts";

/** Seconds after which an ended session is noticed on a channel that nobody closed by hand. */
const tendSeconds = 30;

export const accounts = async (
	app: FastifyInstance,
	calls: Calls<MemberRow>,
	platform: Platform,
	needs: AccountPorts,
) => {
	const { jobs, database, clock, hub, log } = platform;
	answerForChannels(hub);
	accountRoutes(app, calls, { ...platform, ...needs });
	securityRoutes(calls, { ...platform, ...needs });
	passkeyRoutes(calls, { ...platform, ...needs });
	emailChangeRoutes(calls, { ...platform, ...needs });
	await jobs.handle(verificationJob, (job: LinkJob, id) => mailVerificationLink(platform, job, id));
	await jobs.handle(resetJob, (job: LinkJob, id) => mailResetLink(platform, job, id));
	await jobs.handle(changeMailJob, (job: ChangeMail, id) => mailChange(platform, job, id));
	await jobs.handle(signUpJob, (job: SignUpJob, id) => mailSignUpNotice(platform, job, id));
	// Every night, too: servers of the version before know nothing of it and may still take sign-ups.
	await fillUsernameKeys(database.db);
	await jobs.everyNight("fill-username-keys", () => fillUsernameKeys(database.db));
	await jobs.everyNight("forget-old-sessions", () => forgetOldSessions(database.db, clock));
	const tending = setInterval(() => {
		tendSessions(database.db, clock, hub).catch((error) => log.warn({ err: error }, "sessions were not looked after"));
	}, tendSeconds * 1000);
	app.addHook("onClose", async () => clearInterval(tending));
};
