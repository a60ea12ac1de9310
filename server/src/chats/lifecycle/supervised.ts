import { t } from "@warmline/contract/i18n";
import type { Db } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";

type Ruled = Pick<ChatContext, "settings" | "roster">;

/**
 * Whether this agent may get a chat now. Where the chat follows the shifts, a supervisor stays until it is stored, and
 * nobody watches over their own chat.
 */
export const mayGetChats = async ({ settings, roster }: Ruled, tx: Db, agentId: string): Promise<boolean> =>
	settings.current.door !== "shifts" || roster.isSupervised(tx, agentId);

export const ensureSupervised = async (context: Ruled, tx: Db, agentId: string) => {
	if (await mayGetChats(context, tx, agentId)) return;
	if ((await context.roster.onDuty()).supervisors.includes(agentId)) {
		throw conflict(
			"no_supervisor",
			t("The only supervisor on duty can’t take chats: no one would be supervising them."),
		);
	}
	throw conflict("no_supervisor", t("No supervisor is on duty right now. New chats wait until one is."));
};
