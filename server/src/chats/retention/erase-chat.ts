import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { closeCodes } from "@warmline/contract/frames";
import { t } from "@warmline/contract/i18n";
import * as z from "zod";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { pubSubChannel } from "../../platform/realtime/pubsub.ts";
import type { ChatContext } from "../chat-context.ts";
import type { ChatKeyCache } from "../messages/chat-key-cache.ts";
import { chatById, lockChatRow } from "../queries.ts";
import { agents, visitorOf } from "../topics.ts";
import { eraseEnded } from "./erase-queries.ts";

const erased = pubSubChannel("chat_erased", z.string());

/** Other windows of the visitor show it no longer, nor does any agent who still has it before them. */
export const answerErased = ({ hub }: Pick<ChatContext, "hub">, written: Pick<ChatKeyCache, "forget">) =>
	hub.onBroadcast(erased, (chatId) => {
		written.forget(chatId);
		const frame: ToAgentFrame = { action: "chat_erased", chat_id: chatId };
		hub.publishHere([agents], frame);
		for (const line of hub.connectionsOf(visitorOf(chatId))) line.dismiss(closeCodes.notLoggedIn, "erased");
	});

/** False where the chat goes on, or was erased before. */
export const erase = async (
	{ database, clock, hub }: Pick<ChatContext, "database" | "clock" | "hub">,
	chatId: string,
): Promise<boolean> => {
	const isErased = await inTransaction(database.db, async ({ tx }) => {
		// Whoever wraps it up or takes it up again right now comes first, or finds it gone.
		await lockChatRow(tx, chatId);
		return eraseEnded(tx, chatId, clock.now());
	});
	if (isErased) hub.broadcast(erased, chatId);
	return isErased;
};

/** The visitor wants nothing of their chat to be left. Their token opens it no longer; erasing it twice does no harm. */
export const eraseByVisitor = async (context: ChatContext, chatId: string): Promise<void> => {
	if (await erase(context, chatId)) return context.blocks.forgetChat(chatId);
	if (await chatById(context.database.db, chatId))
		throw conflict("not_ended", t("Please end the chat first. Then it can be erased."));
};
