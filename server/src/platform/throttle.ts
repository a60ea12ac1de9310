import { setTimeout as wait } from "node:timers/promises";

type ThrottleOptions = {
	/** Milliseconds from the end of one run to the beginning of the next. */
	readonly pause: number;
	readonly failed: (error: unknown) => void;
	/** Milliseconds after which a run that failed is tried again until it succeeds; else it waits for the next call. */
	readonly retryAfter?: number;
};

/**
 * Many calls become one run; a call during a run is followed by another, so the last state is always told. When it is to
 * stop, the run that is under way ends.
 */
export const throttled = (run: () => Promise<void>, { pause, failed, retryAfter }: ThrottleOptions) => {
	const stopped = new AbortController();
	const { signal } = stopped;
	let isCalled = false;
	let running: Promise<void> | undefined;
	const waits = (milliseconds: number) => wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
	const work = async () => {
		while (isCalled && !signal.aborted) {
			isCalled = false;
			try {
				await run();
				await waits(pause);
			} catch (error) {
				if (retryAfter !== undefined) isCalled = true;
				failed(error);
				await waits(retryAfter ?? pause);
			}
		}
		running = undefined;
	};
	const call = () => {
		isCalled = true;
		running ??= work();
	};
	return Object.assign(call, {
		stop: async () => {
			stopped.abort();
			await running;
		},
	});
};
