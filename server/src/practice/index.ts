import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { practiceChannel } from "./practice-channel.ts";
import { practiceRoutes } from "./routes.ts";
import { readScriptCards } from "./script-cards.ts";

export { exportOf } from "./kept-of-member.ts";

export const practice = (calls: Calls<MemberRow>, channels: Channels, platform: Platform) => {
	practiceRoutes(calls, platform, readScriptCards());
	channels.add(practiceChannel(platform));
};
