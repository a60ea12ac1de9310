import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { formerMember } from "@warmline/contract/members/former-member";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { ChatContext } from "../../chat-context.ts";
import { roomOf, roomsHere } from "../../topics.ts";
import { type ListedChat, listedChats } from "../../workspace/list-queries.ts";
import { liveChats, lockForLook } from "../lifecycle-queries.ts";
import { mostAtOnce, reconcileChats } from "./reconcile.ts";

/** For those who have the chat open, and in whose lists it may not be any more. */
const frameOf = ({ id, ...chat }: ListedChat): ToAgentFrame | undefined => {
	if (chat.status === "ended" && chat.ended_by)
		return { action: "chat_ended", chat_id: id, by: chat.ended_by, how: chat.ended_how ?? "ended" };
	if (chat.status === "active" && chat.assigned_agent)
		return {
			action: "chat_assigned",
			chat_id: id,
			agent_id: chat.assigned_agent,
			agent_name: chat.agent_name ?? formerMember,
		};
	return undefined;
};

const tellRooms = async ({ hub, database }: ChatContext, ids: readonly string[]) => {
	for (let at = 0; at < ids.length; at += mostAtOnce) {
		await inTransaction(database.db, async ({ tx }) => {
			const locked = await lockForLook(tx, ids.slice(at, at + mostAtOnce));
			for (const chat of await listedChats(tx, locked)) {
				const frame = frameOf(chat);
				if (frame) hub.publishHere([roomOf(chat.id)], frame);
			}
		});
	}
};

/**
 * Something that another process told was not heard here. What this process itself knows is made right: afterwards all
 * who are connected to it are told to read again.
 */
export const resyncConnection = async (context: ChatContext) => {
	const { hub, database, clock, supervisorAlerts, connections, settings } = context;
	await settings.reload();
	const asOf = clock.now();
	const live = (await liveChats(database.db)).map(({ id }) => id);
	supervisorAlerts.keepOnly(new Set(live), asOf);
	connections.keepOnly(new Set(live), asOf);
	const open = roomsHere(hub);
	await tellRooms(context, open);
	await reconcileChats(context, [...new Set([...open, ...live])]);
};
