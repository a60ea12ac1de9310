import { t } from "@warmline/contract/i18n";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import { ensureActive, tellChanged } from "../active-chat.ts";
import { announceEvent } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { addEvent } from "../messages/add-event.ts";
import { hasEvent } from "../messages/event-queries.ts";
import { supervises } from "../policy.ts";
import { chatById, lockedChat } from "../queries.ts";
import { noteHelpAnswered } from "./request-help.ts";

/** Nobody writes to a visitor who was not told of them: the transcript says once that the supervisor has joined. */
export const ensureJoined = (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (tx, afterCommit) => {
		const chat = await lockedChat(tx, chatId);
		if (chat?.status !== "active" || chat.assigned_agent === supervisor.id) return;
		if (await hasEvent(tx, chatId, "supervisor_joined", supervisor.id)) return;
		const by = { id: supervisor.id, name: nameOf(supervisor) };
		const message = await addEvent(context, tx, chat, { code: "supervisor_joined", by, to: null });
		afterCommit(() => announceEvent(context, chat, message));
		await noteHelpAnswered(tx, chat, supervisor);
		await tellChanged(context, tx, afterCommit, chatId);
	});

/** A supervisor joins a chat that is another's, to write to its visitor. */
export const joinChat = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can join the chat of a colleague."));
	ensureActive(supervisor, await chatById(context.database.db, chatId));
	await ensureJoined(context, supervisor, chatId);
};
