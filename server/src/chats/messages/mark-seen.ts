import type { MemberRow } from "../../accounts/index.ts";
import type { ChatContext } from "../chat-context.ts";
import { announceSeenByAgent, announceSeenByVisitor } from "../lifecycle/announce-lifecycle.ts";
import { storeSeenByAgent, storeSeenByVisitor } from "../lifecycle/lifecycle-queries.ts";

/** The visitor's words up to `seq` were before the eyes of the chat's own agent; nobody else's looking counts. */
export const seenByAgent = async (context: ChatContext, agent: MemberRow, chatId: string, seq: number) => {
	const chat = await storeSeenByAgent(context.database.db, chatId, agent.id, seq);
	if (chat) announceSeenByAgent(context, chatId, chat.seen);
};

/** The agent's words up to `seq` were before the visitor's eyes. */
export const seenByVisitor = async (context: ChatContext, chatId: string, seq: number) => {
	const chat = await storeSeenByVisitor(context.database.db, chatId, seq);
	if (chat) announceSeenByVisitor(context, { ...chat, id: chatId }, chat.seen);
};
