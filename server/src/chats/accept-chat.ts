import { openChatsLimit } from "@warmline/contract/chats/chat";
import { type MemberRow, nameOf } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { conflict, notFound } from "../platform/refusals.ts";
import { announceAssigned } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { readIfOpen } from "./open-chat.ts";
import { chatById, claimChat, lockedAgent, openChatsOf } from "./queries.ts";

/** Who has the chat now: the agent himself, or whoever was quicker. */
export type Owner = { id: string; name: string; isNew: boolean };

/** Two chats that one agent takes at the same moment are counted one after the other. */
const ensureBelowLimit = async (tx: Db, agent: MemberRow, sentence: string) => {
	await lockedAgent(tx, agent.id);
	if ((await openChatsOf(tx, agent.id)) >= openChatsLimit) throw conflict("at_limit", sentence);
};

/** Gives a waiting chat to an agent; otherwise says who has it. */
export const giveChat = async (desk: Desk, agent: MemberRow, chatId: string, atLimit: string): Promise<Owner> => {
	const me: Owner = { id: agent.id, name: nameOf(agent), isNew: true };
	const owner: Owner = await inTransaction(desk.database.db, async (tx, afterCommit) => {
		const waiting = await chatById(tx, chatId);
		if (!waiting) throw notFound("There is no such chat.");
		if (waiting.status === "waiting") await ensureBelowLimit(tx, agent, atLimit);
		if (await claimChat(tx, chatId, me, desk.clock.now())) {
			afterCommit(() => {
				announceAssigned(desk.hub, chatId, me);
				desk.announceListeners();
				desk.announceQueue();
			});
			return me;
		}
		const chat = await chatById(tx, chatId);
		if (!chat?.assigned_agent || chat.status === "ended") throw conflict("chat_ended", "This chat has ended.");
		return { id: chat.assigned_agent, name: chat.agent_name ?? "Somebody", isNew: false };
	});
	if (owner.isNew) await readIfOpen(desk, chatId);
	return owner;
};

/** One agent gets the chat. Whoever is second is told who has it. */
export const acceptChat = (desk: Desk, agent: MemberRow, chatId: string): Promise<Owner> =>
	giveChat(desk, agent, chatId, `You have ${openChatsLimit} open chats. End one before you take another.`);
