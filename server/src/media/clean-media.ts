import type { MediaType } from "@warmline/contract/media/calls";
import type { MediaKind } from "./media-kind.ts";
import { pictureAnew } from "./picture.ts";
import { cleanVideo } from "./video/clean-video.ts";

export type CleanMedia = {
	readonly type: MediaType;
	readonly mime: string;
	readonly bytes: Buffer;
	readonly width: number | null;
	readonly height: number | null;
	/** The same picture, small; of a video there is none. */
	readonly small?: Buffer;
};

/** What is kept of a file: it shows what it showed, and says nothing of where and when it was taken. */
export const cleanMedia = async (kind: MediaKind, bytes: Buffer, memberId: string): Promise<CleanMedia> => {
	switch (kind) {
		case "picture":
			return { type: "image", ...(await pictureAnew(bytes, memberId)) };
		case "mp4":
		case "webm":
			return { type: "video", ...(await cleanVideo(kind, bytes, memberId)) };
	}
};
