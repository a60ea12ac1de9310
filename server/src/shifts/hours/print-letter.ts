import { Worker } from "node:worker_threads";
import { filesInProgress } from "../../platform/errors.ts";
import { FairQueue } from "../../platform/rate-limit/fair-queue.ts";
import { threadFile } from "../../platform/thread-file.ts";
import type { LetterContent } from "./letter-content.ts";

/** Milliseconds; a letter takes half a second. */
const patience = 20_000;
const limits = { maxOldGenerationSizeMb: 256 };

const thread = threadFile("letter-thread", import.meta.url);
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 4 }, filesInProgress);

/** In a thread of its own, one at a time: setting text from a font takes a core for a while, and chats do not wait for it. */
export const printLetter = (content: LetterContent, readerId: string): Promise<Buffer> =>
	queue.run(readerId, async () => {
		const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
		const worker = new Worker(thread, { workerData: content, resourceLimits: limits, execArgv: [] });
		const late = setTimeout(() => reject(new Error("the thread for letters did not end")), patience);
		worker.once("message", resolve);
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`the thread for letters ended by itself with ${code}`)));
		try {
			const { buffer, byteOffset, length } = await promise;
			return Buffer.from(buffer, byteOffset, length);
		} finally {
			clearTimeout(late);
			await worker.terminate();
		}
	});
