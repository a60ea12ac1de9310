import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import { isAtDesk, type MemberRow, nameOf } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/refusals.ts";
import { agentOf, lockedActiveChat } from "../active-chat.ts";
import { announceCoaching } from "../announce.ts";
import type { Desk } from "../desk.ts";
import { supervises } from "../policy.ts";
import { keyOf, sealWords } from "../sealed-words.ts";
import { insertCoaching } from "./supervision-queries.ts";
import { toCoaching } from "./tell-coaching.ts";

/** A supervisor says something to the chat's agent that the visitor never sees. It is kept until the chat ends. */
export const coachListener = async (
	desk: Desk,
	supervisor: MemberRow,
	chatId: string,
	message: string,
): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden(say("Only a supervisor can coach."));
	await inTransaction(desk.database.db, async (tx, afterCommit) => {
		// Locked: what is stored after the end would not go with it.
		const chat = await lockedActiveChat(tx, supervisor, chatId);
		const agent = agentOf(chat);
		if (agent?.id === supervisor.id) throw conflict("own_chat", say("This chat is yours: there is nobody to coach."));
		if (!agent || !isAtDesk(desk.hub, agent.id)) {
			throw conflict(
				"not_available",
				agent
					? say("{name} is not connected right now.", { name: agent.name })
					: say("The listener is not connected right now."),
			);
		}
		const id = v7();
		const said = { id, chat_id: chatId, agent_id: agent.id, sender_name: nameOf(supervisor) };
		const sealed = sealWords(desk.sealer, keyOf(chat), id, message);
		const coaching = { ...said, message: sealed, created_at: desk.clock.now() };
		await insertCoaching(tx, coaching);
		afterCommit(() => announceCoaching(desk, agent.id, { chat_id: chatId, ...toCoaching(coaching, message) }));
	});
};
