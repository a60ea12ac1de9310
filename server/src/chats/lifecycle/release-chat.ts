import { formerMember } from "@warmline/contract/members/former-member";
import { memberById, nameOf } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { tellChanged } from "../active-chat.ts";
import { announceOfferClosed } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { lockChat } from "../queries.ts";
import { clearOffer } from "../supervision/supervision-queries.ts";
import { activeIdsOf, offersTo } from "./lifecycle-queries.ts";
import { requeueChat } from "./requeue-chat.ts";

const withdrawOffer = (context: ChatContext, chatId: string, memberId: string, name: string) =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockChat(tx, chatId);
		if (chat?.status !== "active" || chat.offered_to !== memberId) return;
		await clearOffer(tx, chatId);
		afterCommit(() => announceOfferClosed(context, chat, "withdrawn", name));
		await tellChanged(context, work, chatId);
	});

/**
 * A member works in chats no more, and their role says so already: their visitors wait in front for somebody else, and
 * nothing is offered to them. What fails here is done by the next look at the chats.
 */
export const releaseChats = async (context: ChatContext, memberId: string): Promise<void> => {
	const { database, log } = context;
	const trying = (chatId: string, act: Promise<void>) =>
		act.catch((error) => log.warn({ err: error, chat: chatId }, "a chat was not released"));
	const member = await memberById(database.db, memberId);
	const name = member ? nameOf(member) : formerMember;
	for (const { id } of await offersTo(database.db, memberId)) {
		await trying(id, withdrawOffer(context, id, memberId, name));
	}
	for (const id of await activeIdsOf(database.db, memberId)) {
		await trying(
			id,
			requeueChat(context, id, memberId, () => true),
		);
	}
	context.announceListeners();
};
