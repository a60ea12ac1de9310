import type { ResourceKey } from "@warmline/contract/chats/resource-card";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { dayIn } from "../../platform/days.ts";
import { inTransaction, noteLock } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { society } from "../../platform/society.ts";
import { lockActiveChat, tellChanged } from "../active-chat.ts";
import { announceEvent } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { noSuchChat } from "../errors.ts";
import { encryptCard, encryptMessage, keyOf } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { lockChatRow } from "../queries.ts";
import { toMessage } from "../serializers.ts";
import { ensureJoined } from "../supervision/join-chat.ts";
import { readersOf, roomOf } from "../topics.ts";
import { nextSeq } from "./event-queries.ts";
import { insertMessage } from "./message-queries.ts";
import { cardOf, textOfCard } from "./resource-card.ts";
import { countShare, noteAgentWrote, sentBefore } from "./resource-queries.ts";

/** What is told was looked up here, so a visitor never gets a number that is not published. */
const listed = (asked: ResourceKey) => {
	const card = cardOf(asked);
	if (!card) throw conflict("not_listed", t("This entry isn’t in the list any more. Please reload the page."));
	return card;
};

/**
 * Puts an entry of the list into the chat, as a message of an agent who may write there. Sent again by the same name it
 * is stored once, and counted once.
 */
export const shareResource = async (
	context: ChatContext,
	connection: Connection,
	agent: MemberRow,
	chatId: string,
	{ client_id, ...asked }: ResourceKey & { client_id: string },
): Promise<void> => {
	const { database, sealer, clock } = context;
	const isSupervising = supervises(agent) && connection.topics.includes(roomOf(chatId));
	const isNew = !(await sentBefore(database.db, chatId, agent.id, client_id));
	// Nobody is said to have joined for an entry that cannot be shared.
	if (isNew) listed(asked);
	if (isNew && isSupervising && !connection.topics.includes(readersOf(chatId)))
		await ensureJoined(context, agent, chatId);
	await inTransaction(database.db, async (work) => {
		const { tx, afterCommit } = work;
		await lockChatRow(tx, chatId);
		const known = await sentBefore(tx, chatId, agent.id, client_id);
		if (known) {
			const message = toMessage(context, known);
			return afterCommit(() => connection.send({ action: "new_message", chat_id: chatId, message }));
		}
		const card = listed(asked);
		const chat = await lockActiveChat(tx, agent, chatId);
		if (chat.assigned_agent !== agent.id && !isSupervising) throw noSuchChat();
		const [id, key, now] = [v7(), keyOf(chat), clock.now()];
		const seq = await nextSeq(tx, chatId);
		noteLock(tx, chatId, seq);
		const row = {
			id,
			chat_id: chatId,
			seq,
			body: encryptMessage(sealer, key, id, textOfCard(card, chat.language)),
			kind: "text" as const,
			sender: "agent" as const,
			sender_id: agent.id,
			sender_name: nameOf(agent),
			client_id,
			event: null,
			card: encryptCard(sealer, key, id, card),
			created_at: now,
		};
		await insertMessage(tx, row);
		await noteAgentWrote(tx, chatId, agent.id, now);
		await countShare(tx, `${dayIn(society().clock, now).slice(0, 7)}-01`, card.name);
		const message = toMessage(context, { ...row, key });
		afterCommit(() => announceEvent(context, chat, message));
		await tellChanged(context, work, chatId);
	});
};
