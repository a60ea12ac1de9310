import type { MemberRow } from "../../accounts/index.ts";
import type { Desk } from "../chat-context.ts";
import { announceSeenByAgent, announceSeenByVisitor } from "../lifecycle/announce-lifecycle.ts";
import { storeSeenByAgent, storeSeenByVisitor } from "../lifecycle/lifecycle-queries.ts";

/** The visitor's words up to `seq` were before the eyes of the chat's own agent; nobody else's looking counts. */
export const seenByAgent = async (desk: Desk, agent: MemberRow, chatId: string, seq: number) => {
	const chat = await storeSeenByAgent(desk.database.db, chatId, agent.id, seq);
	if (chat) announceSeenByAgent(desk, chatId, chat.seen);
};

/** The agent's words up to `seq` were before the visitor's eyes. */
export const seenByVisitor = async (desk: Desk, chatId: string, seq: number) => {
	const chat = await storeSeenByVisitor(desk.database.db, chatId, seq);
	if (chat) announceSeenByVisitor(desk, { ...chat, id: chatId }, chat.seen);
};
