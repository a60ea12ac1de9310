import { accountCalls } from "./accounts/calls.ts";
import { emailChangeCalls } from "./accounts/email-change-calls.ts";
import { passkeyCalls } from "./accounts/passkey-calls.ts";
import { securityCalls } from "./accounts/security-calls.ts";
import { ticketCalls } from "./accounts/ticket-calls.ts";
import { alertCalls } from "./alerts/calls.ts";
import { alertSettingsCalls } from "./alerts/settings-calls.ts";
import { applicationCalls } from "./applications/calls.ts";
import { recordCalls } from "./applications/record-calls.ts";
import { supervisorApplicationCalls } from "./applications/supervisor-calls.ts";
import { auditCalls } from "./audit/calls.ts";
import { blockCalls } from "./blocks/calls.ts";
import { afterCalls } from "./chats/after-calls.ts";
import { deskCalls } from "./chats/agent-calls.ts";
import { agentFrames, toAgentFrames } from "./chats/agent-channel.ts";
import { chatCalls } from "./chats/calls.ts";
import { debriefCalls } from "./chats/debrief-calls.ts";
import { settingsCalls } from "./chats/settings-calls.ts";
import { toVisitorFrames } from "./chats/visitor-channel.ts";
import { visitorFrames } from "./chats/visitor-frames.ts";
import { countryCalls } from "./countries/calls.ts";
import { feedCalls } from "./feed/calls.ts";
import { formCalls } from "./forms/calls.ts";
import { importCalls } from "./imports/calls.ts";
import { apiTokenCalls } from "./integrations/api-tokens.ts";
import { sentEventTypes, webhookEventSummaries, webhookPayload } from "./integrations/webhook-events.ts";
import { webhookCalls } from "./integrations/webhooks.ts";
import { invitationCalls } from "./invitations/calls.ts";
import { invitationLinkCalls } from "./invitations/link-calls.ts";
import { mediaCalls } from "./media/calls.ts";
import { memberCalls } from "./members/calls.ts";
import { memberEmailCalls } from "./members/email-calls.ts";
import { memberSecurityCalls } from "./members/security-calls.ts";
import { moderationCalls } from "./moderation/calls.ts";
import { notificationCalls } from "./notifications/calls.ts";
import { memberFrames, toMemberFrames } from "./notifications/member-channel.ts";
import { numberCalls } from "./numbers/calls.ts";
import { practiceCalls } from "./practice/calls.ts";
import { practiceFrames, toPracticeFrames } from "./practice/practice-channel.ts";
import { preferenceCalls } from "./preferences/calls.ts";
import { profileCalls } from "./profiles/calls.ts";
import { publishingCalls } from "./publishing/calls.ts";
import { setupCalls } from "./setup/calls.ts";
import { shiftCalls } from "./shifts/calls.ts";
import { coverCalls } from "./shifts/cover-calls.ts";
import { dutyCalls } from "./shifts/duty-calls.ts";
import { hoursCalls } from "./shifts/hours-calls.ts";
import { placeRequestCalls } from "./shifts/place-request-calls.ts";
import { reminderCalls } from "./shifts/reminder-calls.ts";
import { rotaCalls } from "./shifts/rota-calls.ts";

/** Every call, by feature. */
export const calls = {
	accounts: { ...accountCalls, ...securityCalls, ...passkeyCalls, ...emailChangeCalls, ...ticketCalls },
	alerts: { ...alertCalls, ...alertSettingsCalls },
	applications: { ...applicationCalls, ...recordCalls, ...supervisorApplicationCalls },
	audit: auditCalls,
	blocks: blockCalls,
	chats: { ...chatCalls, ...afterCalls, ...deskCalls, ...debriefCalls, ...settingsCalls },
	countries: countryCalls,
	feed: feedCalls,
	forms: formCalls,
	imports: importCalls,
	integrations: { ...apiTokenCalls, ...webhookCalls },
	invitations: { ...invitationCalls, ...invitationLinkCalls },
	media: mediaCalls,
	members: { ...memberCalls, ...memberEmailCalls, ...memberSecurityCalls },
	moderation: moderationCalls,
	notifications: notificationCalls,
	numbers: numberCalls,
	practice: practiceCalls,
	preferences: preferenceCalls,
	profiles: profileCalls,
	publishing: publishingCalls,
	setup: setupCalls,
	shifts: {
		...shiftCalls,
		...rotaCalls,
		...coverCalls,
		...placeRequestCalls,
		...dutyCalls,
		...hoursCalls,
		...reminderCalls,
	},
};

/** Every event that is sent to other systems. */
export const webhookEvents = Object.fromEntries(
	sentEventTypes.map((type) => [type, { summary: webhookEventSummaries[type], payload: webhookPayload(type) }]),
);

/** Every frame, by channel and direction. */
export const channels = {
	visitor: { client: visitorFrames, server: toVisitorFrames },
	agent: { client: agentFrames, server: toAgentFrames },
	practice: { client: practiceFrames, server: toPracticeFrames },
	member: { client: memberFrames, server: toMemberFrames },
};
