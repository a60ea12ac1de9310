import * as z from "zod/mini";
import { type AnyFrame, errorFrame, type FrameInput, frame } from "../frames.ts";
import { time } from "../ids.ts";
import { chatStatuses, endings, message, senders, waitRange } from "./message.ts";
import { opening } from "./opening.ts";
import type { visitorFrames } from "./visitor-frames.ts";

/**
 * `/ws/chat/conversation/{chat_id}/`, opened with the chat's cookie or `?token={visitor_token}`;
 * otherwise closed with 4401 before any data. With `?lang=fr` its error sentences are French.
 */
export const visitorChannelPath = (chatId: string) => `/ws/chat/conversation/${chatId}/`;

export const toVisitorFrames = {
	fetch_messages: frame("fetch_messages", {
		messages: z.array(message),
		status: z.enum(chatStatuses),
		agent_name: z.nullable(z.string()),
		seen: z.int().check(z.describe("What the agent has seen of this visitor's messages, as a `seq`.")),
		ended: z.nullable(z.object({ by: z.enum(senders), how: z.enum(endings), reopen_until: time })),
	}),
	/** The sender receives their own message: that is the acknowledgement. */
	new_message: frame("new_message", { message }),
	chat_assigned: frame("chat_assigned", { agent_name: z.string() }),
	typing: frame("typing", { sender: z.enum(senders) }),
	/** How many wait in front of this visitor, who is there for them, and how long it took others lately. */
	queue: frame("queue", { ahead: z.int(), listeners: z.int(), wait: waitRange }),
	/** To who waits: whether somebody can come, and until when. On connecting, and when it changes. */
	door: frame("door", opening.shape),
	/** The first message as it reads now. */
	message_edited: frame("message_edited", { message }),
	/** The listener has seen the messages up to `seq`. */
	receipt: frame("receipt", { seen: z.int() }),
	/** Whether the listener's line holds. */
	agent_line: frame("agent_line", { connected: z.boolean() }),
	/** The listener is gone for good: the chat waits for another one, in front of all others. */
	chat_requeued: frame("chat_requeued", {}),
	/** Nobody has written for long: the chat will be closed then, unless somebody writes. */
	idle_warning: frame("idle_warning", { ends_at: time }),
	chat_ended: frame("chat_ended", { by: z.enum(senders), how: z.enum(endings), reopen_until: time }),
	/** An ended chat was taken up again. */
	chat_reopened: frame("chat_reopened", { status: z.enum(["waiting", "active"]) }),
	error: errorFrame,
} as const;

export type VisitorFrameInput = FrameInput<typeof visitorFrames>;
export type ToVisitorFrame = AnyFrame<typeof toVisitorFrames>;
