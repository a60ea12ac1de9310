import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notFound } from "../../platform/errors.ts";
import { announceUpdate } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { mayRead } from "../policy.ts";
import { lockChat, renameCaller } from "../queries.ts";
import { lastOf } from "../serializers.ts";
import { listedChat } from "./list-queries.ts";

/** Agents give a visitor a name to tell them from others. */
export const rename = (context: ChatContext, agent: MemberRow, chatId: string, name: string) =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const chat = await lockChat(tx, chatId);
		if (!chat || !mayRead(agent, chat)) throw notFound(t("No such chat."));
		await renameCaller(tx, chatId, name);
		const renamed = await listedChat(tx, chatId);
		afterCommit(() => {
			if (renamed) announceUpdate(context, { ...renamed, ...lastOf(context, renamed) });
		});
		return { chat_id: chatId, name };
	});
