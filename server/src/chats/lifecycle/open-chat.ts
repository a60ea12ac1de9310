import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { readableChat, tellChanged } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervises } from "../policy.ts";
import { type ChatRow, lockChat, markRead } from "../queries.ts";
import { announceCoachingTo } from "../supervision/announce-coaching.ts";
import { recordChatAccess } from "../supervision/record-access.ts";
import { answerHelp } from "../supervision/request-help.ts";
import { openingOf, readersOf, roomOf } from "../topics.ts";

/** An agent opens the chat: they receive its frames from now on, and it counts as read if it is theirs. */
export const openChat = async (context: ChatContext, connection: Connection, agent: MemberRow, chatId: string) => {
	const { hub } = context;
	const chat = await steadyLook(context, connection, agent, chatId);
	if (chat.status === "ended") return;
	hub.subscribe(connection, roomOf(chatId));
	if (chat.seen_by_visitor > 0) connection.send({ action: "receipt", chat_id: chatId, seen: chat.seen_by_visitor });
	if (chat.assigned_agent === agent.id) {
		hub.subscribe(connection, readersOf(chatId));
		await readIfOpen(context, chatId);
	} else if (supervises(agent)) {
		context.supervisorAlerts.stop(chatId, wantsSupervisor);
		if (chat.hand_reason !== null && chat.hand_answered_by === null) await answerHelp(context, agent, chatId);
	}
	// Read when this connection already hears what is said next: nothing falls between.
	await announceCoachingTo(context, connection, agent, chat);
};

/** What a supervisor who comes has answered; `reply_due` is for the chat's own listener. */
const wantsSupervisor = ["agent_gone", "beyond_scope", "help", "reply_overdue"] as const;

/** While we read, the chat may change hands: then this connection is taken off the topic, and we read again. */
const steadyLook = async (
	context: ChatContext,
	connection: Connection,
	agent: MemberRow,
	chatId: string,
): Promise<ChatRow> => {
	const { hub } = context;
	for (;;) {
		hub.subscribe(connection, openingOf(chatId));
		let isAsRead = false;
		const chat = await look(context, agent, chatId).finally(() => {
			isAsRead = connection.topics.includes(openingOf(chatId));
			hub.unsubscribe(connection, openingOf(chatId));
		});
		if (isAsRead || connection.gone) return chat;
	}
};

const look = async (context: ChatContext, agent: MemberRow, chatId: string): Promise<ChatRow> => {
	const chat = await readableChat(context.database.db, agent, chatId);
	if (chat.status !== "ended") await recordChatAccess(context, agent, chat, "watch_chat");
	return chat;
};

/** The chat's own agent has it open: all messages so far are read. */
export const readIfOpen = async (context: ChatContext, chatId: string) => {
	if (!context.hub.hasSubscribers(readersOf(chatId))) return;
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockChat(tx, chatId);
		if (!chat || chat.status === "ended" || chat.unread === 0 || !context.hub.hasSubscribers(readersOf(chatId))) return;
		await markRead(tx, chatId);
		await tellChanged(context, work, chatId);
	});
};

export const closeChat = (context: ChatContext, connection: Connection, chatId: string) => {
	context.hub.unsubscribe(connection, roomOf(chatId));
	context.hub.unsubscribe(connection, readersOf(chatId));
};
