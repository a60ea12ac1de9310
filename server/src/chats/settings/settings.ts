import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import * as z from "zod/mini";
import type { Db } from "../../platform/db/database.ts";
import { pubSubChannel } from "../../platform/realtime/pubsub.ts";
import { type FirstSettings, readSettings } from "./settings-queries.ts";

/** How the organisation runs its chat, at hand for every act. A change is stored before it is in force. */
export type Settings = {
	readonly current: ChatSettings;
	/** As they are stored by now. */
	reload(): Promise<void>;
};

/** Rung when a change is stored. It does not say which: two of them could cross on their way. */
export const settingsChanged = pubSubChannel("settings_changed", z.null());

/** Nobody is alone with a visitor, and nobody sees who they are, before a director decides so. */
const careful: FirstSettings = { door: "shifts", caller_details: "masked" };
/** For who looks at the product before there is a rota. */
const quick: FirstSettings = { door: "always", caller_details: "full" };

/** `isOpenAtOnce`: a new installation waits for no director to open it. */
export const loadSettings = async (db: Db, isOpenAtOnce: boolean): Promise<Settings> => {
	const first = isOpenAtOnce ? quick : careful;
	let current = await readSettings(db, first);
	let last = Promise.resolve();
	return {
		get current() {
			return current;
		},
		// One after the other: what was read earlier never takes the place of what was read later.
		reload: () => {
			const read = last.then(async () => {
				current = await readSettings(db, first);
			});
			last = read.catch(() => undefined);
			return read;
		},
	};
};
