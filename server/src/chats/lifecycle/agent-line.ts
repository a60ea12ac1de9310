import type { MemberRow } from "../../accounts/index.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { offerOf } from "../announce.ts";
import type { Desk } from "../desk.ts";
import { activeIdsOf, offersTo } from "./lifecycle-queries.ts";

/** The visitor of this chat hears that his listener's line holds again, where he had been told otherwise. */
export const agentIsBack = (desk: Desk, chatId: string) => {
	desk.rings.stop(chatId, ["agent_gone"]);
	desk.lines.tellAgentBack(chatId);
};

/** An agent has a line (again): his visitors see it, and what waits for him is told on it. */
export const agentCameBack = async (desk: Desk, connection: Connection, agent: MemberRow): Promise<void> => {
	const { database, lines, rings } = desk;
	if (lines.isAnyToldGone()) {
		for (const chatId of await activeIdsOf(database.db, agent.id)) agentIsBack(desk, chatId);
	}
	for (const ring of rings.heardOn(connection.topics)) connection.send(ring);
	for (const chat of await offersTo(database.db, agent.id)) {
		connection.send(offerOf(chat));
	}
};
