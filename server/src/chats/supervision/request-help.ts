import { type HandReason, handReasons } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { lockActiveChat, tellChanged } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { type ChatRow, lockChat } from "../queries.ts";
import { storeNote } from "../workspace/notes.ts";
import { clearHand, setHand, setHandAnswered } from "./supervision-queries.ts";

/** The chat's agent asks a supervisor to look. Raised again for the same reason it rings again, and its time stays. Colleagues read of it in the notes afterwards. */
export const requestHelp = (
	context: ChatContext,
	agent: MemberRow,
	chatId: string,
	reason: HandReason,
): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockActiveChat(tx, agent, chatId);
		if (chat.assigned_agent !== agent.id) throw forbidden(t("Only the chat’s listener can ask for help."));
		if (chat.hand_reason !== reason) {
			await setHand(tx, chatId, reason, context.clock.now());
			await storeNote(context, tx, chat, namedPerson(agent), { kind: reason, body: "" });
			await recordEvent(context, tx, { type: "help.requested", data: { chat_id: chatId } });
			await tellChanged(context, work, chatId);
		}
		afterCommit(() => context.supervisorAlerts.ring(chat, reason));
	});

/**
 * A supervisor reads a chat, which the transaction has locked, or writes in it: its listener is to see that help is there.
 * Answers whether that is new, and the caller tells it.
 */
export const noteHelpAnswered = async (tx: Db, chat: ChatRow, supervisor: MemberRow): Promise<boolean> => {
	if (chat.hand_reason === null || chat.hand_answered_by !== null || chat.assigned_agent === supervisor.id)
		return false;
	await setHandAnswered(tx, chat.id, namedPerson(supervisor));
	return true;
};

/** A supervisor has opened the chat. */
export const answerHelp = (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockChat(tx, chatId);
		if (chat && (await noteHelpAnswered(tx, chat, supervisor))) await tellChanged(context, work, chatId);
	});

/** By the chat's agent, or by a supervisor, who alone may see it too. */
export const withdrawHelp = (context: ChatContext, agent: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockActiveChat(tx, agent, chatId);
		afterCommit(() => context.supervisorAlerts.stop(chatId, handReasons));
		if (chat.hand_reason === null) return;
		await clearHand(tx, chatId);
		await tellChanged(context, work, chatId);
	});
