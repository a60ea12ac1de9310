import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { forgetOldReports } from "./forget-old-reports.ts";
import { moderationRoutes } from "./routes.ts";

export { erasePersonalData, exportPersonalData } from "./personal-data.ts";

export const moderation = async (calls: Calls<MemberRow>, platform: Platform) => {
	moderationRoutes(calls, platform);
	await platform.jobs.everyNight("forget-old-reports", () => forgetOldReports(platform));
};
