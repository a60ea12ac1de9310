import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { AddressMarks } from "./address-mark.ts";
import { forgetOldBlocks } from "./forget-old-blocks.ts";
import { blockRoutes } from "./routes.ts";

export { openAddressMarks } from "./address-mark.ts";
export { blockGuard } from "./block-guard.ts";
export { exportPersonalData } from "./personal-data.ts";

export const blocks = async (calls: Calls<MemberRow>, platform: Platform, markOf: AddressMarks) => {
	blockRoutes(calls, platform, markOf);
	await platform.jobs.everyNight("forget-old-blocks", () => forgetOldBlocks(platform));
};
