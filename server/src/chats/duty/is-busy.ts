import type { Db } from "../../platform/db/database.ts";
import { presentAgents } from "../queries.ts";

/** With a visitor: nothing else should ring there. */
export const isBusy = async (db: Db, memberId: string) => {
	const [agent] = await presentAgents(db, [memberId]);
	return agent !== undefined && agent.open_chats > 0;
};
