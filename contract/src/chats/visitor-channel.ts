import * as z from "zod/mini";
import { type AnyFrame, errorFrame, type FrameInput, frame } from "../frames.ts";
import { id } from "../ids.ts";
import { chatStatuses, clientId, message, messageText, senders, seqBefore } from "./chat.ts";

/**
 * `/ws/chat/conversation/{chat_id}/`, opened with the chat's cookie or `?token={visitor_token}`;
 * otherwise closed with 4401 before any data.
 */
export const visitorChannelPath = (chatId: string) => `/ws/chat/conversation/${chatId}/`;

export const visitorFrames = {
	/** Answered with at most 100 messages after `after`; a client repeats until it gets an empty list. */
	fetch_messages: frame("fetch_messages", { chat_id: z.optional(id), after: z._default(seqBefore, 0) }),
	send_message: frame("send_message", {
		message: messageText,
		sender: z.optional(z.literal("user")),
		client_id: z.optional(clientId),
	}),
	typing: frame("typing", {}),
	end_chat: frame("end_chat", {}),
} as const;

export const toVisitorFrames = {
	fetch_messages: frame("fetch_messages", {
		messages: z.array(message),
		status: z.enum(chatStatuses),
		agent_name: z.nullable(z.string()),
	}),
	/** The sender gets his own message back: that is the acknowledgement. */
	new_message: frame("new_message", { message }),
	chat_assigned: frame("chat_assigned", { agent_name: z.string() }),
	typing: frame("typing", { sender: z.enum(senders) }),
	/** How many wait in front of this visitor. */
	queue: frame("queue", { ahead: z.int() }),
	chat_ended: frame("chat_ended", { by: z.enum(senders) }),
	error: errorFrame,
} as const;

export type VisitorFrameInput = FrameInput<typeof visitorFrames>;
export type ToVisitorFrame = AnyFrame<typeof toVisitorFrames>;
