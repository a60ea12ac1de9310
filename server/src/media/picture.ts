import sharp from "sharp";
import { filesInProgress, HttpError, notReady } from "../platform/errors.ts";
import { FairQueue } from "../platform/rate-limit/fair-queue.ts";
import { damagedMedia, tooManyPixels } from "./errors.ts";

/** A photo of the largest cameras in telephones. A file of a few kilobytes may say it has ten thousand times as many. */
const mostMillions = 50;
/** In all pictures of an animation together; of a longer one the first picture stays. */
const mostAnimated = 25_000_000;
/** Twenty seconds of a smooth animation. Tiny ones cost by the number of their pictures: 200,000 take half a minute. */
const mostFrames = 600;
/** Bytes an animation may have when it is written anew. */
const mostAnimatedBytes = 5_000_000;
const largestSide = 2048;
const smallSide = 640;
/** Not all that reads a picture can be interrupted: the limits above bound the rest. */
const patience = { seconds: 10 };

// Whatever a file claims to be, only these are read: no drawings with scripts, no documents.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.concurrency(1);
sharp.cache(false);

/** Each is up to 5 MB in memory; a page sends one at a time. */
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 4 }, filesInProgress);

export type Picture = {
	readonly mime: "image/jpeg" | "image/webp";
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
	readonly small: Buffer;
};

const read = (bytes: Buffer, pages = 1) =>
	sharp(bytes, { failOn: "error", limitInputPixels: mostMillions * 1_000_000, pages, sequentialRead: true });

const within = (side: number) => ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const;

const animated = async (bytes: Buffer) => {
	const { data, info } = await read(bytes, -1)
		.resize(within(largestSide))
		.webp({ quality: 75, effort: 2 })
		.timeout(patience)
		.toBuffer({ resolveWithObject: true });
	return { mime: "image/webp", bytes: data, width: info.width, height: info.pageHeight ?? info.height } as const;
};

const still = async (bytes: Buffer, mime: Picture["mime"]) => {
	const upright = read(bytes).autoOrient().resize(within(largestSide)).toColourspace("srgb").timeout(patience);
	const written = mime === "image/jpeg" ? upright.jpeg({ quality: 84 }) : upright.webp({ quality: 86 });
	const { data, info } = await written.toBuffer({ resolveWithObject: true });
	return { mime, bytes: data, width: info.width, height: info.height } as const;
};

const anew = async (bytes: Buffer): Promise<Picture> => {
	// Its head only, so that one that claims too much is told why.
	const { width, height, pages = 1, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
	if (width * height > mostMillions * 1_000_000) throw tooManyPixels(mostMillions);
	const moves =
		pages > 1 && pages <= mostFrames && width * height * pages <= mostAnimated ? await animated(bytes) : undefined;
	const large =
		moves && moves.bytes.length <= mostAnimatedBytes
			? moves
			: await still(bytes, format === "jpeg" ? "image/jpeg" : "image/webp");
	const small = await read(large.bytes).resize(within(smallSide)).webp({ quality: 78 }).timeout(patience).toBuffer();
	return { ...large, small };
};

/** A picture written anew: upright, not too large, and with nothing in it that says where, when or by what it was taken. */
export const pictureAnew = (bytes: Buffer, memberId: string): Promise<Picture> =>
	queue.run(memberId, async () => {
		try {
			return await anew(bytes);
		} catch (error) {
			// Not "damaged": a machine that is too busy says nothing about the file.
			if (error instanceof Error && error.message.startsWith("timeout:")) throw notReady();
			throw error instanceof HttpError ? error : damagedMedia();
		}
	});
