import { announceMessage } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import type { Draft } from "./message-queries.ts";
import { toStored } from "./send-message.ts";

/** A sentence in the chat that says what has happened; nobody's words. */
export const sendSystemMessage = async (context: ChatContext, chatId: string, words: string) => {
	const draft: Draft = {
		chat_id: chatId,
		sender: "system",
		sender_id: null,
		sender_name: "System",
		body: words,
		kind: "notice",
		client_id: null,
		supervising: false,
		read: false,
	};
	const outcome = await context.writer.store(draft);
	if (outcome.outcome === "stored") announceMessage(context, outcome, toStored(context, draft, outcome));
};
