import { type Ending, reopenMinutes, type Sender } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import type { MemberRow } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import { announceEnded, announceOfferClosed } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { chatEnded, noSuchChat } from "../errors.ts";
import { messagesByPeople } from "../messages/event-queries.ts";
import { mayEnd, mayRead } from "../policy.ts";
import { type ChatRow, lockChat, markEnded } from "../queries.ts";
import { deleteCoachingOf } from "../supervision/supervision-queries.ts";
import { announceWrapUp } from "./announce-lifecycle.ts";

/** Until when a visitor can reopen their chat. */
export const reopenUntil = (endedAt: Date) => minutesAfter(endedAt, reopenMinutes);

/** What its visitor is told of a chat that has ended. */
export const endedFor = ({ ended_at, ended_by, ended_how }: ChatRow) =>
	ended_at && ended_by
		? { by: ended_by, how: ended_how ?? ("ended" as const), reopen_until: reopenUntil(ended_at).toISOString() }
		: null;

const nameOfSide = (chat: ChatRow, by: Sender) =>
	({ user: chat.name, agent: chat.agent_name ?? formerMember, system: "System" })[by];

/** False when the chat had ended before, or is not to end after all. */
const end = (context: ChatContext, chatId: string, by: Sender, how: Ending, isToEnd: (chat: ChatRow) => boolean) =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const chat = await lockChat(tx, chatId);
		if (!chat) throw noSuchChat();
		if (!isToEnd(chat)) return false;
		const now = context.clock.now();
		if (!(await markEnded(tx, chatId, by, how, now))) return false;
		await deleteCoachingOf(tx, chatId);
		const messages = chat.status === "active" ? await messagesByPeople(tx, chatId) : 0;
		afterCommit(() => {
			context.measured.ended.inc({ how });
			context.supervisorAlerts.stop(chatId);
			announceOfferClosed(context, chat, "withdrawn", nameOfSide(chat, by));
			announceEnded(context, chat, { by, how, reopen_until: reopenUntil(now) });
			if (chat.status === "active") announceWrapUp(context, { ...chat, messages }, { by, how, at: now });
			context.announceListeners();
			context.announceQueue();
		});
		return true;
	});

const ensureEnded = (hasEnded: boolean) => {
	if (!hasEnded) throw chatEnded();
};

export const endByVisitor = async (context: ChatContext, chatId: string) =>
	ensureEnded(await end(context, chatId, "user", "ended", () => true));

/** The browser has left the page already and receives no answer. */
export const leaveQuickly = (context: ChatContext, chatId: string) =>
	end(context, chatId, "user", "left_quickly", () => true);

export const endByAgent = async (context: ChatContext, agent: MemberRow, chatId: string) =>
	ensureEnded(
		await end(context, chatId, "agent", "ended", (chat) => {
			if (!mayRead(agent, chat)) throw noSuchChat();
			if (!mayEnd(agent, chat)) throw forbidden(t("Only the chat’s listener or a supervisor can end it."));
			return true;
		}),
	);

/** Who still waits when the chat closes. */
export const endClosed = (context: ChatContext, chatId: string) =>
	end(context, chatId, "system", "closed", ({ status }) => status === "waiting");

/** Nobody is there any more, or nobody writes; looked at again while nothing can change. */
export const endIdle = (context: ChatContext, chatId: string, isStillIdle: (chat: ChatRow) => boolean) =>
	end(context, chatId, "system", "idle", (chat) => chat.status !== "ended" && isStillIdle(chat));
