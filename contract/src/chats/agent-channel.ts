import * as z from "zod/mini";
import { availableListener } from "../accounts/calls.ts";
import { type AnyFrame, errorFrame, type FrameInput, frame } from "../frames.ts";
import { id, time } from "../ids.ts";
import { nextPage, paging } from "../paging.ts";
import { limitedText, optionalText } from "../text.ts";
import { chat, chatRow, handReasons } from "./chat.ts";
import { clientId, endings, message, messageText, senders, seqBefore } from "./message.ts";
import { opening } from "./opening.ts";
import { onDuty, presences } from "./presence.ts";
import { resourceKey } from "./resource-card.ts";
import { chatSettings } from "./settings-calls.ts";

/** `/ws/agent/?token={token}`; no or dead token: closed with 4401, a role without chats: 4403. */
export const agentChannelPath = "/ws/agent/";

/** Why somebody is wanted at a chat. `reply_due` rings the chat's listener, the others supervisors. */
export const ringReasons = ["agent_gone", "beyond_scope", "help", "reply_due", "reply_overdue"] as const;
export type RingReason = (typeof ringReasons)[number];

export const dutyMessage = z.object({
	id,
	sender_id: id,
	sender_name: z.string(),
	message: z.string(),
	timestamp: time,
});
export type DutyMessage = z.infer<typeof dutyMessage>;

/**
 * A private note between supervisors and a chat's listener. `agent_id` is that listener: after a transfer it is not for
 * the next one. `sender_id` is who wrote it, null for a member who is gone.
 */
export const coaching = z.object({
	id,
	agent_id: id,
	message: z.string(),
	sender_id: z.optional(z.nullable(id)),
	sender_name: z.string(),
	timestamp: time,
});
export type Coaching = z.infer<typeof coaching>;

/** Somebody asks an agent to take over a chat of theirs. */
const offer = z.object({
	chat_id: id,
	from: z.object({ id, name: z.string() }),
	reason: z.string(),
	caller_name: z.string(),
});
export type Offer = z.infer<typeof offer>;

const list = { ...paging.shape, query: z.optional(limitedText(0, 200)) };
const ofChat = { chat_id: id };
const chats = { chats: z.array(chat), next: nextPage };

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
	/** On duty or off: the same as `set_presence` with `available` or `away`. */
	set_available: frame("set_available", { available: z.boolean() }),
	set_presence: frame("set_presence", { presence: z.enum(presences) }),
	/** The visitor's words up to `seq` were before the agent's eyes. */
	seen: frame("seen", { ...ofChat, seq: seqBefore }),
	/** The chat's listener asks a supervisor for help; `beyond_scope` also shows the listener approved responses. */
	raise_hand: frame("raise_hand", { ...ofChat, reason: z.enum(handReasons) }),
	lower_hand: frame("lower_hand", ofChat),
	/** Puts the crisis lines of the region into the chat, to be called by a tap. */
	share_crisis_lines: frame("share_crisis_lines", ofChat),
	/** Puts one entry of the published list of centres into the chat, as a message of the agent. */
	share_resource: frame("share_resource", { ...ofChat, ...resourceKey, client_id: clientId }),
	/** By a supervisor the chat moves at once; by its listener it is an offer, and needs a reason. */
	transfer_chat: frame("transfer_chat", { ...ofChat, listener_id: id, reason: optionalText(300) }),
	accept_transfer: frame("accept_transfer", ofChat),
	decline_transfer: frame("decline_transfer", ofChat),
	/** Takes back an offer that nobody has answered. */
	withdraw_transfer: frame("withdraw_transfer", ofChat),
	/** A supervisor takes over an active chat. */
	take_over_chat: frame("take_over_chat", ofChat),
	/** Gives a chat that was taken over back to whose it was. */
	hand_back_chat: frame("hand_back_chat", ofChat),
	/**
	 * A supervisor joins a chat that is another's, to write to its visitor, who is told. Who writes without it has joined
	 * with the first message.
	 */
	join_chat: frame("join_chat", ofChat),
	/** A supervisor who had joined a colleague's chat writes in it no longer; the visitor is told. */
	leave_chat: frame("leave_chat", ofChat),
	/** A supervisor to the chat's listener, or the listener's answer; never seen by the visitor. */
	coach_message: frame("coach_message", { ...ofChat, message: messageText }),
	/** Words to all agents who are on. */
	duty_message: frame("duty_message", { message: messageText, client_id: z.optional(clientId) }),
	/** The last words of the duty channel. */
	fetch_duty_messages: frame("fetch_duty_messages", {}),
	/** A supervisor ends the duty of a member: no more chats come to them. */
	end_duty: frame("end_duty", { member_id: id }),
} as const;

export const toAgentFrames = {
	unassigned_chats: frame("unassigned_chats", chats),
	assigned_chats: frame("assigned_chats", chats),
	fetch_all_chats: frame("fetch_all_chats", chats),
	new_unassigned_chat: frame("new_unassigned_chat", { chat }),
	/** A row of the lists has changed. */
	chat_update: z.object({ action: z.literal("chat_update"), ...chatRow.shape }),
	/**
	 * Also the answer to `accept_chat` and `assign_chat`, even if somebody else was first. With the whole chat for an agent
	 * who receives it from another: it was not in their lists.
	 */
	chat_assigned: frame("chat_assigned", { chat_id: id, agent_id: id, agent_name: z.string(), chat: z.optional(chat) }),
	/** A client that sees a hole in `seq` fetches what is missing. */
	new_message: frame("new_message", { chat_id: id, message }),
	/** The visitor's first message reads differently: the same `seq`, other words. */
	message_edited: frame("message_edited", { chat_id: id, message }),
	chat_ended: frame("chat_ended", { chat_id: id, by: z.enum(senders), how: z.enum(endings) }),
	/** Its visitor has erased the chat: nobody shows it any longer. */
	chat_erased: frame("chat_erased", ofChat),
	/** A chat that had an agent is waiting again: the agent is gone, or the visitor has reopened it. It is first in the queue. */
	chat_requeued: frame("chat_requeued", { chat }),
	/** The visitor has seen the messages up to `seen`; told on joining a chat too. The greatest counts. */
	receipt: frame("receipt", { chat_id: id, seen: z.int() }),
	typing: frame("typing", { chat_id: id, sender: z.enum(senders), sender_name: z.string() }),
	/** To supervisors, when somebody's availability changes. */
	listeners: frame("listeners", { results: z.array(availableListener) }),
	/** Own state: on connecting, and when it changes. */
	availability: frame("availability", {
		available: z.boolean(),
		presence: z.enum(presences),
		open_chats: z.int(),
		limit: z.int(),
		supervisors: z
			.optional(z.int())
			.check(z.describe("Other supervisors whom a call for help reaches: on duty, connected, on no break.")),
	}),
	/** To supervisors: everybody on duty, when something of it changes. */
	on_duty: frame("on_duty", { results: z.array(onDuty) }),
	/** To whom a chat is offered: on being offered, and on connecting. Until it is answered nothing changes. */
	transfer_offered: frame("transfer_offered", offer.shape),
	/** All that an agent is offered, when something may not have been heard: an offer that is not here is no longer open. */
	transfers_offered: frame("transfers_offered", { results: z.array(offer) }),
	/** To both sides of an offer, when it is no longer open. */
	transfer_closed: frame("transfer_closed", {
		chat_id: id,
		outcome: z.enum(["accepted", "declined", "withdrawn"]),
		by: z.string(),
	}),
	/** The answer to `join_chat`, also where the supervisor had joined before. */
	chat_joined: frame("chat_joined", ofChat),
	/** The answer to `leave_chat`, also where the supervisor had not joined. */
	chat_left: frame("chat_left", ofChat),
	/** Heard by the chat's listener and by supervisors who have it open; an answer also by who has written to the listener. */
	coach_message: frame("coach_message", { chat_id: id, ...coaching.shape }),
	/**
	 * On joining a chat that has any, oldest first: to its agent the notes addressed to them, to supervisors all.
	 * Kept until the chat ends.
	 */
	coaching: frame("coaching", { chat_id: id, results: z.array(coaching) }),
	/** Somebody is wanted at a chat; repeated until somebody has come, then silent for all. */
	ring: frame("ring", { chat_id: id, why: z.enum(ringReasons), caller_name: z.string() }),
	ring_ended: frame("ring_ended", { chat_id: id }),
	duty_message: frame("duty_message", { message: dutyMessage, client_id: z.optional(z.string()) }),
	duty_messages: frame("duty_messages", { results: z.array(dutyMessage) }),
	/** To supervisors, and to the listener: something of a debrief has changed. Each asks again for what they may see. */
	debriefs_changed: frame("debriefs_changed", {}),
	/** A supervisor has ended this agent's duty. */
	duty_ended: frame("duty_ended", { by: z.string() }),
	/** Whether visitors can ask: on connecting, and when it changes. */
	door: frame("door", opening.shape),
	/**
	 * A director has changed how the chat is run, or something may not have been heard. Rows of the lists may read otherwise
	 * now: ask for them again.
	 */
	settings: frame("settings", { result: chatSettings }),
	/**
	 * To whose chat has ended: what is known of it for the wrap-up. `again`: told once more to who may not have heard it; who
	 * was asked before, or knows the chat from before this page only, takes no notice.
	 */
	wrap_up_due: frame("wrap_up_due", {
		chat_id: id,
		caller_name: z.string(),
		by: z.enum(senders),
		how: z.enum(endings),
		minutes: z.int(),
		messages: z.int(),
		again: z.optional(z.boolean()),
	}),
	error: errorFrame,
} as const;

export type AgentFrameInput = FrameInput<typeof agentFrames>;
export type ToAgentFrame = AnyFrame<typeof toAgentFrames>;
