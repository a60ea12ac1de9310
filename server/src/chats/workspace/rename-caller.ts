import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { lockReadableChat, tellChanged } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { renameCaller } from "../queries.ts";

/** Agents give a visitor a name to tell them from others. */
export const rename = (context: ChatContext, agent: MemberRow, chatId: string, name: string) =>
	inTransaction(context.database.db, async (work) => {
		await lockReadableChat(work.tx, agent, chatId);
		await renameCaller(work.tx, chatId, name);
		await tellChanged(context, work, chatId);
		return { chat_id: chatId, name };
	});
