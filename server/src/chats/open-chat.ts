import type { MemberRow } from "../accounts/index.ts";
import type { Connection } from "../platform/realtime/connection.ts";
import { notFound } from "../platform/refusals.ts";
import { announceUpdate, readersOf, roomOf } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { mayRead } from "./policy.ts";
import { listedChat, markRead } from "./queries.ts";
import { toChat } from "./shapes.ts";

/** An agent has the chat before him: it is told here, and counts as read when it is his. */
export const openChat = async (desk: Desk, connection: Connection, agent: MemberRow, chatId: string) => {
	// Listening comes before reading: if the chat goes to somebody else meanwhile, one of the two notices.
	desk.hub.listen(connection, roomOf(chatId));
	const chat = await listedChat(desk.database.db, chatId);
	if (!chat || !mayRead(agent, chat) || chat.status === "ended") closeChat(desk, connection, chatId);
	if (!chat || !mayRead(agent, chat)) throw notFound("There is no such chat.");
	if (chat.status === "ended") return;
	if (chat.assigned_agent !== agent.id) return;
	desk.hub.listen(connection, readersOf(chatId));
	if (chat.unread === 0) return;
	await markRead(desk.database.db, chatId);
	announceUpdate(desk.hub, { ...chat, unread: 0 }, toChat(chat).last_message);
};

export const closeChat = (desk: Desk, connection: Connection, chatId: string) => {
	desk.hub.leave(connection, roomOf(chatId));
	desk.hub.leave(connection, readersOf(chatId));
};
