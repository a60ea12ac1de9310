import { type MemberRow, nameOf } from "../accounts/index.ts";
import { conflict, forbidden } from "../platform/refusals.ts";
import { giveChat, type Owner } from "./accept-chat.ts";
import { availableListeners } from "./availability.ts";
import type { Desk } from "./desk.ts";
import { supervises } from "./policy.ts";
import { agentById } from "./queries.ts";

/** A supervisor gives a waiting chat to somebody who is available. */
export const assignChat = async (
	desk: Desk,
	supervisor: MemberRow,
	chatId: string,
	listenerId: string,
): Promise<Owner> => {
	if (!supervises(supervisor)) throw forbidden("Only a supervisor can assign chats.");
	const available = await availableListeners(desk);
	const listener = await agentById(desk.database.db, listenerId);
	const name = listener ? nameOf(listener) : "This listener";
	if (!listener || !available.some(({ id }) => id === listenerId)) {
		throw conflict("not_available", `${name} is not available right now.`);
	}
	const owner = await giveChat(desk, listener, chatId, `${name} has no room for another chat.`);
	if (owner.id !== listenerId) throw conflict("already_assigned", `This chat is with ${owner.name}.`);
	return owner;
};
