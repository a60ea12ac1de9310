import type { ChatContext } from "../chat-context.ts";
import { waitingIds } from "../queries.ts";
import { endClosed } from "./end-chat.ts";

/** The chat has closed for today: who waits is not left waiting. */
export const closeWaitingChats = async (context: ChatContext) => {
	for (const chatId of await waitingIds(context.database.db)) {
		await endClosed(context, chatId).catch((error) => {
			context.log.warn({ err: error, chat: chatId }, "a chat that waits was not ended");
		});
	}
};
