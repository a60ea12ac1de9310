import { setTimeout as wait } from "node:timers/promises";
import { throttled } from "./throttle.ts";

type Gathering<T> = {
	readonly none: () => T;
	readonly join: (one: T, other: T) => T;
	readonly run: (gathered: T) => Promise<void>;
	readonly failed: (error: unknown) => void;
	/** Milliseconds from the end of one run to the beginning of the next. */
	readonly pause: number;
	/** Milliseconds after which a run that failed is tried again. */
	readonly retryAfter: number;
	/** Milliseconds before each run, in which more is gathered for it. */
	readonly calm?: number;
};

/**
 * Many calls become one run, which gets what all of them brought. What a run that fails had is put back, so that nothing
 * is forgotten that was to be told.
 */
export const gathered = <T>({ none, join, run, calm, ...options }: Gathering<T>) => {
	let gathering = none();
	const runs = throttled(async () => {
		if (calm !== undefined) await wait(calm, undefined, { ref: false });
		const now = gathering;
		gathering = none();
		try {
			await run(now);
		} catch (error) {
			gathering = join(now, gathering);
			throw error;
		}
	}, options);
	const add = (what: T) => {
		gathering = join(gathering, what);
		runs();
	};
	return Object.assign(add, { stop: runs.stop });
};
