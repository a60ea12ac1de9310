import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchMedia } from "./errors.ts";
import { fileOf } from "./media-urls.ts";
import { mediaById } from "./queries.ts";

/** Whether what shows it can be seen by this reader. */
export type MaySee = (db: Db, reader: MemberRow, mediaId: string) => Promise<boolean>;

const endings: Readonly<Record<string, string>> = {
	"image/jpeg": "jpg",
	"image/webp": "webp",
	"video/mp4": "mp4",
	"video/webm": "webm",
};
export const nameOfFile = ({ id, mime }: { id: string; mime: string }) => `${id}.${endings[mime] ?? "bin"}`;

/** A picture or a video for who may see it. What they may not see is not there for them. */
export const readMediaOf = async (
	{ database: { db }, mediaStore, log }: Platform,
	reader: MemberRow,
	mediaId: string,
	{ small, maySee }: { small: boolean; maySee: MaySee },
) => {
	const row = await mediaById(db, mediaId);
	if (!row || (small && row.small_size === 0)) throw noSuchMedia();
	if (row.owner_id !== reader.id && !(await maySee(db, reader, mediaId))) throw noSuchMedia();
	const file = fileOf(mediaId, small);
	const mime = small ? "image/webp" : row.mime;
	return {
		name: nameOfFile({ id: file, mime }),
		type: mime,
		size: small ? row.small_size : row.size,
		tag: file,
		open: async (range?: { first: number; last: number }) => {
			const bytes = await mediaStore.get(file, range);
			if (!bytes) log.error({ media: file }, "a picture or video is not in the store");
			return bytes;
		},
	};
};
