import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import type { Ending, Message, Sender } from "@warmline/contract/chats/message";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { memberTopic } from "../accounts/index.ts";
import type { Connection } from "../platform/realtime/connection.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import type { ListedChat } from "./desk/list-queries.ts";
import type { Desk } from "./desk.ts";
import type { ChatRow } from "./queries.ts";
import { type Last, lastOf, type Row, toChat, toRow } from "./shapes.ts";
import { agents, openingOf, readersOf, roomOf, supervisors, visitorIsHere, visitorOf } from "./topics.ts";

export type Told = Pick<Desk, "hub" | "settings">;

export type Live = Pick<ChatRow, "id" | "status" | "assigned_agent">;

/** Who hears what is said: the chat's agent and supervisors; while it waits, any agent who has it open. */
export const watchersOf = (chat: Live): string[] => [
	supervisors,
	chat.assigned_agent ? memberTopic(chat.assigned_agent) : roomOf(chat.id),
];

/** Whose list shows the chat. Who waits is in every agent's list. */
const listersOf = (chat: Live): string[] => (chat.status === "waiting" ? [agents] : watchersOf(chat));

export const toAgents = (hub: Hub, topics: readonly string[], frame: ToAgentFrame) => hub.tell(topics, frame);
export const toVisitor = (hub: Hub, chatId: string, frame: ToVisitorFrame) => hub.tell([visitorOf(chatId)], frame);

/**
 * The other side first: who wrote it can wait the moment longer for his acknowledgement. `now` is for a quiet moment;
 * in a busy one a packet for each frame would cost more than it gains.
 */
export const announceMessage = (desk: Told, chat: Live & Row, message: Message, now = false) => {
	const { hub } = desk;
	const toAgent: ToAgentFrame = { action: "new_message", chat_id: chat.id, message };
	const forVisitor: ToVisitorFrame = { action: "new_message", message };
	const isFromVisitor = message.sender === "user";
	if (!isFromVisitor) hub.tell([visitorOf(chat.id)], forVisitor, { now });
	hub.tell(watchersOf(chat), toAgent, { now: now && isFromVisitor });
	announceUpdate(desk, {
		...chat,
		last_body: message.message,
		last_sender: message.sender,
		last_at: message.timestamp,
	});
	if (isFromVisitor) toVisitor(hub, chat.id, forVisitor);
};

/** A row of the lists has changed. */
export const announceUpdate = ({ hub, settings }: Told, chat: Live & Row & Last) =>
	toAgents(hub, listersOf(chat), {
		action: "chat_update",
		...toRow(chat, settings.current, visitorIsHere(hub, chat.id)),
	});

export const announceNewChat = ({ hub }: Told, chat: Chat) =>
	toAgents(hub, [agents], { action: "new_unassigned_chat", chat });

/** Who is about to open the chat has read of it what is no longer so, and reads again. */
const lookAgain = (hub: Hub, chatId: string) => {
	for (const connection of hub.connectionsOf(openingOf(chatId))) hub.leave(connection, openingOf(chatId));
};

/** Who has the chat open and may no longer read it is put out of the room before anything more is said there. */
const clearRoomFor = (hub: Hub, chatId: string, agentId: string) => {
	lookAgain(hub, chatId);
	for (const connection of hub.connectionsOf(roomOf(chatId))) {
		const isAgents = connection.owner === agentId;
		if (isAgents) hub.listen(connection, readersOf(chatId));
		else hub.leave(connection, readersOf(chatId));
		if (!isAgents && !connection.topics.includes(supervisors)) hub.leave(connection, roomOf(chatId));
	}
};

/** The visitor hears who is with him; every agent hears that the chat no longer waits. */
export const announceAssigned = ({ hub }: Told, chatId: string, agent: { id: string; name: string }) => {
	clearRoomFor(hub, chatId, agent.id);
	toVisitor(hub, chatId, { action: "chat_assigned", agent_name: agent.name });
	toAgents(hub, [agents], { action: "chat_assigned", chat_id: chatId, agent_id: agent.id, agent_name: agent.name });
};

/** The chat of one agent has become another's. In his lists it was not, so he hears it whole. */
export const announceMoved = (desk: Told, moved: ListedChat, agent: { id: string; name: string }) => {
	const { hub, settings } = desk;
	clearRoomFor(hub, moved.id, agent.id);
	toVisitor(hub, moved.id, { action: "chat_assigned", agent_name: agent.name });
	const frame = { action: "chat_assigned", chat_id: moved.id, agent_id: agent.id, agent_name: agent.name } as const;
	const chat = toChat(moved, settings.current, visitorIsHere(hub, moved.id));
	const whole: ToAgentFrame = { ...frame, chat };
	for (const connection of hub.connectionsOf(agents)) connection.send(connection.owner === agent.id ? whole : frame);
	announceUpdate(desk, { ...moved, ...lastOf(moved) });
};

type Offered = Pick<ChatRow, "id" | "assigned_agent" | "agent_name" | "name" | "offered_to" | "offer_reason">;

/** The frame that asks somebody to take the chat. */
export const offerOf = (chat: Offered): ToAgentFrame => ({
	action: "transfer_offered",
	chat_id: chat.id,
	from: { id: chat.assigned_agent ?? "", name: chat.agent_name ?? "Somebody" },
	reason: chat.offer_reason ?? "",
	caller_name: chat.name,
});

export const announceOffered = ({ hub }: Told, chat: Offered) => {
	if (chat.offered_to) toAgents(hub, [memberTopic(chat.offered_to)], offerOf(chat));
};

type Outcome = Extract<ToAgentFrame, { action: "transfer_closed" }>["outcome"];

/** `before` is the chat as it was while it was offered; when it was not, there is nothing to tell. */
export const announceOfferClosed = (
	{ hub }: Told,
	before: Pick<ChatRow, "id" | "assigned_agent" | "offered_to">,
	outcome: Outcome,
	by: string,
) => {
	if (!before.offered_to) return;
	const sides = [before.assigned_agent, before.offered_to].filter((side) => side !== null);
	toAgents(hub, sides.map(memberTopic), { action: "transfer_closed", chat_id: before.id, outcome, by });
};

/** What a supervisor says to the chat's agent is heard by him and by supervisors who have it open; never by others. */
export const announceCoaching = (
	{ hub }: Told,
	agentId: string,
	words: Omit<Extract<ToAgentFrame, { action: "coach_message" }>, "action">,
) => {
	const frame: ToAgentFrame = { action: "coach_message", ...words };
	toAgents(hub, [memberTopic(agentId)], frame);
	for (const connection of hub.connectionsOf(roomOf(words.chat_id))) {
		if (connection.owner !== agentId && connection.topics.includes(supervisors)) connection.send(frame);
	}
};

/** `before` is the chat as it was when it ended. */
export const announceEnded = ({ hub }: Told, before: Live, ended: { by: Sender; how: Ending; reopen_until: Date }) => {
	const { by, how } = ended;
	toVisitor(hub, before.id, { action: "chat_ended", by, how, reopen_until: ended.reopen_until.toISOString() });
	toAgents(hub, [...listersOf(before), roomOf(before.id)], { action: "chat_ended", chat_id: before.id, by, how });
	lookAgain(hub, before.id);
	for (const connection of hub.connectionsOf(roomOf(before.id))) {
		hub.leave(connection, roomOf(before.id));
		hub.leave(connection, readersOf(before.id));
	}
};

/** A chat that had an agent waits again. Every agent may read what waits; who had it open keeps it open. */
export const announceRequeued = ({ hub }: Told, chat: Chat) => {
	lookAgain(hub, chat.chat_id);
	for (const connection of hub.connectionsOf(readersOf(chat.chat_id))) hub.leave(connection, readersOf(chat.chat_id));
	toVisitor(hub, chat.chat_id, { action: "chat_requeued" });
	toAgents(hub, [agents], { action: "chat_requeued", chat });
};

export const announceTyping = (
	{ hub }: Told,
	chatId: string,
	sender: "user" | "agent",
	name: string,
	from: Connection,
) => {
	if (sender === "agent") toVisitor(hub, chatId, { action: "typing", sender });
	hub.tell([roomOf(chatId)], { action: "typing", chat_id: chatId, sender, sender_name: name }, { except: from });
};
