import type { Message } from "@warmline/contract/chats/message";
import { v7 } from "uuid";
import type { Db } from "../../platform/db/database.ts";
import { noteLock } from "../../platform/db/transaction.ts";
import type { ChatContext } from "../chat-context.ts";
import { encryptMessage, keyOf } from "../message-encryption.ts";
import type { ChatRow } from "../queries.ts";
import { toMessage } from "../serializers.ts";
import { nextSeq } from "./event-queries.ts";
import { insertMessage } from "./message-queries.ts";
import type { StoredEvent } from "./stored-event.ts";

/**
 * Stores an event as the next message of the chat, with the act that it tells of: the caller has the chat's row locked,
 * and publishes the message after the commit.
 */
export const addEvent = async (
	{ sealer, clock }: Pick<ChatContext, "sealer" | "clock">,
	tx: Db,
	chat: Pick<ChatRow, "id" | "key">,
	event: StoredEvent,
): Promise<Message> => {
	const [id, key] = [v7(), keyOf(chat)];
	const seq = await nextSeq(tx, chat.id);
	noteLock(tx, chat.id, seq);
	const row = {
		id,
		chat_id: chat.id,
		seq,
		// The text is made from the event, where it is read.
		body: encryptMessage(sealer, key, id, ""),
		kind: "notice" as const,
		sender: "system" as const,
		sender_id: event.by?.id ?? null,
		sender_name: "System",
		client_id: null,
		event,
		card: null,
		created_at: clock.now(),
	};
	await insertMessage(tx, row);
	return toMessage({ sealer }, { ...row, key });
};
