import { fileTypeFromBuffer } from "file-type";

export type MediaKind = "picture" | "mp4" | "webm";

const kinds: Readonly<Record<string, MediaKind>> = {
	"image/jpeg": "picture",
	"image/png": "picture",
	"image/apng": "picture",
	"image/webp": "picture",
	"image/gif": "picture",
	"image/avif": "picture",
	"video/mp4": "mp4",
	"video/x-m4v": "mp4",
	"video/webm": "webm",
};

/** What the first bytes say it is, whatever it is called; undefined for what is not taken. */
export const mediaKind = async (bytes: Buffer): Promise<MediaKind | undefined> => {
	const mime = (await fileTypeFromBuffer(bytes))?.mime;
	return mime === undefined ? undefined : kinds[mime];
};
