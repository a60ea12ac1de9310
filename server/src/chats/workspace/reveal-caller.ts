import type { Caller } from "@warmline/contract/chats/chat";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { readableChat } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { toCaller } from "../serializers.ts";

/** A supervisor sees a visitor's details in full. It is recorded before they leave. */
export const reveal = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<Caller> => {
	const { database, clock } = context;
	const chat = await readableChat(database.db, supervisor, chatId);
	await record(database.db, clock, { act: "reveal_caller", member: supervisor, chat_id: chatId });
	return toCaller(context, chat);
};
