import type { MemberRow } from "../../../accounts/index.ts";
import { minutesAfter } from "../../../platform/clock.ts";
import type { Connection } from "../../../platform/realtime/connection.ts";
import { offerOf } from "../../announce.ts";
import type { ChatContext } from "../../chat-context.ts";
import { messagesByPeople } from "../../messages/event-queries.ts";
import { wrapUpDue } from "../announce-lifecycle.ts";
import { activeIdsOf, endsNotWrappedUp, offersTo } from "../lifecycle-queries.ts";

/** Tells the visitor that their listener is connected again, if they were told otherwise. */
export const agentReconnected = (context: ChatContext, chatId: string) => {
	context.supervisorAlerts.stop(chatId, ["agent_gone"]);
	context.connections.tellAgentBack(chatId);
};

/** After so many minutes an agent is not asked for a wrap-up any more; they can still write it. */
const minutesAsked = 5;

/** Asks for the wrap-up of chats that ended meanwhile. A page that has asked already does not ask again. */
export const askAgain = async ({ database, clock }: ChatContext, connection: Connection, memberId: string) => {
	for (const chat of await endsNotWrappedUp(database.db, memberId, minutesAfter(clock.now(), -minutesAsked))) {
		const { ended_at: at, ended_by: by, ended_how } = chat;
		if (!at || !by) continue;
		const messages = await messagesByPeople(database.db, chat.id);
		connection.send({ ...wrapUpDue({ ...chat, messages }, { by, how: ended_how ?? "ended", at }), again: true });
	}
};

/** An agent has (re)connected: tells their visitors, and sends what is pending to the agent. */
export const agentCameBack = async (context: ChatContext, connection: Connection, agent: MemberRow): Promise<void> => {
	const { database, connections, supervisorAlerts } = context;
	if (connections.isAnyToldGone()) {
		for (const chatId of await activeIdsOf(database.db, agent.id)) agentReconnected(context, chatId);
	}
	for (const ring of supervisorAlerts.heardOn(connection.topics)) connection.send(ring);
	for (const chat of await offersTo(database.db, agent.id)) {
		connection.send({ action: "transfer_offered", ...offerOf(chat) });
	}
	await askAgain(context, connection, agent.id);
};
