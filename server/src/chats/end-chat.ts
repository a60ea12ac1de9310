import type { Sender } from "@warmline/contract/chats/chat";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { conflict, forbidden, notFound } from "../platform/refusals.ts";
import { announceEnded } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { mayEnd, mayRead } from "./policy.ts";
import { type ChatRow, lockedChat, markEnded } from "./queries.ts";

const end = (desk: Desk, chatId: string, by: Sender, ensure: (chat: ChatRow) => void) =>
	inTransaction(desk.database.db, async (tx: Db, afterCommit) => {
		const chat = await lockedChat(tx, chatId);
		if (!chat) throw notFound("There is no such chat.");
		ensure(chat);
		if (!(await markEnded(tx, chatId, by, desk.clock.now()))) throw conflict("chat_ended", "This chat has ended.");
		afterCommit(() => {
			announceEnded(desk.hub, chat, by);
			desk.announceListeners();
			if (chat.status === "waiting") desk.announceQueue();
		});
	});

export const endByVisitor = (desk: Desk, chatId: string) => end(desk, chatId, "user", () => undefined);

export const endByAgent = (desk: Desk, agent: MemberRow, chatId: string) =>
	end(desk, chatId, "agent", (chat) => {
		if (!mayRead(agent, chat)) throw notFound("There is no such chat.");
		if (!mayEnd(agent, chat)) throw forbidden("Only the chat's own listener or a supervisor can end it.");
	});
