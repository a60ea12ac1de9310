import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import { conflict } from "../platform/errors.ts";
import { announceUpdate } from "./announce.ts";
import type { ChatContext } from "./chat-context.ts";
import { chatEnded, noSuchChat } from "./errors.ts";
import { mayRead } from "./policy.ts";
import { type ChatRow, chatById, lockChat } from "./queries.ts";
import { lastOf } from "./serializers.ts";
import { listedChat } from "./workspace/list-queries.ts";

/** Throws `noSuchChat` where it is not there, and to whoever may not read it. */
export const ensureReadable = (agent: MemberRow, chat: ChatRow | undefined): ChatRow => {
	if (!chat || !mayRead(agent, chat)) throw noSuchChat();
	return chat;
};

export const readableChat = async (db: Db, agent: MemberRow, chatId: string): Promise<ChatRow> =>
	ensureReadable(agent, await chatById(db, chatId));

/** The same with its row locked, for an act that changes it. */
export const lockReadableChat = async (tx: Db, agent: MemberRow, chatId: string): Promise<ChatRow> =>
	ensureReadable(agent, await lockChat(tx, chatId));

/** What is done with a chat that somebody has: too early or too late else. */
export const ensureActive = (agent: MemberRow, found: ChatRow | undefined): ChatRow => {
	const chat = ensureReadable(agent, found);
	if (chat.status === "ended") throw chatEnded();
	if (chat.status === "waiting") throw conflict("not_taken", t("Please accept this chat first."));
	return chat;
};

export const lockActiveChat = async (tx: Db, agent: MemberRow, chatId: string): Promise<ChatRow> =>
	ensureActive(agent, await lockChat(tx, chatId));

/** What the row has become is read while it is locked, and told when it is stored. */
export const tellChanged = async (context: ChatContext, { tx, afterCommit }: UnitOfWork, chatId: string) => {
	const row = await listedChat(tx, chatId);
	afterCommit(() => {
		if (row) announceUpdate(context, { ...row, ...lastOf(context, row) });
	});
};

/** Whose the chat is. */
export const agentOf = ({ assigned_agent, agent_name }: Pick<ChatRow, "assigned_agent" | "agent_name">) =>
	assigned_agent === null ? null : { id: assigned_agent, name: agent_name ?? formerMember };
