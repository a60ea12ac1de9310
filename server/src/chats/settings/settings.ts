import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import type { Db } from "../../platform/db/database.ts";
import { readSettings } from "./settings-queries.ts";

/** How the society runs its chat, at hand for every act. Read once; a change is stored before it is in force. */
export type Settings = {
	readonly current: ChatSettings;
	/** To be called when it is stored. */
	inForce(settings: ChatSettings): void;
};

export const loadSettings = async (db: Db): Promise<Settings> => {
	let current = await readSettings(db);
	return {
		get current() {
			return current;
		},
		inForce: (settings) => {
			current = settings;
		},
	};
};
