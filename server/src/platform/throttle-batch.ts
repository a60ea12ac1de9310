import { setTimeout as wait } from "node:timers/promises";
import { throttled } from "./throttle.ts";

/** Thousands may come at once, so the first set is not copied for each. */
export const addAll = <T>(to: Set<T>, more: ReadonlySet<T>): Set<T> => {
	for (const one of more) to.add(one);
	return to;
};

type ThrottledBatch<T> = {
	readonly none: () => T;
	/** May change and return the first, which nobody else has. */
	readonly join: (batch: T, more: T) => T;
	readonly run: (batch: T) => Promise<void>;
	readonly failed: (error: unknown) => void;
	/** Milliseconds from the end of one run to the beginning of the next. */
	readonly pause: number;
	/** Milliseconds after which a run that failed is tried again. */
	readonly retryAfter: number;
	/** Milliseconds before each run, in which more is added to it. */
	readonly calm?: number;
};

/**
 * Many calls become one run, with what all of them brought. What a run that fails had is put back, so that nothing
 * is forgotten that was to be told.
 */
export const throttledBatch = <T>({ none, join, run, calm, ...options }: ThrottledBatch<T>) => {
	let batch = none();
	const runs = throttled(async () => {
		if (calm !== undefined) await wait(calm, undefined, { ref: false });
		const now = batch;
		batch = none();
		try {
			await run(now);
		} catch (error) {
			batch = join(now, batch);
			throw error;
		}
	}, options);
	const add = (what: T) => {
		batch = join(batch, what);
		runs();
	};
	return Object.assign(add, { stop: runs.stop });
};
