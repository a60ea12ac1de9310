import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { ProfilePorts } from "./ports.ts";
import { profileRoutes } from "./routes.ts";
import { deletePastSuspensions } from "./suspensions/delete-past-suspensions.ts";

export { clearProfile } from "./clear-profile.ts";
export { ensureMayWrite } from "./ensure-may-write.ts";
export { repeatsWords } from "./errors.ts";
export { followsInSql, tiesOf } from "./follows/follow-queries.ts";
export { namesMatch } from "./lists/list-queries.ts";
export { maySeeAvatar } from "./may-see-avatar.ts";
export { exportPersonalData } from "./personal-data.ts";
export { notKeptApart, notMutedBy } from "./silence/silence-queries.ts";
export { liftSuspension, suspendedUntil, suspendFromCommunity } from "./suspensions/suspension-queries.ts";

export const profiles = async (calls: Calls<MemberRow>, platform: Platform, ports: ProfilePorts) => {
	profileRoutes(calls, platform, ports);
	await platform.jobs.everyNight("forget-past-suspensions", () => deletePastSuspensions(platform));
};
