import { t } from "@warmline/contract/i18n";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { chatEnded, noSuchChat } from "../errors.ts";
import { announceEdited } from "../lifecycle/announce-lifecycle.ts";
import { changeFirstMessage, firstMessage } from "../lifecycle/lifecycle-queries.ts";
import { encryptMessage, keyOf } from "../message-encryption.ts";
import { lockChat } from "../queries.ts";
import { lastOf, toMessage } from "../serializers.ts";
import { listedChat } from "../workspace/list-queries.ts";

/** While nobody has ever taken the chat, its first message can be said better. */
export const editFirstMessage = (context: ChatContext, chatId: string, message: string) =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const chat = await lockChat(tx, chatId);
		if (!chat) throw noSuchChat();
		if (chat.status === "ended") throw chatEnded();
		if (chat.status !== "waiting" || chat.assigned_at !== null) {
			throw conflict("already_taken", t("Someone has already read your message. Please write a new one."));
		}
		const before = await firstMessage(tx, chatId);
		if (!before) throw notFound(t("No such message."));
		const key = keyOf(chat);
		const edited = { ...before, key, body: encryptMessage(context.sealer, key, before.id, message) };
		await changeFirstMessage(tx, chatId, edited.body);
		const listed = await listedChat(tx, chatId);
		if (!listed) throw notFound(t("No such message."));
		afterCommit(() => announceEdited(context, { ...listed, ...lastOf(context, listed) }, toMessage(context, edited)));
	});
