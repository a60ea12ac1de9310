import { useSyncExternalStore } from "react";
import { beforeLoggingOut } from "../log-out.ts";
import { createStore } from "./store.ts";

/** What was begun and is not done: it outlives the part of the page where one writes, and ends with the session. */
export const createDraftStore = <T>() => {
	const known = createStore<{ readonly all: ReadonlyMap<string, T> }>({ all: new Map() });
	beforeLoggingOut(() => known.change({ all: new Map() }));
	const get = (key: string): T | undefined => known.get().all.get(key);
	const keep = (key: string, value: T): void => known.change({ all: new Map(known.get().all).set(key, value) });
	const drop = (key: string): void => {
		const all = new Map(known.get().all);
		if (all.delete(key)) known.change({ all });
	};
	return { get, keep, drop, useDraft: (key: string) => useSyncExternalStore(known.subscribe, () => get(key)) };
};
