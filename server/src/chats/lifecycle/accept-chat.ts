import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import { lockMember, type MemberRow, nameOf } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";
import { tellChanged } from "../active-chat.ts";
import { announceAssigned, announceEvent } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { limitOf, notAvailable } from "../duty/availability.ts";
import { chatEnded, noSuchChat } from "../errors.ts";
import { addEvent } from "../messages/add-event.ts";
import { worksInChats } from "../policy.ts";
import { type ChatRow, claimChat, lockChat, openChatsOf } from "../queries.ts";
import { finishAssignment } from "./finish-assignment.ts";
import { ensureSupervised } from "./supervised.ts";

/** Who has the chat now: the agent, or somebody who was quicker. */
export type Owner = { id: string; name: string; isNew: boolean };

/**
 * Two chats that one agent takes at the same moment are counted one after the other. Whoever locks a chat too has
 * locked it before, so that two acts cannot wait for each other.
 */
export const ensureBelowLimit = async (
	context: ChatContext,
	tx: Db,
	agentId: string,
	sentence: (limit: number) => string,
) => {
	const agent = await lockMember(tx, agentId);
	// They may have lost their role since the channel was opened.
	if (!agent || !worksInChats(agent)) throw forbidden();
	const limit = limitOf(context, agent);
	if ((await openChatsOf(tx, agentId)) >= limit) throw conflict("at_limit", sentence(limit));
	return agent;
};

/** For who is given a chat by somebody else: they may have checked out since that one saw them there. */
export const ensureStillAvailable = async (context: ChatContext, tx: Db, listener: MemberRow) => {
	const agent = await ensureBelowLimit(context, tx, listener.id, () =>
		t("{name} is full and can’t take another chat.", { name: nameOf(listener) }),
	);
	if (agent.presence !== "available" || !isAgentConnected(context.hub, listener.id)) throw notAvailable(agent);
};

/** Whoever waits again waits since then. */
const secondsWaited = ({ front, turn_since, created_at }: ChatRow, now: Date) =>
	Math.max(0, now.getTime() - ((front ? turn_since : null) ?? created_at).getTime()) / 1000;

/** Gives a waiting chat to an agent who can take it; otherwise says who has it. */
export const giveChat = async (
	context: ChatContext,
	agent: MemberRow,
	chatId: string,
	ensureCanTake: (tx: Db) => Promise<unknown>,
): Promise<Owner> => {
	const me: Owner = { id: agent.id, name: nameOf(agent), isNew: true };
	const owner: Owner = await inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockChat(tx, chatId);
		if (!chat) throw noSuchChat();
		if (chat.status === "waiting") {
			await ensureCanTake(tx);
			await ensureSupervised(context, tx, agent.id);
		}
		const now = context.clock.now();
		if (await claimChat(tx, chatId, me, now)) {
			// Of the first listener the visitor is told at the head of the chat.
			const joined = chat.front ? await addEvent(context, tx, chat, { code: "joined", by: null, to: me }) : undefined;
			afterCommit(() => {
				context.measured.waited.observe(secondsWaited(chat, now));
				announceAssigned(context, chatId, me);
				if (joined) announceEvent(context, { id: chatId, status: "active", assigned_agent: me.id }, joined);
				context.announceListeners();
				context.announceQueue();
			});
			if (joined) await tellChanged(context, work, chatId);
			return me;
		}
		if (!chat.assigned_agent || chat.status === "ended") throw chatEnded();
		return { id: chat.assigned_agent, name: chat.agent_name ?? formerMember, isNew: false };
	});
	if (owner.isNew) await finishAssignment(context, chatId);
	return owner;
};

export const tooManyForYou = (limit: number) =>
	t("You have {limit} open chats. End one before you take another.", { limit });

/** One agent gets the chat. Whoever is second is told who has it. */
export const acceptChat = (context: ChatContext, agent: MemberRow, chatId: string): Promise<Owner> =>
	giveChat(context, agent, chatId, (tx) => ensureBelowLimit(context, tx, agent.id, tooManyForYou));
