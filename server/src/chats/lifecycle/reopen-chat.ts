import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import { lockMember, type MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";
import type { ChatContext } from "../chat-context.ts";
import { limitOf } from "../duty/availability.ts";
import { noSuchChat } from "../errors.ts";
import { announceOpeningTo } from "../intake/announce-opening-status.ts";
import { ensureOpen } from "../intake/opening-status.ts";
import { worksInChats } from "../policy.ts";
import { chatById, lockChat, openChatsOf } from "../queries.ts";
import { toChat } from "../serializers.ts";
import { visitorIsHere } from "../topics.ts";
import { listedChat } from "../workspace/list-queries.ts";
import { announceContinued, announceReopened } from "./announce-lifecycle.ts";
import { reopenUntil } from "./end-chat.ts";
import { reopenActive, reopenWaiting } from "./lifecycle-queries.ts";
import { mayGetChats } from "./supervised.ts";

/** There, free, and with room for one more chat. */
const canGoOn = async (context: ChatContext, tx: Db, agent: MemberRow): Promise<boolean> =>
	worksInChats(agent) &&
	isAgentConnected(context.hub, agent.id) &&
	agent.presence === "available" &&
	(await openChatsOf(tx, agent.id)) < limitOf(context, agent);

/** A visitor takes up a chat that has just ended: with the listener they had, or in front of all who wait. */
export const reopenChat = async (
	context: ChatContext,
	chatId: string,
	address: string,
): Promise<"waiting" | "active"> => {
	const { database, clock, hub } = context;
	const before = await chatById(database.db, chatId);
	if (before?.status === "ended") {
		await context.blocks.ensureNotBlocked(address, chatId);
		await ensureOpen(context);
	}
	return inTransaction(database.db, async ({ tx, afterCommit }) => {
		const chat = await lockChat(tx, chatId);
		if (!chat) throw noSuchChat();
		// Pressed twice, or on two pages.
		if (chat.status !== "ended") return chat.status;
		const now = clock.now();
		if (!chat.ended_at || now > reopenUntil(chat.ended_at)) {
			throw conflict("too_late", t("This chat ended too long ago to be reopened. You’re welcome to start a new one."));
		}
		// The chat's row first and the agent's after it, as by whoever takes a chat.
		const agent = chat.assigned_agent ? await lockMember(tx, chat.assigned_agent) : undefined;
		const isTheirs =
			agent !== undefined && (await canGoOn(context, tx, agent)) && (await mayGetChats(context, tx, agent.id));
		await (isTheirs ? reopenActive(tx, chatId, now) : reopenWaiting(tx, chatId, now));
		const reopened = await listedChat(tx, chatId);
		if (!reopened) throw noSuchChat();
		afterCommit(() => {
			const shown = toChat(context, reopened, visitorIsHere(hub, chatId));
			const { assigned_agent: id, agent_name } = reopened;
			if (id) announceContinued(context, shown, { id, name: agent_name ?? formerMember });
			else {
				announceReopened(context, shown);
				announceOpeningTo(context, chatId);
			}
			context.announceListeners();
			context.announceQueue();
		});
		return isTheirs ? "active" : "waiting";
	});
};
