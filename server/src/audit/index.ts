import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { convertOldDetails, followOldServers } from "./convert-old-details.ts";
import { auditRoutes } from "./routes.ts";

export { forgetParams } from "./convert-old-details.ts";
export {
	forgetNamesOf as erasePersonalData,
	forgetParamsOfChats,
	isNothingRecorded,
	linesAbout as exportPersonalData,
} from "./queries.ts";
export { record, recordOnce } from "./record.ts";

export const audit = async (calls: Calls<MemberRow>, platform: Platform): Promise<void> => {
	await convertOldDetails(platform);
	await platform.jobs.everyNight("convert-old-audit-details", () => followOldServers(platform));
	auditRoutes(calls, platform);
};
