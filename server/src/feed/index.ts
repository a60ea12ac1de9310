import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { startAnnouncing } from "./announce.ts";
import type { FeedPorts } from "./ports.ts";
import { postRoutes } from "./routes.ts";
import { socialRoutes } from "./social-routes.ts";

export { maySeePostMedia, mediaInPosts } from "./media-queries.ts";
export { hide } from "./moderation/hide.ts";
export { remove } from "./moderation/remove.ts";
export { reportable } from "./moderation/reportable.ts";
export { showAgain } from "./moderation/show-again.ts";
export { noticeShown } from "./notice-queries.ts";
export { erasePersonalData, exportPersonalData } from "./personal-data.ts";

export const feed = (calls: Calls<MemberRow>, platform: Platform, ports: FeedPorts) => {
	const { stop } = startAnnouncing(platform);
	postRoutes(calls, platform, ports);
	socialRoutes(calls, platform, ports);
	return { stop };
};
