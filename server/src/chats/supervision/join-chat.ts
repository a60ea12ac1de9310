import { t } from "@warmline/contract/i18n";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import { ensureActive, lockActiveChat, tellChanged } from "../active-chat.ts";
import { announceEvent } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { addEvent } from "../messages/add-event.ts";
import { hasJoined } from "../messages/event-queries.ts";
import { supervises } from "../policy.ts";
import { type ChatRow, chatById, lockChat } from "../queries.ts";
import { noteHelpAnswered } from "./request-help.ts";

const tellOfSupervisor = async (
	context: ChatContext,
	{ tx, afterCommit }: UnitOfWork,
	chat: ChatRow,
	supervisor: MemberRow,
	code: "supervisor_joined" | "supervisor_left",
) => {
	const by = namedPerson(supervisor);
	const message = await addEvent(context, tx, chat, { code, by, to: null });
	afterCommit(() => announceEvent(context, chat, message));
};

/** Nobody writes to a visitor who was not told of them: the transcript says once that the supervisor has joined. */
export const ensureJoined = (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockChat(tx, chatId);
		if (chat?.status !== "active" || chat.assigned_agent === supervisor.id) return;
		if (await hasJoined(tx, chatId, supervisor.id)) return;
		await tellOfSupervisor(context, work, chat, supervisor, "supervisor_joined");
		await noteHelpAnswered(tx, chat, supervisor);
		await tellChanged(context, work, chatId);
	});

/** A supervisor joins a chat that is another's, to write to its visitor. */
export const joinChat = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can join the chat of a colleague."));
	ensureActive(supervisor, await chatById(context.database.db, chatId));
	await ensureJoined(context, supervisor, chatId);
};

/** A supervisor who had joined goes back to watching. Nothing is said where they had not, or have the chat themselves. */
export const leaveChat = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can leave the chat of a colleague."));
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockActiveChat(tx, supervisor, chatId);
		if (chat.assigned_agent === supervisor.id || !(await hasJoined(tx, chatId, supervisor.id))) return;
		await tellOfSupervisor(context, work, chat, supervisor, "supervisor_left");
		await tellChanged(context, work, chatId);
	});
};
