import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import { isAgentConnected, memberTopic } from "../../platform/realtime/presence.ts";
import { agentOf, lockActiveChat, tellChanged } from "../active-chat.ts";
import { announceCoaching } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { encryptMessage, keyOf } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { toCoaching } from "./announce-coaching.ts";
import { noteHelpAnswered } from "./request-help.ts";
import { insertCoaching, noteAuthorsOf } from "./supervision-queries.ts";

/**
 * A private note that the visitor never sees: by a supervisor to the chat's listener, or by the listener in answer, once
 * they have asked for help or a supervisor has written. It is kept until the chat ends.
 */
export const coachListener = async (
	context: ChatContext,
	author: MemberRow,
	chatId: string,
	message: string,
): Promise<void> => {
	await inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		// Locked: what is stored after the end would not go with it.
		const chat = await lockActiveChat(tx, author, chatId);
		const agent = agentOf(chat);
		const answers = agent?.id === author.id;
		if (!answers && !supervises(author))
			throw forbidden(t("Only a supervisor can write a private note to the listener."));
		if (!agent || (!answers && !isAgentConnected(context.hub, agent.id))) {
			throw conflict(
				"not_available",
				agent
					? t("{name} is not connected right now.", { name: agent.name })
					: t("The listener is not connected right now."),
			);
		}
		const authors = await noteAuthorsOf(tx, chatId, agent.id);
		if (answers && chat.hand_reason === null && authors.length === 0)
			throw supervises(author)
				? conflict("own_chat", t("This is your own chat."))
				: forbidden(t("Only a supervisor can write a private note to the listener."));
		const id = v7();
		const note = { id, chat_id: chatId, agent_id: agent.id, sender_id: author.id, sender_name: nameOf(author) };
		const sealed = encryptMessage(context.sealer, keyOf(chat), id, message);
		const coaching = { ...note, message: sealed, created_at: context.clock.now() };
		await insertCoaching(tx, coaching);
		if (!answers && (await noteHelpAnswered(tx, chat, author))) await tellChanged(context, work, chatId);
		const readers = answers ? authors.map(memberTopic) : [];
		afterCommit(() =>
			announceCoaching(context, agent.id, readers, { chat_id: chatId, ...toCoaching(coaching, message) }),
		);
	});
};
