import type { agentFrames } from "@warmline/contract/chats/agent-channel";
import type { MemberRow } from "../accounts/index.ts";
import type { Channel } from "../platform/realtime/channels.ts";

/** Who is on an agent's line, and by which session. */
export type Agent = { member: MemberRow; tokenHash: Buffer };

/** What each frame of the agents' channel does. */
export type AgentHandlers = Channel<typeof agentFrames, Agent>["handlers"];
