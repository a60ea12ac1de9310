import type { Chat } from "@warmline/contract/chats/chat";
import { type Ending, type Message, messageForVisitor, type Sender } from "@warmline/contract/chats/message";
import { memberTopic } from "../../platform/realtime/presence.ts";
import { type AnnounceContext, announceUpdate, type Live, toAgents, toVisitor, watchersOf } from "../announce.ts";
import type { ChatRow } from "../queries.ts";
import type { Last, Row } from "../serializers.ts";
import { agents, supervisors } from "../topics.ts";

/** An ended chat waits again, in front of all others. */
export const announceReopened = ({ hub }: AnnounceContext, chat: Chat) => {
	toVisitor(hub, chat.chat_id, { action: "chat_reopened", status: "waiting" });
	toAgents(hub, [agents], { action: "chat_requeued", chat });
};

/** An ended chat continues with its listener: everybody who sees it receives that it waits, and then that it is assigned. */
export const announceContinued = ({ hub }: AnnounceContext, chat: Chat, agent: { id: string; name: string }) => {
	const seenBy = [supervisors, memberTopic(agent.id)];
	const waiting: Chat = { ...chat, status: "waiting", assigned_agent: null, agent_name: null };
	toVisitor(hub, chat.chat_id, { action: "chat_reopened", status: "active" });
	toAgents(hub, seenBy, { action: "chat_requeued", chat: waiting });
	toAgents(hub, seenBy, {
		action: "chat_assigned",
		chat_id: chat.chat_id,
		agent_id: agent.id,
		agent_name: agent.name,
	});
};

/** A message reads differently; where it is the latest one, the lists show it. */
export const announceEdited = (context: AnnounceContext, chat: Live & Row & Last, message: Message) => {
	toVisitor(context.hub, chat.id, { action: "message_edited", message: messageForVisitor(message) });
	toAgents(context.hub, watchersOf(chat), { action: "message_edited", chat_id: chat.id, message });
	if (chat.seq === message.seq) announceUpdate(context, chat);
};

export const announceSeenByAgent = ({ hub }: AnnounceContext, chatId: string, seen: number) =>
	toVisitor(hub, chatId, { action: "receipt", seen });

export const announceSeenByVisitor = ({ hub }: AnnounceContext, chat: Live, seen: number) =>
	toAgents(hub, watchersOf(chat), { action: "receipt", chat_id: chat.id, seen });

/** `messages`: those that people wrote. */
type Had = Pick<ChatRow, "id" | "assigned_at" | "name"> & { readonly messages: number };
type End = { by: Sender; how: Ending; at: Date };

/** What whose chat has ended is asked. */
export const wrapUpDue = ({ id, assigned_at, name, messages }: Had, { by, how, at }: End) =>
	({
		action: "wrap_up_due",
		chat_id: id,
		caller_name: name,
		by,
		how,
		minutes: assigned_at ? Math.max(0, Math.round((at.getTime() - assigned_at.getTime()) / 60_000)) : 0,
		messages,
	}) as const;

export const announceWrapUp = ({ hub }: AnnounceContext, chat: Had & Pick<ChatRow, "assigned_agent">, end: End) => {
	if (chat.assigned_agent) toAgents(hub, [memberTopic(chat.assigned_agent)], wrapUpDue(chat, end));
};
