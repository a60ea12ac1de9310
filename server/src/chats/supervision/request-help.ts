import { type HandReason, handReasons } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { type AfterCommit, inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import { lockedActiveChat, tellChanged } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { type ChatRow, lockedChat } from "../queries.ts";
import { clearHand, setHand, setHandAnswered } from "./supervision-queries.ts";

/** The chat's agent asks a supervisor to look. Raised again for the same reason it rings again, and its time stays. */
export const requestHelp = (
	context: ChatContext,
	agent: MemberRow,
	chatId: string,
	reason: HandReason,
): Promise<void> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const chat = await lockedActiveChat(tx, agent, chatId);
		if (chat.assigned_agent !== agent.id) throw forbidden(t("Only the chat’s listener can ask for help."));
		if (chat.hand_reason !== reason) {
			await setHand(tx, chatId, reason, context.clock.now());
			await tellChanged(context, tx, afterCommit, chatId);
		}
		afterCommit(() => context.supervisorAlerts.ring(chat, reason));
	});

/** In the transaction that has locked the chat: a supervisor reads it, or writes in it, so its listener sees that help is there. */
export const noteHelpAnswered = async (
	context: ChatContext,
	tx: Db,
	afterCommit: AfterCommit,
	chat: ChatRow,
	supervisor: MemberRow,
): Promise<void> => {
	if (chat.hand_reason === null || chat.hand_answered_by !== null || chat.assigned_agent === supervisor.id) return;
	await setHandAnswered(tx, chat.id, nameOf(supervisor));
	await tellChanged(context, tx, afterCommit, chat.id);
};

/** A supervisor has opened the chat. */
export const answerHelp = (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const chat = await lockedChat(tx, chatId);
		if (chat) await noteHelpAnswered(context, tx, afterCommit, chat, supervisor);
	});

/** By the chat's agent, or by a supervisor, who alone may see it too. */
export const withdrawHelp = (context: ChatContext, agent: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const chat = await lockedActiveChat(tx, agent, chatId);
		afterCommit(() => context.supervisorAlerts.stop(chatId, handReasons));
		if (chat.hand_reason === null) return;
		await clearHand(tx, chatId);
		await tellChanged(context, tx, afterCommit, chatId);
	});
