import type { Platform } from "../platform/platform.ts";
import { onlineIds } from "../platform/realtime/presence.ts";
import { preferencesOfMany } from "../preferences/index.ts";
import { membersHere, tellMembersHere } from "./topics.ts";

/** Those of `ids` who let others see that they are there. */
const visibleAmong = async ({ database: { db } }: Platform, ids: readonly string[]): Promise<string[]> => {
	const wishes = await preferencesOfMany(db, ids);
	return ids.filter((id) => wishes.get(id)?.show_online !== false);
};

/**
 * Tells everybody who is connected here that somebody has come on line or gone since the last time. Neither who nor how
 * many: a count would tell who is kept apart from somebody that they are there.
 */
export const onlineTeller = (platform: Platform) => {
	let last = "";
	const moved = new Set<string>();
	return {
		moved: (memberId: string) => void moved.add(memberId),
		tell: async () => {
			const ids = onlineIds(platform.hub);
			// Whoever came and went meanwhile, or went and came, may have been read by somebody in between.
			const between = [...moved];
			moved.clear();
			const visible = new Set(await visibleAmong(platform, [...new Set([...ids, ...between])]));
			const now = ids
				.filter((id) => visible.has(id))
				.sort()
				.join();
			if (now === last && !between.some((id) => visible.has(id))) return;
			last = now;
			tellMembersHere(platform.hub, membersHere(platform.hub), { action: "online" });
		},
	};
};
