import * as z from "zod/mini";
import { availableListener } from "../accounts/calls.ts";
import { type AnyFrame, errorFrame, type FrameInput, frame } from "../frames.ts";
import { id } from "../ids.ts";
import { paging } from "../paging.ts";
import { chat, clientId, message, messageText, senders } from "./chat.ts";

/** `/ws/agent/?token={token}`; no or dead token: closed with 4401, a role without chats: 4403. */
export const agentChannelPath = "/ws/agent/";

const list = { ...paging.shape, query: z.optional(z.string().check(z.maxLength(200))) };
const ofChat = { chat_id: id };
const chats = { chats: z.array(chat), next: z.nullable(z.string()) };

export const agentFrames = {
	/** Supervisors: every waiting and active chat, or the ended ones. */
	fetch_all_chats: frame("fetch_all_chats", { ...list, status: z._default(z.enum(["live", "ended"]), "live") }),
	/** Chats that wait for somebody, the longest waiting first. */
	fetch_unassigned_chats: frame("fetch_unassigned_chats", list),
	/** Own active chats. */
	fetch_my_assigned_chats: frame("fetch_my_assigned_chats", { ...list, agent_id: z.optional(id) }),
	/** Opens a chat on this connection: its messages and typing are told here, and it counts as read. */
	join_chat_room: frame("join_chat_room", ofChat),
	leave_chat_room: frame("leave_chat_room", ofChat),
	/** In a waiting chat the first agent who writes has taken it. */
	send_message: frame("send_message", {
		...ofChat,
		message: messageText,
		sender: z.optional(z.literal("agent")),
		agent_id: z.optional(id),
		client_id: z.optional(clientId),
	}),
	accept_chat: frame("accept_chat", ofChat),
	assign_chat: frame("assign_chat", { ...ofChat, listener_id: id }),
	end_chat: frame("end_chat", ofChat),
	typing: frame("typing", ofChat),
	set_available: frame("set_available", { available: z.boolean() }),
} as const;

export const toAgentFrames = {
	unassigned_chats: frame("unassigned_chats", chats),
	assigned_chats: frame("assigned_chats", chats),
	fetch_all_chats: frame("fetch_all_chats", chats),
	new_unassigned_chat: frame("new_unassigned_chat", { chat }),
	/** A row of the lists has changed. */
	chat_update: frame("chat_update", {
		chat_id: id,
		last_message: chat.shape.last_message,
		user: chat.shape.user,
		assigned_agent: chat.shape.assigned_agent,
		seq: chat.shape.seq,
		unread: chat.shape.unread,
	}),
	/** The answer to `accept_chat` and `assign_chat` too, also when somebody else was first. */
	chat_assigned: frame("chat_assigned", { chat_id: id, agent_id: id, agent_name: z.string() }),
	/** A client that sees a hole in `seq` fetches what is missing. */
	new_message: frame("new_message", { chat_id: id, message }),
	chat_ended: frame("chat_ended", { chat_id: id, by: z.enum(senders) }),
	typing: frame("typing", { chat_id: id, sender: z.enum(senders), sender_name: z.string() }),
	/** To supervisors, when somebody's availability changes. */
	listeners: frame("listeners", { results: z.array(availableListener) }),
	/** Own state: on connecting, and as the answer to `set_available`. */
	availability: frame("availability", { available: z.boolean(), open_chats: z.int(), limit: z.int() }),
	error: errorFrame,
} as const;

export type AgentFrameInput = FrameInput<typeof agentFrames>;
export type ToAgentFrame = AnyFrame<typeof toAgentFrames>;
