import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { Chat, Message, Sender } from "@warmline/contract/chats/chat";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { memberTopic } from "../accounts/index.ts";
import type { Connection } from "../platform/realtime/connection.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import type { ChatRow } from "./queries.ts";
import { preview, toCaller } from "./shapes.ts";

/** Everybody who works in chats. */
export const agents = "agents";
/** Those of them who watch over every chat. */
export const supervisors = "supervisors";
export const visitorOf = (chatId: string) => `visitor:${chatId}`;
/** Connections that have the chat open. */
export const roomOf = (chatId: string) => `room:${chatId}`;
/** Those of them that are of the chat's own agent: what comes is read. */
export const readersOf = (chatId: string) => `readers:${chatId}`;

/** Connections that are about to have it open. */
export const openingOf = (chatId: string) => `opening:${chatId}`;

type Live = Pick<ChatRow, "id" | "status" | "assigned_agent">;

/** Who hears what is said: the chat's agent and supervisors; while it waits, any agent who has it open. */
const watchersOf = (chat: Live): string[] => [
	supervisors,
	chat.assigned_agent ? memberTopic(chat.assigned_agent) : roomOf(chat.id),
];

/** Whose list shows the chat. Who waits is in every agent's list. */
const listersOf = (chat: Live): string[] => (chat.status === "waiting" ? [agents] : watchersOf(chat));

const toAgents = (hub: Hub, topics: readonly string[], frame: ToAgentFrame) => hub.tell(topics, frame);
const toVisitor = (hub: Hub, chatId: string, frame: ToVisitorFrame) => hub.tell([visitorOf(chatId)], frame);

type Updated = Live & Parameters<typeof toCaller>[0] & { seq: number; unread: number };

/** The other side first: who wrote it can wait the moment longer for his acknowledgement. */
export const announceMessage = (hub: Hub, chat: Updated, message: Message) => {
	const tellVisitor = () => toVisitor(hub, chat.id, { action: "new_message", message });
	if (message.sender !== "user") tellVisitor();
	toAgents(hub, watchersOf(chat), { action: "new_message", chat_id: chat.id, message });
	announceUpdate(hub, chat, { message: message.message, timestamp: message.timestamp });
	if (message.sender === "user") tellVisitor();
};

export const announceUpdate = (hub: Hub, chat: Updated, last: Chat["last_message"]) =>
	toAgents(hub, listersOf(chat), {
		action: "chat_update",
		chat_id: chat.id,
		last_message: { message: preview(last.message), timestamp: last.timestamp },
		user: toCaller(chat),
		assigned_agent: chat.assigned_agent,
		seq: chat.seq,
		unread: chat.unread,
	});

export const announceNewChat = (hub: Hub, chat: Chat) =>
	toAgents(hub, [agents], { action: "new_unassigned_chat", chat });

/**
 * The visitor hears who is with him; every agent hears that the chat no longer waits. Who has it open and may no
 * longer read it is put out of the room before anything more is said there.
 */
export const announceAssigned = (hub: Hub, chatId: string, agent: { id: string; name: string }) => {
	for (const connection of hub.connectionsOf(openingOf(chatId))) {
		if (connection.owner !== agent.id && !connection.topics.includes(supervisors)) {
			hub.leave(connection, openingOf(chatId));
		}
	}
	for (const connection of hub.connectionsOf(roomOf(chatId))) {
		const isAgents = connection.owner === agent.id;
		if (isAgents) hub.listen(connection, readersOf(chatId));
		else hub.leave(connection, readersOf(chatId));
		if (!isAgents && !connection.topics.includes(supervisors)) hub.leave(connection, roomOf(chatId));
	}
	toVisitor(hub, chatId, { action: "chat_assigned", agent_name: agent.name });
	toAgents(hub, [agents], { action: "chat_assigned", chat_id: chatId, agent_id: agent.id, agent_name: agent.name });
};

/** `before` is the chat as it was when somebody ended it. */
export const announceEnded = (hub: Hub, before: Live, by: Sender) => {
	toVisitor(hub, before.id, { action: "chat_ended", by });
	toAgents(hub, [...listersOf(before), roomOf(before.id)], { action: "chat_ended", chat_id: before.id, by });
	for (const connection of hub.connectionsOf(roomOf(before.id))) {
		hub.leave(connection, roomOf(before.id));
		hub.leave(connection, readersOf(before.id));
	}
};

export const announceTyping = (hub: Hub, chatId: string, sender: "user" | "agent", name: string, from: Connection) => {
	if (sender === "agent") toVisitor(hub, chatId, { action: "typing", sender });
	hub.tell([roomOf(chatId)], { action: "typing", chat_id: chatId, sender, sender_name: name }, from);
};
