import { leaveQuickly } from "@warmline/contract/chats/calls";
import { request } from "../platform/api.ts";
import { openChatOfTab } from "./chat-in-tab.ts";

/** The quick exit ends the chat on its way, so that the listener does not wait and nobody can read on here. */
export const leaveOpenChat = (): void => {
	const chat_id = openChatOfTab();
	if (chat_id !== null) request(leaveQuickly, { params: { chat_id }, keepalive: true }).catch(() => undefined);
};
