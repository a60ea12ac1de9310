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
} from "./delete-media.ts";
import { deleteUnusedMedia } from "./delete-unused-media.ts";
import { type MediaPorts, mediaRoutes } from "./routes.ts";

export { dropMedia } from "./delete-media.ts";
export type { MediaInPosts } from "./media-in-use.ts";
export { mediaReceiver } from "./media-upload.ts";
export { mediaIdInUrl, mediaUrl } from "./media-urls.ts";
export { ownMedia } from "./own/own-media.ts";
export { erasePersonalData, exportPersonalData, filesOf } from "./personal-data.ts";
export { type MediaRow, mediaByIds } from "./queries.ts";

/** Pictures and videos of members. Who else may see one, and whether anything shows it, is known by who shows it. */
export const media = async (calls: Calls<MemberRow>, platform: Platform, ports: MediaPorts) => {
	const { jobs } = platform;
	mediaRoutes(calls, platform, ports);
	await jobs.handle(removeFilesJob, ({ ids }: RemoveFilesJob) => removeFiles(platform, ids));
	await jobs.handle(removeLostJob, ({ id }: RemoveLostJob) => removeLost(platform, id));
	await jobs.everyNight("forget-unnamed-media", () => deleteUnusedMedia(platform, ports.mediaInPosts));
};
