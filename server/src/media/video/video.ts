/** A video as it is kept: what is seen and heard is as it was, what else it said is gone. */
export type Video = {
	readonly mime: "video/mp4" | "video/webm";
	readonly bytes: Buffer;
	readonly width: number | null;
	readonly height: number | null;
};

/** The file does not hold to its own form, or is of a kind that is not taken. */
export class NotAVideo extends Error {}
