import { useSyncExternalStore } from "react";
import { now } from "../../platform/time/time.ts";

const minute = 60_000;

const watch = (tick: () => void) => {
	const timer = setInterval(tick, minute);
	return () => clearInterval(timer);
};

/** Draws anew as minutes pass: the number of the one that runs. */
export const useMinute = (): number => useSyncExternalStore(watch, () => Math.floor(now() / minute));
