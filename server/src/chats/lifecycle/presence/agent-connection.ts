import type { MemberRow } from "../../../accounts/index.ts";
import { minutesAfter } from "../../../platform/clock.ts";
import type { Connection } from "../../../platform/realtime/connection.ts";
import { offerOf } from "../../announce.ts";
import type { ChatContext } from "../../chat-context.ts";
import { wrapUpDue } from "../announce-lifecycle.ts";
import { activeIdsOf, endsNotWrappedUp, offersTo } from "../lifecycle-queries.ts";

/** The visitor of this chat hears that his listener's line holds again, where he had been told otherwise. */
export const agentReconnected = (context: ChatContext, chatId: string) => {
	context.rings.stop(chatId, ["agent_gone"]);
	context.lines.tellAgentBack(chatId);
};

/** After so many minutes he is not asked about a chat out of the blue; it can still be wrapped up. */
const minutesAsked = 5;

/** His chats that have ended: he may not have heard it. Whom his page has asked already it does not ask again. */
export const askAgain = async ({ database, clock }: ChatContext, connection: Connection, memberId: string) => {
	for (const chat of await endsNotWrappedUp(database.db, memberId, minutesAfter(clock.now(), -minutesAsked))) {
		const { ended_at: at, ended_by: by, ended_how } = chat;
		if (at && by) connection.send({ ...wrapUpDue(chat, { by, how: ended_how ?? "ended", at }), again: true });
	}
};

/** An agent has a line (again): his visitors see it, and what waits for him is told on it. */
export const agentCameBack = async (context: ChatContext, connection: Connection, agent: MemberRow): Promise<void> => {
	const { database, lines, rings } = context;
	if (lines.isAnyToldGone()) {
		for (const chatId of await activeIdsOf(database.db, agent.id)) agentReconnected(context, chatId);
	}
	for (const ring of rings.heardOn(connection.topics)) connection.send(ring);
	for (const chat of await offersTo(database.db, agent.id)) {
		connection.send({ action: "transfer_offered", ...offerOf(chat) });
	}
	await askAgain(context, connection, agent.id);
};
