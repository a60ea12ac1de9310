import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds until what has failed is tried again. */
const pause = 1000;

/**
 * Work that must be done in the end: many wishes become one run, a wish that comes during a run is followed by another,
 * and a run that fails is tried again until it is stopped. `rest`: milliseconds from one run to the next.
 */
export const retrying = (run: () => Promise<void>, failed: (error: unknown) => void, rest = 0) => {
	const stopped = new AbortController();
	const { signal } = stopped;
	let wished = false;
	let running: Promise<void> | undefined;
	const waits = (milliseconds: number) => wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
	const work = async () => {
		while (wished && !signal.aborted) {
			wished = false;
			try {
				await run();
				await waits(rest);
			} catch (error) {
				wished = true;
				failed(error);
				await waits(pause);
			}
		}
		running = undefined;
	};
	return {
		wish: () => {
			wished = true;
			running ??= work();
		},
		/** What is being done is done. */
		stop: async () => {
			stopped.abort();
			await running;
		},
	};
};

export type Retry = ReturnType<typeof retrying>;
