import { type ChatSettings, chatSettings } from "@warmline/contract/chats/settings-calls";
import type { Db } from "../../platform/db/database.ts";
import { bell } from "../../platform/realtime/bell.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { readSettings } from "./settings-queries.ts";

/** How the society runs its chat, at hand for every act. Read once; a change is stored before it is in force. */
export type Settings = {
	readonly current: ChatSettings;
	/** Reads them again: a change may not have been heard. */
	readAgain(): Promise<void>;
};

/** Rung when a change is stored. */
export const settingsInForce = bell("settings_in_force", chatSettings);

export const loadSettings = async (db: Db, hub: Hub): Promise<Settings> => {
	let current = await readSettings(db);
	hub.answer(settingsInForce, (settings) => {
		current = settings;
	});
	return {
		get current() {
			return current;
		},
		readAgain: async () => {
			current = await readSettings(db);
		},
	};
};
