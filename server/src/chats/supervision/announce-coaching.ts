import type { Coaching, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { MemberRow } from "../../accounts/index.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import type { ChatContext } from "../chat-context.ts";
import { decryptMessage } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import type { ChatRow } from "../queries.ts";
import { type CoachingRow, coachingOf } from "./supervision-queries.ts";

const mostTold = 50;

/** With its words in the clear. */
export const toCoaching = (
	{ id, agent_id, sender_id, sender_name, created_at }: Omit<CoachingRow, "message">,
	message: string,
): Coaching => ({
	id,
	agent_id,
	message,
	sender_id,
	sender_name,
	timestamp: created_at.toISOString(),
});

/** Who has opened a chat hears what was said in it to its listener: they what was said to them, supervisors all. */
export const announceCoachingTo = async (
	{ database, sealer }: ChatContext,
	connection: Connection,
	agent: MemberRow,
	chat: Pick<ChatRow, "id" | "key" | "assigned_agent">,
): Promise<void> => {
	if (chat.assigned_agent !== agent.id && !supervises(agent)) return;
	const told = await coachingOf(database.db, chat.id, supervises(agent) ? undefined : agent.id, mostTold);
	const results = told.map((one) => toCoaching(one, decryptMessage(sealer, chat, one.id, one.message)));
	const frame: ToAgentFrame = { action: "coaching", chat_id: chat.id, results };
	if (told.length > 0) connection.send(frame);
};
