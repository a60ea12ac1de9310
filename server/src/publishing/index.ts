import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { EmailSample } from "../platform/mail/email-sample.ts";
import type { Platform } from "../platform/platform.ts";
import { openContentState } from "./content-state.ts";
import { publishingRoutes } from "./routes.ts";

export { loadPublishedContent, publishedContent } from "./content-state.ts";
export { exportPersonalData } from "./personal-data.ts";
export { publishFiles } from "./publish-content.ts";

/** `emails`: every email of the other features, which a director words. */
export const publishing = async (calls: Calls<MemberRow>, platform: Platform, emails: readonly EmailSample[]) => {
	const state = await openContentState(platform);
	publishingRoutes(calls, platform, state, emails);
	return {
		/** This process hears from now on what others publish, and looks once for what it has not heard before. */
		joined: () => state.follow(),
		stop: () => state.stop(),
	};
};
