import type { Draft } from "../src/chats/messages/message-queries.ts";

/** What a visitor wants to be stored in their chat; what is not named is as it always is. */
export const draft = (chat_id: string, body: string, more: Partial<Draft> = {}): Draft => ({
	chat_id,
	sender: "user",
	sender_id: null,
	sender_name: "",
	body,
	kind: "text",
	client_id: null,
	supervising: false,
	read: false,
	...more,
});
