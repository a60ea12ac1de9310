import { setTimeout as wait } from "node:timers/promises";

/**
 * Many wishes for the same work become one run, at most every `pause` milliseconds; a wish that comes during a run is
 * followed by another, so the last state is always told. When it is to stop, what is being done is done.
 */
export const throttled = (run: () => Promise<void>, pause: number, failed: (error: unknown) => void) => {
	const stopped = new AbortController();
	const { signal } = stopped;
	let wished = false;
	let running = false;
	let done = Promise.resolve();
	const work = async () => {
		running = true;
		while (wished && !signal.aborted) {
			wished = false;
			await run().catch(failed);
			await wait(pause, undefined, { ref: false, signal }).catch(() => undefined);
		}
		running = false;
	};
	const wish = () => {
		wished = true;
		if (!running) done = work();
	};
	return Object.assign(wish, {
		stop: async () => {
			stopped.abort();
			await done;
		},
	});
};
