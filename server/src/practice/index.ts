import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { practiceChannel } from "./practice-channel.ts";
import { practiceRoutes } from "./routes.ts";
import { deleteOldPractice } from "./session/delete-old-practice.ts";
import { endStalePractice } from "./session/end-stale-practice.ts";

export { erasePersonalData, exportPersonalData } from "./personal-data.ts";

export const practice = async (calls: Calls<MemberRow>, channels: Channels, platform: Platform) => {
	practiceRoutes(calls, platform);
	channels.add(practiceChannel(platform));
	await platform.jobs.everyNight("forget-old-practice", () => deleteOldPractice(platform));
	return {
		/** Ends what somebody can go on with no more who was locked out, and tells who practised with them. */
		endStalePractice: () => endStalePractice(platform),
	};
};
