import { setTimeout as wait } from "node:timers/promises";

/**
 * Many wishes for the same work become one run, at most every `pause` milliseconds; a wish that comes during a run is
 * followed by another, so the last state is always told.
 */
export const coalesced = (run: () => Promise<void>, pause: number, failed: (error: unknown) => void) => {
	let wished = false;
	let running = false;
	const work = async () => {
		running = true;
		while (wished) {
			wished = false;
			await run().catch(failed);
			await wait(pause, undefined, { ref: false });
		}
		running = false;
	};
	return () => {
		wished = true;
		if (!running) void work();
	};
};
