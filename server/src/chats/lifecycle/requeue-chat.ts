import { lostListenerNotice } from "@warmline/contract/chats/message";
import { formerMember } from "@warmline/contract/members/former-member";
import { inTransaction } from "../../platform/db/transaction.ts";
import { announceOfferClosed, announceRequeued } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { announceOpeningTo } from "../intake/announce-opening-status.ts";
import { sendSystemMessage } from "../messages/send-system-message.ts";
import { lockChat } from "../queries.ts";
import { toChat } from "../serializers.ts";
import { visitorIsHere } from "../topics.ts";
import { listedChat } from "../workspace/list-queries.ts";
import { requeue } from "./lifecycle-queries.ts";

/** The listener of a chat is gone for good: it waits for another one, in front of all others. */
export const requeueChat = async (
	context: ChatContext,
	chatId: string,
	goneAgent: string | null,
	isStillGone: () => boolean,
) => {
	const { database, hub, clock, supervisorAlerts, connections } = context;
	const isRequeued = await inTransaction(database.db, async ({ tx, afterCommit }) => {
		const chat = await lockChat(tx, chatId);
		// They may have come back, or somebody has taken the chat, since it was looked at.
		if (chat?.status !== "active" || chat.assigned_agent !== goneAgent) return false;
		if (!isStillGone()) return false;
		await requeue(tx, chatId, clock.now());
		const waiting = await listedChat(tx, chatId);
		afterCommit(() => {
			supervisorAlerts.stop(chatId);
			connections.forgetAgentGone(chatId);
			announceOfferClosed(context, chat, "withdrawn", chat.agent_name ?? formerMember);
			if (waiting) announceRequeued(context, toChat(context, waiting, visitorIsHere(hub, chatId)));
			announceOpeningTo(context, chatId);
			context.announceListeners();
			context.announceQueue();
		});
		return true;
	});
	if (isRequeued) await sendSystemMessage(context, chatId, lostListenerNotice);
};
