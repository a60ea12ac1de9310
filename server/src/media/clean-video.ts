import { Worker } from "node:worker_threads";
import { inTurn } from "../platform/in-turn.ts";
import { damagedMedia } from "./refusals.ts";
import type { Video } from "./video.ts";

/** Milliseconds; a video that is one takes a tenth of a second. */
const patience = 10_000;
const limits = { maxOldGenerationSizeMb: 256 };

const thread = new URL("./video-thread.ts", import.meta.url);
const one = inTurn();

type Said = (Omit<Video, "bytes"> & { bytes: Uint8Array }) | undefined;

/** In a thread of its own, one at a time: whatever a file makes of the work, the chat does not wait for it. */
export const cleanVideo = (kind: "mp4" | "webm", bytes: Buffer): Promise<Video> =>
	one(async () => {
		const { promise, resolve, reject } = Promise.withResolvers<Said>();
		const worker = new Worker(thread, { workerData: { kind, bytes }, resourceLimits: limits, execArgv: [] });
		const late = setTimeout(() => resolve(undefined), patience);
		worker.once("message", resolve);
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`the thread for videos ended by itself with ${code}`)));
		try {
			const said = await promise;
			if (!said) throw damagedMedia();
			return { ...said, bytes: Buffer.from(said.bytes.buffer, said.bytes.byteOffset, said.bytes.length) };
		} finally {
			clearTimeout(late);
			await worker.terminate();
		}
	});
