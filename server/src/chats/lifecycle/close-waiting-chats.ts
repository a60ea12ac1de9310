import type { Desk } from "../chat-context.ts";
import { waitingIds } from "../queries.ts";
import { endClosed } from "./end-chat.ts";

/** The chat has closed for today: who waits is not left waiting. */
export const closeWaitingChats = async (desk: Desk) => {
	for (const chatId of await waitingIds(desk.database.db)) {
		await endClosed(desk, chatId).catch((error) => {
			desk.log.warn({ err: error, chat: chatId }, "a chat that waits was not ended");
		});
	}
};
