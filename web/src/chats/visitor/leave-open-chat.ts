import { leaveQuickly } from "@warmline/contract/chats/calls";
import { request } from "../../platform/http/api.ts";
import { lastChatOfTab } from "./chat-in-tab.ts";

/** Ends the chat if it has not ended, and takes its cookie, so that nobody can read on at this browser. */
export const leaveChat = (chat_id: string): void => {
	request(leaveQuickly, { params: { chat_id }, keepalive: true }).catch(() => undefined);
};

/** The quick exit does so on its way: the listener does not wait for somebody who is gone. */
export const leaveOpenChat = (): void => {
	const chatId = lastChatOfTab();
	if (chatId !== null) leaveChat(chatId);
};
