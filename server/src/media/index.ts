import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import {
	type RemoveFilesJob,
	type RemoveLostJob,
	removeFiles,
	removeFilesJob,
	removeLost,
	removeLostJob,
} from "./drop-media.ts";
import { forgetUnnamedMedia } from "./forget-unnamed-media.ts";
import { type MediaNeeds, mediaRoutes } from "./routes.ts";

export { addressOfMedia, idInAddress } from "./addresses.ts";
export { dropMedia } from "./drop-media.ts";
export { exportOf, filesOf, forgetMember } from "./kept-of-member.ts";
export type { IsNamed } from "./named-media.ts";
export { ownMedia } from "./own-media.ts";
export { type MediaRow, mediaByIds } from "./queries.ts";
export { mediaReceiver } from "./receive-media.ts";

/** Pictures and videos of members. Who else may see one, and whether anything shows it, is known by who shows it. */
export const media = async (calls: Calls<MemberRow>, platform: Platform, needs: MediaNeeds) => {
	const { jobs } = platform;
	mediaRoutes(calls, platform, needs);
	await jobs.handle(removeFilesJob, ({ ids }: RemoveFilesJob) => removeFiles(platform, ids));
	await jobs.handle(removeLostJob, ({ id }: RemoveLostJob) => removeLost(platform, id));
	await jobs.everyNight("forget-unnamed-media", () => forgetUnnamedMedia(platform, needs.isNamed));
};
