import { fetchLimit, messageForVisitor } from "@warmline/contract/chats/message";
import { visitorFrames } from "@warmline/contract/chats/visitor-frames";
import { closeCodes } from "@warmline/contract/frames";
import type { Channel } from "../platform/realtime/channels.ts";
import { announceTyping } from "./announce.ts";
import type { ChatContext } from "./chat-context.ts";
import { noSuchChat } from "./errors.ts";
import { editFirstMessage } from "./intake/edit-first-message.ts";
import { tokenFromCookie, visitorAccess } from "./intake/visitor-access.ts";
import { endByVisitor, endedFor } from "./lifecycle/end-chat.ts";
import { visitorReconnected } from "./lifecycle/presence/visitor-connection.ts";
import { visitorReadsAgain } from "./lifecycle/reload-chat.ts";
import { seenByVisitor } from "./messages/mark-seen.ts";
import { messagesAfter } from "./messages/message-queries.ts";
import { sendAsVisitor } from "./messages/send-message.ts";
import { chatById } from "./queries.ts";
import { toMessage } from "./serializers.ts";

type Visitor = { chatId: string };

/** What the visitor of one chat may say and hear. */
export const visitorChannel = (context: ChatContext): Channel<typeof visitorFrames, Visitor> => ({
	path: /^\/ws\/chat\/conversation\/([^/]+)\/?$/,
	frames: visitorFrames,
	open: async (request, url, part) => {
		const chatId = part.toLowerCase();
		const token = url.searchParams.get("token") ?? tokenFromCookie(request, chatId);
		const access = token ? await visitorAccess(context.database.db, token, chatId) : "unknown_token";
		return access === "granted" ? { chatId } : { close: closeCodes.notLoggedIn };
	},
	opened: async (connection, { chatId }) => {
		connection.owner = chatId;
		await visitorReconnected(context, connection, chatId);
	},
	again: (connection, { chatId }) => visitorReadsAgain(context, connection, chatId),
	closed: () => undefined,
	handlers: {
		fetch_messages: {
			kind: "act",
			run: async (connection, { chatId }, { chat_id, after }) => {
				if (chat_id !== undefined && chat_id !== chatId) throw noSuchChat();
				const chat = await chatById(context.database.db, chatId);
				if (!chat) throw noSuchChat();
				const messages = await messagesAfter(context.database.db, chatId, after, fetchLimit);
				connection.send({
					action: "fetch_messages",
					messages: messages.map((message) => messageForVisitor(toMessage(context, message))),
					status: chat.status,
					agent_name: chat.agent_name,
					seen: chat.seen_by_agent,
					ended: endedFor(chat),
				});
				if (chat.status === "waiting") context.announcePlace(chatId);
			},
		},
		send_message: {
			kind: "write",
			run: (connection, { chatId }, words) => sendAsVisitor(context, connection, chatId, words),
		},
		typing: {
			kind: "act",
			run: async (connection, { chatId }) => {
				context.connections.visitorTyped(chatId);
				announceTyping(context, chatId, "user", "", connection);
			},
		},
		edit_first: {
			kind: "act",
			run: (_connection, { chatId }, { message }) => editFirstMessage(context, chatId, message),
		},
		seen: { kind: "act", run: (_connection, { chatId }, { seq }) => seenByVisitor(context, chatId, seq) },
		end_chat: { kind: "act", run: (_connection, { chatId }) => endByVisitor(context, chatId) },
	},
});
