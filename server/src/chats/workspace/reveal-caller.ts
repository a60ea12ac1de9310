import type { Caller } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { mayRead } from "../policy.ts";
import { chatById } from "../queries.ts";
import { toCaller } from "../serializers.ts";

/** A supervisor sees a visitor's details in full. It is written down before they leave. */
export const reveal = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<Caller> => {
	const { database, clock } = context;
	const chat = await chatById(database.db, chatId);
	if (!chat || !mayRead(supervisor, chat)) throw notFound(t("No such chat."));
	await record(database.db, clock, { act: "reveal_caller", member: supervisor, chat_id: chatId });
	return toCaller(context, chat);
};
