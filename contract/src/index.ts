import { accountCalls } from "./accounts/calls.ts";
import { applicationCalls } from "./applications/calls.ts";
import { recordCalls } from "./applications/record-calls.ts";
import { supervisorApplicationCalls } from "./applications/supervisor-calls.ts";
import { auditCalls } from "./audit/calls.ts";
import { agentFrames, toAgentFrames } from "./chats/agent-channel.ts";
import { chatCalls } from "./chats/calls.ts";
import { deskCalls } from "./chats/desk-calls.ts";
import { settingsCalls } from "./chats/settings-calls.ts";
import { toVisitorFrames, visitorFrames } from "./chats/visitor-channel.ts";
import { countryCalls } from "./countries/calls.ts";
import { formCalls } from "./forms/calls.ts";
import { memberCalls } from "./members/calls.ts";
import { practiceCalls } from "./practice/calls.ts";
import { practiceFrames, toPracticeFrames } from "./practice/practice-channel.ts";
import { shiftCalls } from "./shifts/calls.ts";

/** Every call, by feature. */
export const calls = {
	accounts: accountCalls,
	applications: { ...applicationCalls, ...recordCalls, ...supervisorApplicationCalls },
	audit: auditCalls,
	chats: { ...chatCalls, ...deskCalls, ...settingsCalls },
	countries: countryCalls,
	forms: formCalls,
	members: memberCalls,
	practice: practiceCalls,
	shifts: shiftCalls,
};

/** Every frame, by channel and direction. */
export const channels = {
	visitor: { client: visitorFrames, server: toVisitorFrames },
	agent: { client: agentFrames, server: toAgentFrames },
	practice: { client: practiceFrames, server: toPracticeFrames },
};
