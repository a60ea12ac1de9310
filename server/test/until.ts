import { setTimeout as wait } from "node:timers/promises";

/** Resolves when it holds; for what no frame tells. */
export const until = async (holds: () => boolean | Promise<boolean>, seconds = 15) => {
	const signal = AbortSignal.timeout(seconds * 1000);
	while (!(await holds())) {
		signal.throwIfAborted();
		await wait(20);
	}
};
