import * as z from "zod";
import { type MemberRow, memberById } from "../../accounts/index.ts";
import { recordOnce } from "../../audit/index.ts";
import { pubSubChannel } from "../../platform/realtime/pubsub.ts";
import { agentOf } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { isAnothers } from "../policy.ts";
import { type ChatRow, chatById } from "../queries.ts";
import { readersOf, roomOf } from "../topics.ts";

/** Minutes in which a look is the same look: a connection that is lost and comes back, or a list read page by page. */
const minutes = 15;

type Seen = Pick<ChatRow, "id" | "status" | "assigned_agent" | "agent_name">;

/** Who looks into the words of somebody else's chat is recorded, before they see them. */
export const recordChatAccess = async (
	context: Pick<ChatContext, "database" | "clock">,
	member: MemberRow,
	chat: Seen,
	act: "watch_chat" | "read_transcript" = "read_transcript",
): Promise<void> => {
	if (!isAnothers(member, chat)) return;
	const line = { act, member, chat_id: chat.id, about: agentOf(chat) ?? undefined };
	await recordOnce(context.database.db, context.clock, line, minutes);
};

const whoStays = pubSubChannel("who_stays", z.string());

/**
 * Who has a chat open that has just become somebody else's goes on looking, now into another's chat. Asked when the
 * change has been announced: whoever opens it from then on is recorded by opening it.
 */
export const recordWhoStays = async (
	context: Pick<ChatContext, "database" | "clock" | "hub">,
	chatId: string,
): Promise<void> => {
	context.hub.broadcastElsewhere(whoStays, chatId);
	await noteWhoStaysHere(context, chatId);
};

export const answerWhoStays = (context: Pick<ChatContext, "database" | "clock" | "hub" | "log">) =>
	context.hub.onBroadcast(whoStays, (chatId) => {
		noteWhoStaysHere(context, chatId).catch((error) => context.log.error(error, "who looks on was not written down"));
	});

const noteWhoStaysHere = async (
	context: Pick<ChatContext, "database" | "clock" | "hub">,
	chatId: string,
): Promise<void> => {
	const { hub, database } = context;
	const { db } = database;
	const others = hub.connectionsOf(roomOf(chatId)).filter(({ topics }) => !topics.includes(readersOf(chatId)));
	if (others.length === 0) return;
	const chat = await chatById(db, chatId);
	for (const id of new Set(others.map(({ owner }) => owner))) {
		const member = await memberById(db, id);
		if (chat && member) await recordChatAccess(context, member, chat, "watch_chat");
	}
};
