import type { Platform } from "../platform/platform.ts";
import { onlineIds } from "../platform/realtime/presence.ts";
import { addAll, throttledBatch } from "../platform/throttle-batch.ts";
import { preferencesOfMany } from "../preferences/index.ts";
import { membersHere, tellMembersHere } from "./topics.ts";

/** Milliseconds between two frames that tell who is on line. */
const pause = 1000;

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
	return throttledBatch({
		none: () => new Set<string>(),
		join: addAll,
		// Whoever came and went meanwhile, or went and came, may have been read by somebody in between.
		run: async (moved) => {
			const ids = onlineIds(platform.hub);
			const visible = new Set(await visibleAmong(platform, [...new Set([...ids, ...moved])]));
			const now = ids
				.filter((id) => visible.has(id))
				.sort()
				.join();
			if (now === last && ![...moved].some((id) => visible.has(id))) return;
			last = now;
			tellMembersHere(platform.hub, membersHere(platform.hub), { action: "online" });
		},
		pause,
		retryAfter: pause,
		failed: (error) => platform.log.warn({ err: error }, "members were not told who is on line"),
	});
};
