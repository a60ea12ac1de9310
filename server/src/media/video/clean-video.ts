import { Worker } from "node:worker_threads";
import { filesInProgress, notReady } from "../../platform/errors.ts";
import { FairQueue } from "../../platform/rate-limit/fair-queue.ts";
import { threadFile } from "../../platform/worker-thread.ts";
import { damagedMedia } from "../errors.ts";
import type { Video } from "./video.ts";

/** Milliseconds; a video that is one takes a tenth of a second, and on a busy machine ten times as long. */
const timeoutMillis = 10_000;
const limits = { maxOldGenerationSizeMb: 256 };

const thread = threadFile("video-worker", import.meta.url);
/** Each is up to 5 MB in memory; a page sends one at a time. */
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 4 }, filesInProgress);

type Said = (Omit<Video, "bytes"> & { bytes: Uint8Array }) | undefined;

/** In a thread of its own, one at a time: whatever a file makes of the work, the chat does not wait for it. */
export const cleanVideo = (kind: "mp4" | "webm", bytes: Buffer, memberId: string): Promise<Video> =>
	queue.run(memberId, async () => {
		const { promise, resolve, reject } = Promise.withResolvers<Said>();
		const worker = new Worker(thread, { workerData: { kind, bytes }, resourceLimits: limits, execArgv: [] });
		// Not "damaged": a machine that is too busy says nothing about the file.
		const late = setTimeout(() => reject(notReady()), timeoutMillis);
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
