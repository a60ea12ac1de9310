import type { AvailableListener } from "@warmline/contract/accounts/calls";
import { openChatsLimit } from "@warmline/contract/chats/chat";
import { type MemberRow, nameOf, onlineIds, setAway } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import { supervisors, visitorOf } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { openChatsOf, presentAgents, waitingIds } from "./queries.ts";

/** Connected, not away, and below the limit of simultaneous chats. */
export const availableListeners = async ({ hub, database }: Platform): Promise<AvailableListener[]> => {
	const ids = onlineIds(hub);
	if (ids.length === 0) return [];
	const present = await presentAgents(database.db, ids);
	return present
		.filter(({ open_chats }) => open_chats < openChatsLimit)
		.map((agent) => ({ id: agent.id, username: agent.username, name: nameOf(agent), open_chats: agent.open_chats }));
};

export const tellListeners = async (platform: Platform) => {
	if (!platform.hub.isHeard(supervisors)) return;
	platform.hub.tell([supervisors], { action: "listeners", results: await availableListeners(platform) });
};

export const tellQueue = async ({ hub, database }: Platform) => {
	const waiting = await waitingIds(database.db);
	for (const [ahead, id] of waiting.entries()) hub.tell([visitorOf(id)], { action: "queue", ahead });
};

/** What the agent himself is told of it. */
export const ownAvailability = async ({ database }: Platform, member: MemberRow, available: boolean) => {
	const open_chats = await openChatsOf(database.db, member.id);
	return { action: "availability", available, open_chats, limit: openChatsLimit } as const;
};

export const setAvailable = async (desk: Desk, member: MemberRow, available: boolean) => {
	await setAway(desk.database.db, member.id, !available);
	desk.announceListeners();
	return ownAvailability(desk, member, available);
};
