import type { MemberRow } from "../accounts/index.ts";
import type { Connection } from "../platform/realtime/connection.ts";
import { notFound } from "../platform/refusals.ts";
import { announceUpdate, openingOf, readersOf, roomOf } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { mayRead } from "./policy.ts";
import { type ListedChat, listedChat, markRead } from "./queries.ts";
import { toChat } from "./shapes.ts";

/** An agent has the chat before him: it is told here, and counts as read when it is his. */
export const openChat = async (desk: Desk, connection: Connection, agent: MemberRow, chatId: string) => {
	const { hub } = desk;
	// While we read, the chat may go to somebody else: then this connection is taken off the topic, and stays outside.
	hub.listen(connection, openingOf(chatId));
	let stillFree = false;
	const chat = await listedChat(desk.database.db, chatId).finally(() => {
		stillFree = connection.topics.includes(openingOf(chatId));
		hub.leave(connection, openingOf(chatId));
	});
	if (!chat || !mayRead(agent, chat) || !stillFree) throw notFound("There is no such chat.");
	if (chat.status === "ended") return;
	hub.listen(connection, roomOf(chatId));
	if (chat.assigned_agent !== agent.id) return;
	hub.listen(connection, readersOf(chatId));
	await markOpenAsRead(desk, chat);
};

/** The chat's own agent has it before him: what was written so far is read. */
const markOpenAsRead = async (desk: Desk, chat: ListedChat) => {
	if (chat.unread === 0) return;
	await markRead(desk.database.db, chat.id);
	announceUpdate(desk.hub, { ...chat, unread: 0 }, toChat(chat).last_message);
};

/** An agent who took a chat that he had open already has read it. */
export const readIfOpen = async (desk: Desk, chatId: string) => {
	if (!desk.hub.isHeard(readersOf(chatId))) return;
	const chat = await listedChat(desk.database.db, chatId);
	if (chat) await markOpenAsRead(desk, chat);
};

export const closeChat = (desk: Desk, connection: Connection, chatId: string) => {
	desk.hub.leave(connection, roomOf(chatId));
	desk.hub.leave(connection, readersOf(chatId));
};
