import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { cleanMp4 } from "./mp4.ts";
import { NotAVideo } from "./video.ts";
import { cleanWebm } from "./webm.ts";

const cleans = { mp4: cleanMp4, webm: cleanWebm } as const;

const { kind, bytes } = z.object({ kind: z.enum(["mp4", "webm"]), bytes: z.instanceof(Uint8Array) }).parse(workerData);

const cleaned = () => {
	try {
		return cleans[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	} catch (error) {
		if (error instanceof NotAVideo) return undefined;
		throw error;
	}
};

parentPort?.postMessage(cleaned());
