import { onlineIds } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import { preferencesOfMany } from "../preferences/index.ts";
import { membersHere, tellMembersHere } from "./topics.ts";

/** Those who let others see that they are there, in one order. */
const visibleIds = async ({ database: { db }, hub }: Platform): Promise<string[]> => {
	const ids = onlineIds(hub);
	const wishes = await preferencesOfMany(db, ids);
	return ids.filter((id) => wishes.get(id)?.show_online !== false).sort();
};

/**
 * Tells everybody who is connected here that others are on line now than the last time. Neither who nor how many: a count would tell who is kept
 * apart from somebody that he is there.
 */
export const onlineTeller = (platform: Platform) => {
	let last = "";
	return async () => {
		const ids = await visibleIds(platform);
		const now = ids.join();
		if (now === last) return;
		last = now;
		tellMembersHere(platform.hub, membersHere(platform.hub), { action: "online" });
	};
};
