import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import type { Db } from "../../platform/db/database.ts";
import { chat_settings } from "../tables.ts";

type Row = typeof chat_settings.$inferSelect;

const toSettings = ({ id: _, ...settings }: Row): ChatSettings => settings;

const only = ([row]: Row[]): ChatSettings => {
	if (!row) throw new Error("the chat has no settings");
	return toSettings(row);
};

/** With what a chat begins. */
export type FirstSettings = Pick<ChatSettings, "door" | "caller_details">;

/** The one row there is; made when it is asked for the first time. */
export const readSettings = async (db: Db, first: FirstSettings): Promise<ChatSettings> => {
	const made = await db
		.insert(chat_settings)
		.values({ id: 1, ...first })
		.onConflictDoNothing()
		.returning();
	return only(made.length > 0 ? made : await db.select().from(chat_settings));
};

/** Two directors who change something take turns. */
export const lockChatSettings = async (db: Db): Promise<ChatSettings> =>
	only(await db.select().from(chat_settings).for("no key update"));

export const writeSettings = async (db: Db, settings: ChatSettings): Promise<ChatSettings> =>
	only(await db.update(chat_settings).set(settings).returning());
