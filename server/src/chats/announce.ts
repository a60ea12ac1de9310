import type { Offer, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import { type Ending, type Message, messageForVisitor, type Sender } from "@warmline/contract/chats/message";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { formerMember } from "@warmline/contract/members/former-member";
import type { Connection } from "../platform/realtime/connection.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { memberTopic } from "../platform/realtime/presence.ts";
import type { ChatContext } from "./chat-context.ts";
import type { ChatRow } from "./queries.ts";
import { roomChanged } from "./room.ts";
import { type Last, lastOf, type Row, toChat, toRow } from "./serializers.ts";
import { agents, roomOf, supervisors, visitorIsHere, visitorOf } from "./topics.ts";
import type { ListedChat } from "./workspace/list-queries.ts";

export type AnnounceContext = Pick<ChatContext, "hub" | "settings" | "sealer">;

export type Live = Pick<ChatRow, "id" | "status" | "assigned_agent">;

/** Who hears what is said: the chat's agent and supervisors; while it waits, any agent who has it open. */
export const watchersOf = (chat: Live): string[] => [
	supervisors,
	chat.assigned_agent ? memberTopic(chat.assigned_agent) : roomOf(chat.id),
];

/** Whose list shows the chat. Who waits is in every agent's list. */
const listersOf = (chat: Live): string[] => (chat.status === "waiting" ? [agents] : watchersOf(chat));

export const toAgents = (hub: Hub, topics: readonly string[], frame: ToAgentFrame) => hub.publish(topics, frame);
export const toVisitor = (hub: Hub, chatId: string, frame: ToVisitorFrame) => hub.publish([visitorOf(chatId)], frame);

/**
 * The other side first: who wrote it can wait the moment longer for their acknowledgement, and the lists for their row. `now`
 * is for a quiet moment, in which the words leave before anything else is written; otherwise what one connection hears goes
 * in one packet, which is the dearest part of a message.
 */
export const announceMessage = (context: AnnounceContext, chat: Live & Row, message: Message, now = false) => {
	const { hub } = context;
	const toAgent: ToAgentFrame = { action: "new_message", chat_id: chat.id, message };
	const forVisitor: ToVisitorFrame = { action: "new_message", message: messageForVisitor(message) };
	const watchers = watchersOf(chat);
	if (message.sender === "user") {
		toAgents(hub, watchers, toAgent);
		if (now) hub.flush(watchers);
		toVisitor(hub, chat.id, forVisitor);
	} else {
		toVisitor(hub, chat.id, forVisitor);
		if (now) hub.flush([visitorOf(chat.id)]);
		toAgents(hub, watchers, toAgent);
	}
	announceUpdate(context, {
		...chat,
		last_body: message.message,
		last_sender: message.sender,
		last_at: message.timestamp,
		last_event: message.event ?? null,
	});
};

/** What stands in the transcript now beside what was said; the caller tells the lists. */
export const announceEvent = ({ hub }: AnnounceContext, chat: Live, message: Message) => {
	toVisitor(hub, chat.id, { action: "new_message", message: messageForVisitor(message) });
	toAgents(hub, watchersOf(chat), { action: "new_message", chat_id: chat.id, message });
};

const updateOf = (context: AnnounceContext, chat: Live & Row & Last): ToAgentFrame => ({
	action: "chat_update",
	...toRow(context, chat, visitorIsHere(context.hub, chat.id)),
});

/** A row of the lists has changed. */
export const announceUpdate = (context: AnnounceContext, chat: Live & Row & Last) =>
	toAgents(context.hub, listersOf(chat), updateOf(context, chat));

/** The row as it is, to those who are connected to this process. */
export const announceUpdateHere = (context: AnnounceContext, chat: Live & Row & Last) =>
	context.hub.publishHere(listersOf(chat), updateOf(context, chat));

export const announceNewChat = ({ hub }: AnnounceContext, chat: Chat) =>
	toAgents(hub, [agents], { action: "new_unassigned_chat", chat });

/** The visitor learns who is with them; every agent, that the chat no longer waits. */
export const announceAssigned = ({ hub }: AnnounceContext, chatId: string, agent: { id: string; name: string }) => {
	hub.broadcast(roomChanged, { chat_id: chatId, is: "of", agent_id: agent.id });
	toVisitor(hub, chatId, { action: "chat_assigned", agent_name: agent.name });
	toAgents(hub, [agents], { action: "chat_assigned", chat_id: chatId, agent_id: agent.id, agent_name: agent.name });
};

/** A chat has changed its agent. It was not in the new agent's lists, so they receive all of it. */
export const announceMoved = (context: AnnounceContext, moved: ListedChat, agent: { id: string; name: string }) => {
	const { hub } = context;
	hub.broadcast(roomChanged, { chat_id: moved.id, is: "of", agent_id: agent.id });
	toVisitor(hub, moved.id, { action: "chat_assigned", agent_name: agent.name });
	const frame = { action: "chat_assigned", chat_id: moved.id, agent_id: agent.id, agent_name: agent.name } as const;
	const chat = toChat(context, moved, visitorIsHere(hub, moved.id));
	const own = memberTopic(agent.id);
	toAgents(hub, [own], { ...frame, chat });
	hub.publish([agents], frame, { without: own });
	announceUpdate(context, { ...moved, ...lastOf(context, moved) });
};

type Offered = Pick<ChatRow, "id" | "assigned_agent" | "agent_name" | "name" | "offered_to" | "offer_reason">;

export const offerOf = (chat: Offered): Offer => ({
	chat_id: chat.id,
	from: { id: chat.assigned_agent ?? "", name: chat.agent_name ?? formerMember },
	reason: chat.offer_reason ?? "",
	caller_name: chat.name,
});

export const announceOffered = ({ hub }: AnnounceContext, chat: Offered) => {
	if (!chat.offered_to) return;
	toAgents(hub, [memberTopic(chat.offered_to)], { action: "transfer_offered", ...offerOf(chat) });
};

type Outcome = Extract<ToAgentFrame, { action: "transfer_closed" }>["outcome"];

/** `before` is the chat as it was while it was offered; when it was not, there is nothing to tell. */
export const announceOfferClosed = (
	{ hub }: AnnounceContext,
	before: Pick<ChatRow, "id" | "assigned_agent" | "offered_to">,
	outcome: Outcome,
	by: string,
) => {
	if (!before.offered_to) return;
	const sides = [before.assigned_agent, before.offered_to].filter((side) => side !== null);
	toAgents(hub, sides.map(memberTopic), { action: "transfer_closed", chat_id: before.id, outcome, by });
};

/** A note is heard by the chat's listener, by supervisors who have the chat open, and by `readers` among them; never by others. */
export const announceCoaching = (
	{ hub }: AnnounceContext,
	agentId: string,
	readers: readonly string[],
	words: Omit<Extract<ToAgentFrame, { action: "coach_message" }>, "action">,
) => {
	const frame: ToAgentFrame = { action: "coach_message", ...words };
	const own = memberTopic(agentId);
	toAgents(hub, [own], frame);
	hub.publish([roomOf(words.chat_id), ...readers], frame, { among: supervisors, without: own });
};

/** `before` is the chat as it was when it ended. */
export const announceEnded = (
	{ hub }: AnnounceContext,
	before: Live,
	ended: { by: Sender; how: Ending; reopen_until: Date },
) => {
	const { by, how } = ended;
	toVisitor(hub, before.id, { action: "chat_ended", by, how, reopen_until: ended.reopen_until.toISOString() });
	toAgents(hub, [...listersOf(before), roomOf(before.id)], { action: "chat_ended", chat_id: before.id, by, how });
	hub.broadcast(roomChanged, { chat_id: before.id, is: "over" });
};

/** A chat that had an agent waits again. Every agent may read what waits; who had it open keeps it open. */
export const announceRequeued = ({ hub }: AnnounceContext, chat: Chat) => {
	hub.broadcast(roomChanged, { chat_id: chat.chat_id, is: "waiting" });
	toVisitor(hub, chat.chat_id, { action: "chat_requeued" });
	toAgents(hub, [agents], { action: "chat_requeued", chat });
};

export const announceTyping = (
	{ hub }: AnnounceContext,
	chatId: string,
	sender: "user" | "agent",
	name: string,
	from: Connection,
) => {
	if (sender === "agent") toVisitor(hub, chatId, { action: "typing", sender });
	hub.publish([roomOf(chatId)], { action: "typing", chat_id: chatId, sender, sender_name: name }, { except: from });
};
