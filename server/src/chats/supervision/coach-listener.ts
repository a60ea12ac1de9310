import { isOnline, type MemberRow, nameOf } from "../../accounts/index.ts";
import { conflict, forbidden } from "../../platform/refusals.ts";
import { agentOf, ensureActive } from "../active-chat.ts";
import { announceCoaching } from "../announce.ts";
import type { Desk } from "../desk.ts";
import { supervises } from "../policy.ts";
import { chatById } from "../queries.ts";

/** A supervisor says something to the chat's agent that the visitor never sees. It is not kept. */
export const coachListener = async (
	desk: Desk,
	supervisor: MemberRow,
	chatId: string,
	message: string,
): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden("Only a supervisor can coach.");
	const agent = agentOf(ensureActive(supervisor, await chatById(desk.database.db, chatId)));
	if (agent?.id === supervisor.id) throw conflict("own_chat", "This chat is yours: there is nobody to coach.");
	if (!agent || !isOnline(desk.hub, agent.id)) {
		throw conflict("not_available", `${agent?.name ?? "The listener"} is not connected right now.`);
	}
	announceCoaching(desk, agent.id, {
		chat_id: chatId,
		message,
		sender_name: nameOf(supervisor),
		timestamp: desk.clock.now().toISOString(),
	});
};
