import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Connection } from "../../../platform/realtime/connection.ts";
import { announceUpdateHere } from "../../announce.ts";
import type { ChatContext } from "../../chat-context.ts";
import { greetWithOpening } from "../../intake/announce-opening-status.ts";
import { chatById } from "../../queries.ts";
import { lastOf } from "../../serializers.ts";
import { agents, visitorOf } from "../../topics.ts";
import { listedChats } from "../../workspace/list-queries.ts";
import { lockLive } from "../lifecycle-queries.ts";

/** The visitor has one more page open; it hears what they were told while there was none. */
export const visitorReconnected = async (context: ChatContext, connection: Connection, chatId: string) => {
	const { hub, connections } = context;
	hub.subscribe(connection, visitorOf(chatId));
	if (connections.isAgentToldGone(chatId)) connection.send({ action: "agent_line", connected: false });
	const chat = await chatById(context.database.db, chatId);
	const endsAt = connections.endsIdleAt(chatId);
	if (endsAt && chat?.status === "active" && chat.turn === "user") {
		connection.send({ action: "idle_warning", ends_at: endsAt.toISOString() });
	}
	if (chat?.status === "waiting") greetWithOpening(context, connection);
};

/** A deploy brings all visitors back at once. */
const mostAtOnce = 200;

/**
 * Tells agents who are connected to this process whether the visitors of these chats are there. Nothing is written, and told while the rows are locked: so no
 * older state of a row can be told after a newer one.
 */
export const announceVisitorConnections = async (context: ChatContext, chatIds: readonly string[]) => {
	for (let at = 0; at < chatIds.length && context.hub.hasSubscribersHere(agents); at += mostAtOnce) {
		await inTransaction(context.database.db, async ({ tx }) => {
			const live = await lockLive(tx, chatIds.slice(at, at + mostAtOnce));
			for (const chat of await listedChats(tx, live))
				announceUpdateHere(context, { ...chat, ...lastOf(context, chat) });
		});
	}
};
