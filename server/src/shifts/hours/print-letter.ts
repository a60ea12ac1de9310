import { filesInProgress } from "../../platform/errors.ts";
import { FairQueue } from "../../platform/rate-limit/fair-queue.ts";
import { runThread, threadFile } from "../../platform/worker-thread.ts";
import type { LetterContent } from "./letter-content.ts";

/** A letter takes half a second. */
const limits = { patience: 20_000, maxOldGenerationSizeMb: 256 };

const thread = threadFile("letter-thread", import.meta.url);
const queue = new FairQueue({ concurrency: 1, waitingPerKey: 4 }, filesInProgress);

/** In a thread of its own, one at a time: setting text from a font takes a core for a while, and chats do not wait for it. */
export const printLetter = (content: LetterContent, readerId: string): Promise<Buffer> =>
	queue.run(readerId, async () => {
		const { buffer, byteOffset, length } = await runThread<Uint8Array>(thread, content, limits);
		return Buffer.from(buffer, byteOffset, length);
	});
