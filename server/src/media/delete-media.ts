import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { fileOf } from "./media-urls.ts";
import { deleteMedia, mediaById } from "./queries.ts";

export const removeFilesJob = "remove-media-files";
export type RemoveFilesJob = { ids: string[] };

/** For an upload that is broken off between its bytes and its row: nobody would know of the bytes. */
export const removeLostJob = "remove-lost-media-files";
export type RemoveLostJob = { id: string };
/** By then every upload has come to its end. */
const lostAfterSeconds = 2 * 3600;

export const scheduleLostMediaCheck = ({ jobs }: Pick<Platform, "jobs">, id: string): Promise<void> =>
	jobs.promiseLater<RemoveLostJob>(removeLostJob, { id }, lostAfterSeconds);

/** Takes them out: the rows with the transaction, and then, whatever happens, what lies in the store. */
export const deleteAllMedia = async (
	{ jobs }: Pick<Platform, "jobs">,
	tx: Db,
	ids: readonly string[],
): Promise<void> => {
	if (ids.length === 0) return;
	await deleteMedia(tx, ids);
	await jobs.promise<RemoveFilesJob>(removeFilesJob, { ids: [...ids] }, tx);
};

export const dropMedia = (platform: Pick<Platform, "jobs">, tx: Db, id: string) => deleteAllMedia(platform, tx, [id]);

export const removeFiles = async ({ mediaStore }: Pick<Platform, "mediaStore">, ids: readonly string[]) => {
	for (const id of ids) {
		await mediaStore.remove(fileOf(id));
		await mediaStore.remove(fileOf(id, true));
	}
};

export const removeLost = async (platform: Pick<Platform, "database" | "mediaStore">, id: string): Promise<void> => {
	if (!(await mediaById(platform.database.db, id))) await removeFiles(platform, [id]);
};
